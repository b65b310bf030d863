import type { ReactNode } from 'react'
import { LineIcon } from './line-icon.tsx'

const icons = {
  lost: 'M12 21s-7-5.6-7-11a7 7 0 0 1 14 0c0 5.4-7 11-7 11zM9.8 8.2a2.3 2.3 0 1 1 3.3 2.5c-.7.4-1.1.8-1.1 1.6M12 14.6v.1',
  unplugged: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-4 5.7V21M10 16.7A6 6 0 0 1 6 11M4 20l16-16',
}

type Props = { kind: keyof typeof icons; title: string; children: ReactNode; action: ReactNode; more?: ReactNode }

/** Page in place of one that cannot be shown: the reason, and the one thing to do about it. */
export function NoticePage({ kind, title, children, action, more }: Props) {
  return (
    <section className="notice-page">
      <LineIcon d={icons[kind]} />
      <h1>{title}</h1>
      <p>{children}</p>
      {action}
      {more}
    </section>
  )
}

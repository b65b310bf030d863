import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode }

/** Says that there is nothing, and what to do about it. */
export function EmptyNotice({ icon, title, children, action }: Props) {
  return (
    <div className="kh-notice">
      <Icon name={icon} size={28} />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

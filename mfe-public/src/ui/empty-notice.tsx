import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = { icon: IconName; title: string; heading?: 'h1' | 'h3'; children?: ReactNode; action?: ReactNode }

/** Says that there is nothing, and what to do about it. */
export function EmptyNotice({ icon, title, heading: Heading = 'h3', children, action }: Props) {
  return (
    <div className="kh-notice">
      <Icon name={icon} size={28} />
      <Heading className="kh-notice-title">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'

const back = { isBack: true }

/** True for the location state that a back link sets. */
export const isLedBack = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isBack' in state && state.isBack === true

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} state={back} className="kh-back">
      <Icon name="back" size={18} />
      {children}
    </Link>
  )
}

import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="kh-back">
      <Icon name="back" size={18} />
      {children}
    </Link>
  )
}

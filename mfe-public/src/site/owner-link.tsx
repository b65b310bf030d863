import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { OwnerSite } from './owner-site.ts'

/** A link to the owner's side, wherever this site stands. */
export function OwnerLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const origin = use(OwnerSite)
  return origin === null ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={origin + to} className={className}>
      {children}
    </a>
  )
}

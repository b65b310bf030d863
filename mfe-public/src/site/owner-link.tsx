import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { OwnerSite } from './site-context.ts'

type Props = { to: string; className?: string; target?: '_blank' | undefined; children: ReactNode }

/** A link to the owner's side, wherever this site stands. */
export function OwnerLink({ to, className, target, children }: Props) {
  const origin = use(OwnerSite)
  return origin === null ? (
    <Link to={to} className={className} target={target}>
      {children}
    </Link>
  ) : (
    <a href={origin + to} className={className} target={target}>
      {children}
    </a>
  )
}

import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Link } from 'react-router-dom'
import { Logo } from './logo.tsx'
import { OwnerLink } from './owner-link.tsx'
import { address } from './search-address.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useSearch } from './use-search.ts'

export function SiteHeader() {
  const { owner } = useSearch()
  return (
    <header className="kh-header">
      <div className="kh-header-row">
        <Link to={address(paths.public(), { guests: 1, ...(owner && { owner }) })} className="kh-brand">
          <Logo />
          <span className="kh-brand-words">
            <span className="kh-brand-name">Keyhaven</span>
            <span className="kh-brand-tagline">Stay with the people who live there</span>
          </span>
        </Link>
        <nav className="kh-header-actions" aria-label="Site">
          <OwnerLink to="/owner/" className="kh-button kh-button-quiet">
            Register your property
          </OwnerLink>
          <ThemeToggle />
        </nav>
      </div>
    </header>
  )
}

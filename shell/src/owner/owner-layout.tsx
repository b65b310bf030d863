import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Outlet, Link } from 'react-router-dom'
import { OwnerHeader } from './owner-header.tsx'

/** The frame of the owners' pages outside the dashboard. Login and register lead owners who are signed in to the dashboard. */
export function OwnerLayout() {
  return (
    <div className="owner-page">
      <OwnerHeader />
      <main className="owner-main">
        <Outlet />
      </main>
      <OwnerFooter />
    </div>
  )
}

const year = new Date().getFullYear()

function OwnerFooter() {
  return (
    <footer className="owner-footer">
      <div>
        <span>© {year} Keyhaven. All rights reserved.</span>
        <nav aria-label="Legal">
          <Link to={paths.legalNotice()}>Legal Notice</Link>
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
        </nav>
      </div>
    </footer>
  )
}

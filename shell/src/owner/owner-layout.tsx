import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Outlet, Link } from 'react-router-dom'
import { OwnerHeader } from './owner-header.tsx'
import { shellCatalog } from '../messages/catalogs.ts'

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
  const { owner: t } = useMessages(shellCatalog)
  return (
    <footer className="owner-footer">
      <div>
        <span>{t.rights(year)}</span>
        <nav aria-label={t.legal}>
          <Link to={paths.legalNotice()}>{t.legalNotice}</Link>
          <Link to={paths.privacyPolicy()}>{t.privacyPolicy}</Link>
        </nav>
      </div>
    </footer>
  )
}

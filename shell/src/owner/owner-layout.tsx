import { ownPath, paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { OwnerFooter } from './owner-footer.tsx'
import { OwnerHeader } from './owner-header.tsx'

const entrances = [paths.login(), paths.register()]

/** The frame of the owners' pages outside the dashboard. With a session, its entrances lead on to the dashboard. */
export function OwnerLayout() {
  const isSignedIn = useSession((state) => state.token !== null)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (isSignedIn && entrances.includes(pathname.replace(/\/$/, '')))
    return <Navigate to={ownPath(search.get('next'), paths.dashboard())} replace />
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

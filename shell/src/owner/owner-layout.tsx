import { Outlet } from 'react-router-dom'
import { OwnerFooter } from './owner-footer.tsx'
import { OwnerHeader } from './owner-header.tsx'

/** The frame of the owners' pages outside the dashboard. Its entrances lead those on who are signed in, by themselves. */
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

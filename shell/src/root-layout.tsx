import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { VersionNotice } from './version-notice.tsx'

export function RootLayout() {
  const { state } = useNavigation()
  return (
    <>
      {state !== 'idle' && <div className="shell-loading" role="progressbar" aria-label="Loading page" />}
      <VersionNotice />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

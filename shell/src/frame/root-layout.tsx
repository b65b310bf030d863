import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { VersionNotice } from '../composition/version-notice.tsx'

/** Every address that was typed has the key `default`: without its path, one page would take over the place of another. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function RootLayout() {
  const { state } = useNavigation()
  return (
    <>
      {state !== 'idle' && <div className="shell-loading" role="progressbar" aria-label="Loading page" />}
      <VersionNotice />
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

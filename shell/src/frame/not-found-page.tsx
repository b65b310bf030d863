import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { NoticePage } from './notice-page.tsx'
import { useTitle } from './use-title.ts'
import { zoneOf } from '../composition/zones.ts'

const homes = {
  dashboard: { path: paths.dashboard(), label: 'Go to dashboard' },
  owner: { path: paths.landing(), label: 'Go to home page' },
  public: { path: paths.public(), label: 'Go to home page' },
}

export function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useTitle('Page not found')
  const home = homes[zoneOf(pathname)]
  const back = (
    <Button type="primary" onClick={() => void navigate(home.path)}>
      {home.label}
    </Button>
  )
  return (
    <NoticePage kind="lost" title="Page not found" action={back}>
      The address may have a typo, or the page may have been removed.
    </NoticePage>
  )
}

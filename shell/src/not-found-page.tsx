import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Button, Result } from 'antd'
import { Link, useLocation } from 'react-router-dom'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const isDashboard = pathname.startsWith(paths.dashboard())
  const home = isDashboard ? paths.dashboard() : pathname.startsWith(paths.landing()) ? paths.landing() : paths.public()
  return (
    <Result
      status="404"
      title="There is no such page"
      subTitle="The address may be mistyped, or what was here is gone."
      extra={
        <Link to={home}>
          <Button type="primary">{isDashboard ? 'To the dashboard' : 'To the start page'}</Button>
        </Link>
      }
    />
  )
}

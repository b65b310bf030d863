import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { NoticePage } from './notice-page.tsx'
import { useTitle } from './use-title.ts'
import { zoneOf } from '../composition/zones.ts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { shellCatalog } from '../messages/catalogs.ts'

const homes = { dashboard: paths.dashboard(), owner: paths.landing(), public: paths.public() }

export function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { notFound: t } = useMessages(shellCatalog)
  useTitle(t.title)
  const zone = zoneOf(pathname)
  const back = (
    <Button type="primary" onClick={() => void navigate(homes[zone])}>
      {zone === 'dashboard' ? t.toDashboard : t.toHome}
    </Button>
  )
  return (
    <NoticePage kind="lost" title={t.title} action={back}>
      {t.why}
    </NoticePage>
  )
}

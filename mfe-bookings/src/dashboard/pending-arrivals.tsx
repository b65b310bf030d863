import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { theme } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { StaysToSee } from './stays-to-see.tsx'

/** Pending stays that arrive soon: until they are confirmed they count nowhere. */
export function PendingArrivals({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog).toConfirm
  const { token } = theme.useToken()
  const pending = useQuery(q(todayApi, {})).data?.to_confirm
  return <StaysToSee list={pending} title={t.title} heading={t.waiting} color={token.colorWarning} onOpen={onOpen} />
}

import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { theme } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { StaysToSee } from './stays-to-see.tsx'

/** Instant bookings since yesterday. */
export function NewBookings({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog).booked
  const { token } = theme.useToken()
  const booked = useQuery(q(todayApi, {})).data?.booked
  return <StaysToSee list={booked} title={t.title} heading={t.since} color={token.colorSuccess} onOpen={onOpen} />
}

import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { discountsApi } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'

/** All discounts of the owner, and what they can be about. */
export const useDiscounts = () => {
  const discounts = useQuery(q(discountsApi.list, { query: {} }))
  const rows = useQuery(q(calendarApi.rows, {}))
  return {
    loaded: discounts.data && rows.data && { discounts: discounts.data, rows: rows.data },
    failed: [discounts, rows].find(({ error, data }) => error && !data),
  }
}

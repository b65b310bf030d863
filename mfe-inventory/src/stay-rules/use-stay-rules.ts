import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { stayRulesApi } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'

/** All rules of the owner, the units that they are about, and the outer limits in the settings of the site. */
export const useStayRules = () => {
  const rules = useQuery(q(stayRulesApi.list, { query: {} }))
  const rows = useQuery(q(calendarApi.rows, {}))
  const site = useQuery(q(siteApi.settings, {}))
  return {
    loaded: rules.data && rows.data && site.data && { rules: rules.data, rows: rows.data, site: site.data },
    failed: [rules, rows, site].find(({ error, data }) => error && !data),
  }
}

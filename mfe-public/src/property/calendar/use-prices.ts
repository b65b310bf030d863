import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { addMonths, type Month } from './month.ts'
import type { NightPrices } from './night-prices.ts'

/** Prices of the nights of a month. The calendar renders without them, so they load late. */
export function usePrices(unit: PublicUnit, month: Month, first: Day, owner: string | undefined) {
  const { code } = useLanguage()
  const from = first > month ? first : `${month}-01`
  const input = { property: unit.property.id, unit: unit.id, from, to: `${addMonths(month, 1)}-01`, owner }
  return useQuery<NightPrices>({
    queryKey: ['public', 'prices', input, code],
    queryFn: ({ signal }) => import('./night-prices.ts').then((late) => late.nightPrices(input, code, signal)),
  }).data
}

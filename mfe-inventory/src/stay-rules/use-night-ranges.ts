import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { stayRulesCatalog } from '../messages/catalogs.ts'

const maxRanges = 4

/** Says ranges of nights by their first and last night: “8 – 31 July 2027, 3 – 4 August 2027”. */
export const useNightRanges = () => {
  const { sentence, unbookable: t } = useMessages(stayRulesCatalog)
  return (ranges: readonly StayDays[]) =>
    [
      ...ranges.slice(0, maxRanges).map(({ check_in, check_out }) => sentence.dates(check_in, addDays(check_out, -1))),
      ...(ranges.length > maxRanges ? [t.moreRanges(ranges.length - maxRanges)] : []),
    ].join(', ')
}

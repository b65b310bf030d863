import type { ListedBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { DayText } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookingsCatalog } from '../../messages/catalogs.ts'
import { Below } from './below.tsx'

/** Days, length and party of a booking, in a cell of a list. */
export function StayText({ booking }: { booking: ListedBooking }) {
  const t = useMessages(bookingsCatalog)
  const { check_in, check_out, total_days, ...guests } = booking
  return (
    <>
      <Text nowrap>
        <DayText value={check_in} /> – <DayText value={check_out} />
      </Text>
      <Below>{t.length(total_days, partyOf(guests))}</Below>
    </>
  )
}

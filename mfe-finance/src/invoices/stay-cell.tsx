import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { DayText } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'

type Props = {
  booking: Pick<Invoice['booking'], 'id' | 'reference' | 'check_in' | 'check_out'> & { unit: { name: string } }
  /** Name of the link to the booking. */
  label: string
}

/** Unit, days and booking of a row. */
export const StayCell = ({ booking, label }: Props) => (
  <>
    <Text block breakWord>
      {booking.unit.name}
    </Text>
    <Text type="secondary" block size={13}>
      <DayText value={booking.check_in} /> – <DayText value={booking.check_out} />
    </Text>
    <TextLink to={paths.bookings(booking.id)} aria-label={label}>
      {booking.reference}
    </TextLink>
  </>
)

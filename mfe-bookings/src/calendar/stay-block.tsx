import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { showDay } from '@keyhaven/shared-contracts/contract/day'
import { statusLabels } from '../bookings/booking-status.ts'
import { clientName } from '../clients/client-name.ts'

// The same by day and by night: white on green and red is AA, as is ink on yellow.
const colors = {
  confirmed: { background: '#1d7a46', color: '#ffffff' },
  pending: { background: '#FFC810', color: '#2b2200' },
  cancelled: { background: '#b52a30', color: '#ffffff' },
} as const

/** A stay in the calendar, by the first name of its guest. */
export function StayBlock({ booking, onOpen }: { booking: Booking; onOpen: () => void }) {
  const { client, status, check_in, check_out } = booking
  const says = `${clientName(client)}, ${statusLabels[status]}, ${showDay(check_in)} – ${showDay(check_out)}`
  return (
    <button
      type="button"
      onClick={onOpen}
      title={says}
      aria-label={says}
      style={{
        ...colors[status],
        display: 'block',
        width: '100%',
        height: 34,
        border: 0,
        borderRadius: 6,
        padding: '0 6px',
        font: 'inherit',
        fontSize: 13,
        fontWeight: 600,
        textAlign: 'start',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        cursor: 'pointer',
      }}
    >
      {client.first_name}
    </button>
  )
}

import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/calendar'
import { useCommand, useIdempotencyKey } from '@keyhaven/shared-contracts/web/api'
import { useBlockCommands } from './use-block-commands.ts'
import { clientName } from '../../clients/client-name.ts'
import { useAddGuest } from '../../clients/new-guest.ts'
import { shortRange } from '../moving/conflicts.ts'
import { bookingOf, type QuickValues } from './quick-rules.ts'

/** What the quick dialog can do; each says so when it is done, with a way back where there is one. */
export const useQuickCommands = (
  calendar: CalendarRows,
  onDone: (text: string, undo?: () => Promise<unknown>) => void,
) => {
  const create = useCommand(bookingsApi.create)
  const addGuest = useAddGuest()
  const blocks = useBlockCommands()
  const keyOf = useIdempotencyKey()
  const unitName = (id: number) => calendar.units.find((unit) => unit.id === id)?.name ?? 'the unit'

  return {
    addGuest,
    book: async (values: QuickValues, client: number) => {
      const body = bookingOf(values, client)
      const booking = await create.mutateAsync({ body, idempotencyKey: keyOf(body) })
      const range = shortRange(booking.check_in, booking.check_out)
      onDone(`Booked ${booking.unit.name} for ${clientName(booking.client)}, ${range} (${booking.reference})`)
    },
    block: async (values: QuickValues) => {
      const block = await blocks.create(values, values.reason)
      const text = `Blocked ${unitName(block.unit)}, ${shortRange(block.start, block.end)}`
      onDone(text, () => blocks.remove(block))
    },
  }
}

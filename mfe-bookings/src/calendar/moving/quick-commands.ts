import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/calendar'
import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { useIdempotencyKey } from '@keyhaven/shared-contracts/web/idempotency-key'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useRef } from 'react'
import { useBlockCommands } from '../../blocks/block-commands.ts'
import { touchedByBookings } from '../../bookings/commands.ts'
import { clientName } from '../../clients/client-name.ts'
import { shortRange } from './conflicts.ts'
import { bookingOf, type QuickValues } from './quick-rules.ts'

type Guest = NonNullable<QuickValues['guest']>

/** What the quick dialog can do; each says so when it is done, with a way back where there is one. */
export const useQuickCommands = (
  calendar: CalendarRows,
  onDone: (text: string, undo?: () => Promise<unknown>) => void,
) => {
  const create = useCommand(bookingsApi.create, touchedByBookings)
  const createClient = useCommand(clientsApi.create)
  const blocks = useBlockCommands()
  const keyOf = useIdempotencyKey()
  const added = useRef<{ content: string; id: number }>(undefined)
  const unitName = (id: number) => calendar.units.find((unit) => unit.id === id)?.name ?? 'the unit'

  return {
    /** Once for one content: booking again after a refusal does not make the guest twice. */
    addGuest: async (guest: Guest) => {
      const content = JSON.stringify(guest)
      if (added.current?.content !== content) {
        added.current = { content, id: (await createClient.mutateAsync({ body: guest })).id }
      }
      return added.current.id
    },
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

import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { useCommand, useIdempotencyKey } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import { useBlockCommands } from './use-block-commands.ts'
import { clientName } from '../../clients/client-name.ts'
import { useAddGuest } from '../../clients/new-guest.ts'
import { nightsOf } from '../moving/move-words.ts'
import { bookingOf, type QuickValues } from './quick-rules.ts'

/** Commands of the quick dialog; each shows a notice when it is done, with an undo where there is one. */
export const useQuickCommands = (
  calendar: CalendarRows,
  onDone: (text: string, undo?: () => Promise<unknown>) => void,
) => {
  const t = useMessages(calendarDialogsCatalog)
  const { range } = useMessages(calendarCatalog)
  const create = useCommand(bookingsApi.create)
  const addGuest = useAddGuest()
  const blocks = useBlockCommands()
  const keyOf = useIdempotencyKey()
  const unitName = (id: number) => calendar.units.find((unit) => unit.id === id)?.name ?? t.block.someUnit

  return {
    addGuest,
    book: async (values: QuickValues, client: number) => {
      const body = bookingOf(values, client)
      const booking = await create.mutateAsync({ body, idempotencyKey: keyOf(body) })
      const { reference } = booking
      const stay = { unit: booking.unit.name, guest: clientName(booking.client), when: range(nightsOf(booking)) }
      onDone(t.booking.booked({ ...stay, reference }))
    },
    block: async (values: QuickValues) => {
      const block = await blocks.create(values, values.reason)
      const text = t.block.blocked(unitName(block.unit), range({ from: block.start, to: block.end }))
      onDone(text, () => blocks.remove(block))
    },
  }
}

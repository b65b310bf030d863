import { type Booking, type bookingChange, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { ApiError } from '@keyhaven/shared-contracts/web/api-error'
import { useIdempotencyKey } from '@keyhaven/shared-contracts/web/idempotency-key'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { type Agreed, useDocumentsQuestion } from './documents-question.ts'
import type { z } from 'zod'

type Values = z.input<typeof bookingChange>

/** Whose answers are old once a booking was written, beside the bookings themselves. */
export const touchedByBookings = ['calendar', 'dashboard', 'invoices', 'payments', 'analytics'] as const

/** Saves, changes and deletes bookings. */
export const useBookingCommands = (booking?: Booking) => {
  const { message } = App.useApp()
  const cache = useQueryClient()
  const keyOf = useIdempotencyKey()
  const creating = useCommand(bookingsApi.create, touchedByBookings)
  const updating = useCommand(bookingsApi.update, touchedByBookings)
  const removing = useCommand(bookingsApi.remove, touchedByBookings)
  const sendAgreed = useDocumentsQuestion()
  const params = { id: booking?.id ?? 0 }

  // Somebody else was faster: the lists that the choice came from are old.
  const orLookAgain = async <T>(sent: Promise<T>) => {
    try {
      return await sent
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        for (const domain of ['bookings', 'calendar']) void cache.invalidateQueries({ queryKey: [domain] })
      }
      throw error
    }
  }
  return {
    create: (body: Values) => orLookAgain(creating.mutateAsync({ body, idempotencyKey: keyOf(body) })),
    /** `false` where an issued invoice was to stay as it is. */
    update: async (body: Values) => {
      const send = (agreed: Agreed) => updating.mutateAsync({ params, body: { ...body, ...agreed } })
      const after = await orLookAgain(sendAgreed(send))
      if (booking && after && after.total_price !== booking.total_price) {
        message.info(`Total price: ${showEuros(booking.total_price)} → ${showEuros(after.total_price)}`, 6)
      }
      return after
    },
    remove: () => removing.mutateAsync({ params }),
  }
}

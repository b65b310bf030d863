import { type Booking, type bookingChange, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { ApiError } from '@keyhaven/shared-contracts/web/api-error'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import type { z } from 'zod'

type Values = z.input<typeof bookingChange>

const touched = ['dashboard', 'invoices', 'analytics'] as const

/** One key for one content, so that sending it again after a lost answer books once, and another content anew. */
const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })
  return (body: unknown) => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) {
      const random = crypto.getRandomValues(new Uint8Array(16))
      last.current = { content, key: [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
    }
    return last.current.key
  }
}

/** Saves, changes and deletes bookings. */
export const useBookingCommands = (booking?: Booking) => {
  const { message } = App.useApp()
  const cache = useQueryClient()
  const keyOf = useIdempotencyKey()
  const creating = useCommand(bookingsApi.create, touched)
  const updating = useCommand(bookingsApi.update, touched)
  const removing = useCommand(bookingsApi.remove, touched)
  const params = { id: booking?.id ?? 0 }

  // Somebody else was faster: the lists that the choice came from are old.
  const orLookAgain = async <T>(sent: Promise<T>) => {
    try {
      return await sent
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void cache.invalidateQueries({ queryKey: ['bookings'] })
      throw error
    }
  }
  return {
    create: (body: Values) => orLookAgain(creating.mutateAsync({ body, idempotencyKey: keyOf(body) })),
    update: async (body: Values) => {
      const after = await orLookAgain(updating.mutateAsync({ params, body }))
      if (booking && after.total_price !== booking.total_price) {
        message.info(`Total price: ${showEuros(booking.total_price)} → ${showEuros(after.total_price)}`, 6)
      }
    },
    remove: () => removing.mutateAsync({ params }),
  }
}

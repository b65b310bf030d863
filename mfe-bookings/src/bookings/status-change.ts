import { type Booking, type BookingStatus, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { q, useCommand } from '@keyhaven/shared-contracts/web/query'
import { bookingBody } from './booking-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { touchedByBookings } from './commands.ts'

/** Confirms, cancels and reopens a booking, and knows what a cancelled one was before. */
export const useStatusChange = (booking: Booking) => {
  const cache = useQueryClient()
  const [before, setBefore] = useState<BookingStatus>('pending')
  const { mutate, isPending, error, reset } = useCommand(bookingsApi.update, touchedByBookings)
  const changeTo = (status: BookingStatus) => {
    if (status === 'cancelled') setBefore(booking.status)
    mutate(
      { params: { id: booking.id }, body: { ...bookingBody(booking), status } },
      // After a refusal what was on the screen is old: the new version takes its place.
      {
        onSuccess: (after) => cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after),
        onError: () => void cache.invalidateQueries({ queryKey: ['bookings'] }),
      },
    )
  }
  return {
    confirm: () => changeTo('confirmed'),
    cancel: () => changeTo('cancelled'),
    reopen: () => changeTo(before),
    isPending,
    error,
    forgetError: reset,
  }
}

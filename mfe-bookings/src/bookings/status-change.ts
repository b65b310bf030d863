import { type Booking, type BookingStatus, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { q, useCommand } from '@keyhaven/shared-contracts/web/query'
import { bookingBody } from './form/booking-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { touchedByBookings } from './use-booking-commands.ts'
import { type Agreed, useDocumentsQuestion } from './documents-question.ts'

/** Confirms, cancels and reopens a booking, and knows what a cancelled one was before. */
export const useStatusChange = (booking: Booking) => {
  const cache = useQueryClient()
  const [before, setBefore] = useState<BookingStatus>('pending')
  const [error, setError] = useState<Error | null>(null)
  const { mutateAsync, isPending } = useCommand(bookingsApi.update, touchedByBookings)
  const sendAgreed = useDocumentsQuestion()
  /** The booking as it is then; nothing where it was refused, or not meant after all. */
  const changeTo = async (status: BookingStatus, known?: Agreed) => {
    setError(null)
    if (status === 'cancelled') setBefore(booking.status)
    const send = (agreed: Agreed) =>
      mutateAsync({ params: { id: booking.id }, body: { ...bookingBody(booking), status, ...agreed } })
    try {
      const after = await sendAgreed(send, known)
      if (after) cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      return after || undefined
    } catch (failure) {
      setError(failure as Error)
      // After a refusal what was on the screen is old: the new version takes its place.
      void cache.invalidateQueries({ queryKey: ['bookings'] })
      return undefined
    }
  }
  return {
    confirm: () => void changeTo('confirmed'),
    cancel: (agreed: Agreed) => changeTo('cancelled', agreed),
    reopen: () => void changeTo(before),
    isPending,
    error,
    forgetError: () => setError(null),
  }
}

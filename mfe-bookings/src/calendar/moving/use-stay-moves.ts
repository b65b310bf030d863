import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { calendarApi, type CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { ApiError, q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { bookingBody } from '../../bookings/form/booking-rules.ts'
import type { UnitNights, DragSubject, TodayIn } from './drag.ts'
import { type Consent, useDocumentsConsent } from '../../bookings/use-booking-commands.ts'
import { clientName } from '../../clients/client-name.ts'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import type { Messages } from '../../messages/calendar/en.ts'
import { movedText, nightsOf } from './move-words.ts'
import { showAt } from './moves-in-cache.ts'
import type { UndoNotice } from './use-undo-notice.tsx'

export type Pricing = 'current' | 'keep'

export const bookingPlace = ({ unit, check_in, check_out }: Booking): UnitNights => ({
  unit: unit.id,
  check_in,
  check_out,
})

/** Quote of a booking at another place, with its own party, code and services. */
export const quoteInputOf = (booking: Booking, { unit, check_in, check_out }: UnitNights) => ({
  booking: booking.id,
  unit,
  check_in,
  check_out,
  guests_count: booking.guests_count,
  promo_code: booking.promo_code?.id ?? null,
  services: booking.services.map(({ id }) => id),
})

/** The whole booking at another place, as a change sends it. */
const movedBooking = (
  booking: Booking,
  { unit, property, check_in, check_out }: UnitNights & { property: number },
  pricing: Pricing,
  version = booking.version,
) => ({ ...bookingBody(booking), unit, property, check_in, check_out, pricing, version })

/** Explains in a sentence or two that a move failed and the stay is back. */
export const moveFailureText = ({ move }: Messages, name: string, error: unknown) => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : move.failed
  const { code, message } = error.problem
  return code === 'stale' ? move.changedMeanwhile(name) : move.notMoved(message)
}

export const bookingSubject = (booking: Booking): DragSubject => ({
  ...bookingPlace(booking),
  kind: 'stay',
  id: booking.id,
  version: booking.version,
  guests_count: booking.guests_count,
  name: clientName(booking.client),
})

/** Saves the move of a stay and offers the way back, asking first where issued documents change; what the server refuses is thrown. */
export const useStayMoves = (notice: UndoNotice, todayIn: TodayIn) => {
  const t = useMessages(calendarCatalog)
  const language = useLanguage()
  const cache = useQueryClient()
  const update = useCommand(bookingsApi.update)
  const sendAgreed = useDocumentsConsent()

  /** Shows something where it is about to be. */
  const show = async (subject: DragSubject, place: UnitNights, version?: number) => {
    // An answer that is on its way knows nothing of the move yet.
    await cache.cancelQueries({ queryKey: ['calendar', calendarApi.stays.path] })
    showAt(cache, subject, place, version)
  }
  const takeBack = (subject: DragSubject) => {
    showAt(cache, subject, subject)
    void cache.invalidateQueries({ queryKey: ['calendar'] })
  }

  /**
   * Pricing with which Undo leaves the total as it is. The lines may be those of the other nights by now: today's prices bring the former lines
   * back, as long as they give the same total.
   */
  const pricingAt = async (before: Booking, after: Booking): Promise<Pricing> => {
    if (JSON.stringify(after.price_lines) === JSON.stringify(before.price_lines)) return 'keep'
    const ask = q(bookingsApi.quote, { body: quoteInputOf(before, bookingPlace(before)) })
    const quote = await cache.fetchQuery({ ...ask, staleTime: 0 }).catch(() => undefined)
    return quote?.total_price === before.total_price ? 'current' : 'keep'
  }

  const undo = async (before: Booking, after: Booking) => {
    const subject = bookingSubject(after)
    const place = bookingPlace(before)
    // A move that changed the price is priced again when it is undone; the message below says so if the price differs by then.
    try {
      await show(subject, place)
      const pricing = after.total_price === before.total_price ? await pricingAt(before, after) : 'current'
      const body = movedBooking(before, { ...place, property: before.property.id }, pricing, after.version)
      const send = (agreed: Consent) => update.mutateAsync({ params: { id: before.id }, body: { ...body, ...agreed } })
      const now = await sendAgreed(send)
      if (!now) return takeBack(subject)
      showAt(cache, subject, place, now.version)
      const [was, is] = [before.total_price, now.total_price]
      const undone = { name: subject.name, unit: before.unit.name, ...nightsOf(place) }
      notice.done(was === is ? t.move.undone(undone) : t.move.undoneAtPrice({ ...undone, was, is }))
    } catch (error) {
      takeBack(subject)
      notice.failed(moveFailureText(t, subject.name, error))
    }
  }

  return {
    show,
    takeBack,
    /** `false` where an issued invoice was to stay as it is, and the stay with it. */
    save: async (booking: Booking, place: UnitNights, unit: CalendarUnit, pricing: Pricing, consent?: Consent) => {
      const subject = bookingSubject(booking)
      const body = movedBooking(booking, { ...place, property: unit.property }, pricing)
      const send = (agreed: Consent) => update.mutateAsync({ params: { id: booking.id }, body: { ...body, ...agreed } })
      const after = await sendAgreed(send, consent)
      if (!after) return false
      showAt(cache, subject, place, after.version)
      const [was, is] = [language.euros(booking.total_price), language.euros(after.total_price)]
      // A stay cannot be moved back into the past.
      const canReturn = booking.check_in === after.check_in || booking.check_in >= todayIn(booking.unit.id)
      notice.done(
        movedText(t, subject, place, unit.name) + (was === is ? '' : ` · ${was} → ${is}`),
        canReturn ? () => void undo(booking, after) : undefined,
      )
      return after
    },
  }
}

import { type Booking, bookingsApi, type Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { ApiError, q, refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import { useBlockCommands } from '../dialogs/use-block-commands.ts'
import { type DragSubject, type UnitNights, samePlace, type TodayIn } from './drag.ts'
import { moveFailureText, bookingPlace, type Pricing, quoteInputOf, useStayMoves } from './use-stay-moves.ts'
import { movedText, subjectName } from './move-words.ts'
import { showAt } from './moves-in-cache.ts'
import type { UndoNotice } from './use-undo-notice.tsx'

/** A drop that would change the price, leave the nights of its code, replace an issued invoice or break a rule for guests: it waits for the owner's answer. */
export type PendingMove = {
  subject: DragSubject
  place: UnitNights
  unit: CalendarUnit
  booking: Booking
  quote: Quote
  /** Reason why the code of the booking does not count there: its price can only stay. */
  codeRefusal?: string | undefined
}

/** Moves stays and blocks that were dropped: shown at once, saved, and taken back where the server refuses. */
export const useMoves = (unitOf: (id: number) => CalendarUnit | undefined, notice: UndoNotice, todayIn: TodayIn) => {
  const t = useMessages(calendarCatalog)
  const cache = useQueryClient()
  const { show, takeBack, save } = useStayMoves(notice, todayIn)
  const blocks = useBlockCommands()
  const [questions, setQuestions] = useState<readonly PendingMove[]>([])
  const pending = questions[0]

  const orTakeBack = async (subject: DragSubject, move: () => Promise<void>) => {
    try {
      await move()
    } catch (error) {
      takeBack(subject)
      notice.failed(moveFailureText(t, subjectName(t, subject), error))
      refreshAfter(cache, bookingsApi.update)
    }
  }

  /** A booking whose code does not count at the place is quoted as its form does: with the price that it has. */
  const quoteAt = async (booking: Booking, place: UnitNights) => {
    const ask = (pricing: Pricing) => {
      const body = { ...quoteInputOf(booking, place), pricing }
      return cache.fetchQuery({ ...q(bookingsApi.quote, { body }), staleTime: 0 })
    }
    try {
      return { quote: await ask('current') }
    } catch (error) {
      const codeRefusal = error instanceof ApiError ? error.problem.fields?.['promo_code']?.[0] : undefined
      if (codeRefusal === undefined) throw error
      return { quote: await ask('keep'), codeRefusal }
    }
  }

  const moveStay = async (subject: DragSubject, place: UnitNights, unit: CalendarUnit) => {
    await show(subject, place)
    const booking = await cache.fetchQuery({ ...q(bookingsApi.one, { params: { id: subject.id } }), staleTime: 0 })
    if (!samePlace(bookingPlace(booking), subject)) throw new Error(t.move.movedMeanwhile(subjectName(t, subject)))
    const { quote, codeRefusal } = await quoteAt(booking, place)
    const isRepriced = codeRefusal !== undefined || (quote.repriced && quote.total_price !== booking.total_price)
    const matters = isRepriced || quote.invoice !== null || quote.stay_check !== undefined
    if (matters && quote.taken.length === 0)
      setQuestions((waiting) => [...waiting, { subject, place, unit, booking, quote, codeRefusal }])
    else if (!(await save(booking, place, unit, codeRefusal === undefined ? 'current' : 'keep'))) takeBack(subject)
  }

  const moveBlock = async (subject: DragSubject, place: UnitNights, unit: CalendarUnit) => {
    await show(subject, place)
    const { version } = await blocks.change(subject, place, subject.reason ?? '')
    showAt(cache, subject, place, version)
    const there = { ...subject, ...place, version }
    notice.done(movedText(t, subject, place, unit.name), () => {
      void orTakeBack(there, () => moveBlock(there, subject, unitOf(subject.unit) ?? unit))
    })
  }

  return {
    /** The question that has waited longest; the others follow its answer. */
    pending,
    /** Lets go of a bar at a place that is free as far as anybody here knows. */
    drop: (subject: DragSubject, place: UnitNights) => {
      const unit = unitOf(place.unit)
      const move = subject.kind === 'stay' ? moveStay : moveBlock
      if (unit) void orTakeBack(subject, () => move(subject, place, unit))
    },
    /** The answer to the question: which price holds; null leaves everything where it was. */
    answer: (pricing: Pricing | null) => {
      setQuestions((waiting) => waiting.slice(1))
      if (!pending) return
      const { subject, place, unit, booking, quote } = pending
      if (!pricing) return takeBack(subject)
      const agreed = { cancels_invoice: quote.invoice?.number ?? null }
      void orTakeBack(subject, async () => {
        if (!(await save(booking, place, unit, pricing, agreed))) takeBack(subject)
      })
    },
  }
}

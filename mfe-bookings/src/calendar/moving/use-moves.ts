import { type Booking, bookingsApi, type Quote } from '@keyhaven/shared-contracts/contract/bookings'
import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/calendar'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBlockCommands } from '../dialogs/use-block-commands.ts'
import { type DragSubject, type Place, samePlace, type TodayIn } from './drag.ts'
import { failureOf, placeOfBooking, type Pricing, wishOf, useStayMoves } from './use-stay-moves.ts'
import { sayPlaced } from './move-words.ts'
import { showAt } from './moves-in-cache.ts'
import type { UndoNotice } from './use-undo-notice.tsx'

/** A drop that would change the price or replace an issued invoice: it waits for a word. */
export type MoveAsked = { held: DragSubject; place: Place; unit: CalendarUnit; booking: Booking; quote: Quote }

/** Moves stays and blocks that were dropped: shown at once, saved, and taken back where the server refuses. */
export const useMoves = (unitOf: (id: number) => CalendarUnit | undefined, notice: UndoNotice, todayIn: TodayIn) => {
  const cache = useQueryClient()
  const { show, takeBack, save } = useStayMoves(notice, todayIn)
  const blocks = useBlockCommands()
  const [questions, setQuestions] = useState<readonly MoveAsked[]>([])
  const asked = questions[0]

  const orTakeBack = async (held: DragSubject, move: () => Promise<void>) => {
    try {
      await move()
    } catch (error) {
      takeBack(held)
      notice.failed(failureOf(held.name, error))
      void cache.invalidateQueries({ queryKey: ['bookings'] })
    }
  }

  const moveStay = async (held: DragSubject, place: Place, unit: CalendarUnit) => {
    await show(held, place)
    const booking = await cache.fetchQuery({ ...q(bookingsApi.one, { params: { id: held.id } }), staleTime: 0 })
    if (!samePlace(placeOfBooking(booking), held))
      throw new Error(`${held.name} was moved meanwhile. Nothing was changed.`)
    const quote = await cache.fetchQuery({ ...q(bookingsApi.quote, { body: wishOf(booking, place) }), staleTime: 0 })
    const matters = (quote.repriced && quote.total_price !== booking.total_price) || quote.invoice !== null
    if (matters && quote.taken.length === 0)
      setQuestions((waiting) => [...waiting, { held, place, unit, booking, quote }])
    else if (!(await save(booking, place, unit, 'current'))) takeBack(held)
  }

  const moveBlock = async (held: DragSubject, place: Place, unit: CalendarUnit) => {
    await show(held, place)
    const { version } = await blocks.change(held, place, held.reason ?? '')
    showAt(cache, held, place, version)
    const there = { ...held, ...place, version }
    notice.done(sayPlaced(held, place, unit.name), () => {
      void orTakeBack(there, () => moveBlock(there, held, unitOf(held.unit) ?? unit))
    })
  }

  return {
    /** The question that has waited longest; the others follow its answer. */
    asked,
    /** Lets go of a bar at a place that is free as far as anybody here knows. */
    drop: (held: DragSubject, place: Place) => {
      const unit = unitOf(place.unit)
      const move = held.kind === 'stay' ? moveStay : moveBlock
      if (unit) void orTakeBack(held, () => move(held, place, unit))
    },
    /** The answer to the question: which price holds; null leaves everything where it was. */
    answer: (pricing: Pricing | null) => {
      setQuestions((waiting) => waiting.slice(1))
      if (!asked) return
      const { held, place, unit, booking, quote } = asked
      if (!pricing) return takeBack(held)
      const agreed = { cancels_invoice: quote.invoice?.number ?? null }
      void orTakeBack(held, async () => {
        if (!(await save(booking, place, unit, pricing, agreed))) takeBack(held)
      })
    },
  }
}

import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type taxCorrection, taxCorrectionApi } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { ApiError, q, refreshAfter, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { touristTaxCatalog } from '../../messages/catalogs.ts'
import { type Consent, useDocumentsConsent } from '../use-booking-commands.ts'

type Guests = z.input<typeof taxCorrection>['guests']

/** The lower amount that an answer asks about; undefined where it is about something else. */
const lowerAmount = (error: unknown) => {
  if (!(error instanceof ApiError) || error.problem.code !== 'tax_below_declared') return undefined
  const { now } = error.problem.reason?.params ?? {}
  return typeof now === 'number' ? { now, words: error.message } : undefined
}

/** Corrects the tourist tax of a booking; asks before it takes less than was declared, and before an issued invoice is replaced. */
export const useTaxCorrection = (booking: Booking, onDone: () => void) => {
  const t = useMessages(touristTaxCatalog)
  const cache = useQueryClient()
  const confirm = useConfirm()
  const sendAgreed = useDocumentsConsent()
  const { mutateAsync, isPending } = useCommand(taxCorrectionApi.correct)
  const [error, setError] = useState<ApiError>()

  const sendFor = (guests: Guests, below_declared?: number) => (agreed: Consent) =>
    mutateAsync({
      params: { id: booking.id },
      body: { guests, version: booking.version, ...(below_declared !== undefined && { below_declared }), ...agreed },
    })

  /** The corrected booking, or nothing where its owner left it as it was. */
  const send = async (guests: Guests, meant?: number): Promise<Booking | undefined> => {
    try {
      return (await sendAgreed(sendFor(guests, meant))) || undefined
    } catch (failure) {
      const lower = lowerAmount(failure)
      if (!lower || lower.now === meant) throw failure
      const isMeant = await confirm({
        title: t.lowerTitle,
        content: lower.words,
        okText: t.takeLower(lower.now),
        cancelText: t.leave,
        focusable: { autoFocusButton: 'cancel' as const },
        centered: true,
      })
      return isMeant ? send(guests, lower.now) : undefined
    }
  }

  const correct = async (guests: Guests) => {
    setError(undefined)
    try {
      const after = await send(guests)
      if (!after) return
      cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      onDone()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      refreshAfter(cache, bookingsApi.update)
    }
  }
  return { correct, isPending, error }
}

import {
  type Booking,
  type bookingChange,
  bookingsApi,
  type newBooking,
  type BookingStatus,
} from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { DocumentsChange } from '@keyhaven/shared-contracts/contract/bookings/documents-change'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { ApiError, q, refreshAfter, useCommand, useIdempotencyKey } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { bookingCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/booking/en.ts'
import { documentsChangeWords } from './money/money-words.ts'
import type { TypedFee } from './fee/fee-field.tsx'
import { documentsOf } from './money/use-booking-account.ts'
import { bookingBody } from './form/booking-rules.ts'

/** The issued invoice that a change may cancel, once the owner has agreed; null until then. */
export type Consent = { cancels_invoice: string | null }
const noConsent: Consent = { cancels_invoice: null }

const questionOf = ({ consent: t, documentsChange }: Messages, documents: DocumentsChange) => ({
  title: documents.replacement ? t.replaces : t.cancels,
  content: `${documentsChangeWords(documentsChange, documents)} ${documents.replacement?.status === 'issued' ? t.sendDocuments : t.sendDocument}`,
  okText: documents.replacement ? t.replace : t.cancel,
  cancelText: t.leave,
  // Enter may still be held down from the step before.
  focusable: { autoFocusButton: 'cancel' as const },
  centered: true,
  width: 460,
})

/**
 * Sends a change of a booking. Where that would cancel an issued invoice the server says so; then the owner is asked, and it is
 * sent again with that consent. `false` where nothing was changed after all.
 */
export const useDocumentsConsent = () => {
  const t = useMessages(bookingCatalog)
  const confirm = useConfirm()
  const sendAgreed = async <T>(
    send: (agreed: Consent) => Promise<T>,
    agreed: Consent = noConsent,
  ): Promise<T | false> => {
    try {
      return await send(agreed)
    } catch (error) {
      const documents = error instanceof ApiError ? error.problem.documents : undefined
      if (!documents) throw error
      const isMeant = await confirm(questionOf(t, documents))
      return isMeant && sendAgreed(send, { cancels_invoice: documents.cancels.number })
    }
  }
  return sendAgreed
}

type Values = z.input<typeof bookingChange>

/** Saves, changes and deletes bookings. */
export const useBookingCommands = (booking?: Booking) => {
  const t = useMessages(bookingCatalog)
  const { message } = App.useApp()
  const cache = useQueryClient()
  const keyOf = useIdempotencyKey()
  const creating = useCommand(bookingsApi.create)
  const updating = useCommand(bookingsApi.update)
  const removing = useCommand(bookingsApi.remove)
  const sendAgreed = useDocumentsConsent()
  const params = { id: booking?.id ?? 0 }

  /** Names the documents that came in the place of an invoice, and where they can be mailed. */
  const sayReplaced = async (id: number, number: string) => {
    // Whatever goes wrong here, the change stands and the list of documents says the same.
    const documents = await cache.fetchQuery({ ...documentsOf(id), staleTime: 0 }).catch(() => undefined)
    const cancellation = documents?.rows.find(({ cancels_number }) => cancels_number === number)
    const next = documents?.rows.find(({ kind, status }) => kind === 'invoice' && status === 'issued')
    if (cancellation)
      message.success(t.documentsReplaced(number, cancellation.invoice_number, next?.invoice_number ?? null), 10)
  }

  // Somebody else was faster: the lists that the choice came from are old.
  const refreshOnConflict = async <T>(request: Promise<T>) => {
    try {
      return await request
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) refreshAfter(cache, bookingsApi.update)
      throw error
    }
  }
  return {
    create: (body: z.input<typeof newBooking>) =>
      refreshOnConflict(creating.mutateAsync({ body, idempotencyKey: keyOf(body) })),
    /** `false` where an issued invoice was to stay as it is. */
    update: async (body: Values) => {
      let replaced: string | null = null
      const send = (agreed: Consent) => {
        replaced = agreed.cancels_invoice
        return updating.mutateAsync({ params, body: { ...body, ...agreed } })
      }
      const after = await refreshOnConflict(sendAgreed(send))
      if (after && replaced) void sayReplaced(after.id, replaced)
      if (booking && after && after.total_price !== booking.total_price) {
        message.info(t.totalChanged(booking.total_price, after.total_price), 6)
      }
      return after
    },
    remove: () => removing.mutateAsync({ params }),
  }
}

/** Values that only a cancellation sends along. */
type CancellationInput = Pick<Values, 'words' | 'cancellation_fee' | 'refund_card'>

/** Confirms, cancels and reopens a booking, and knows what a cancelled one was before. */
export const useStatusChange = (booking: Booking) => {
  const cache = useQueryClient()
  const [before, setBefore] = useState<BookingStatus>('pending')
  const [error, setError] = useState<Error | null>(null)
  const { mutateAsync, isPending } = useCommand(bookingsApi.update)
  const sendAgreed = useDocumentsConsent()
  /** The booking as it is then; nothing where it was refused, or not meant after all. */
  const changeTo = async (status: BookingStatus, consent?: Consent, input: CancellationInput = {}) => {
    setError(null)
    if (booking.status !== 'cancelled') setBefore(booking.status)
    const send = (agreed: Consent) =>
      mutateAsync({ params: { id: booking.id }, body: { ...bookingBody(booking), status, ...input, ...agreed } })
    try {
      const after = await sendAgreed(send, consent)
      if (after) cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      return after || undefined
    } catch (failure) {
      setError(failure as Error)
      // After a refusal what was on the screen is old: the new version takes its place.
      refreshAfter(cache, bookingsApi.update)
      return undefined
    }
  }
  return {
    confirm: () => void changeTo('confirmed'),
    /** Without a fee the guest owes nothing. */
    cancel: (agreed: Consent, { words, fee, refundsCard }: { words: string; fee: TypedFee; refundsCard: boolean }) =>
      changeTo('cancelled', agreed, {
        words,
        cancellation_fee: String(fee).trim() === '' ? 0 : fee,
        refund_card: refundsCard,
      }),
    /** The guest of a cancelled stay owes nothing any more. */
    waive: () => void changeTo('cancelled', undefined, { cancellation_fee: 0 }),
    reopen: () => void changeTo(before),
    isPending,
    error,
    forgetError: () => setError(null),
  }
}

import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import type { PaymentFormProps } from '@keyhaven/shared-contracts/web/invoices'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ActionsInSight, EmptyState, lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Skeleton, Flex } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { ClashNote } from '../../calendar/imports/clash-note.tsx'
import { bookingCatalog } from '../../messages/catalogs.ts'
import { useRefundDue } from '../money/use-booking-account.ts'
import { BookingFacts } from './booking-facts.tsx'
import { ChangeAnswer } from './change-answer.tsx'
import { WordsToGuest } from './words-to-guest.tsx'
import { type Consent, useStatusChange } from '../use-booking-commands.ts'
import { TaxBlock } from '../tourist-tax/tax-block.tsx'
import { FeeBlock } from '../fee/fee-block.tsx'
import { type CancelChoice, CancelDialog } from './cancel-dialog.tsx'
import { isRequest, RequestAnswer } from './request-answer.tsx'

type Props = { id: number; onClose: () => void; onEdit: (booking: Booking) => void; onMove: () => void }

const lines = (rows: number) => <Skeleton active title={{ width: 90 }} paragraph={{ rows, width: '85%' }} />
/** As high as a part of one line below its name. */
const WaitingPart = () => <div style={{ height: 107, paddingTop: 36 }}>{lines(1)}</div>

/** The booking as a list on the page knows it already. */
const cachedBooking = (cache: QueryClient, id: number) =>
  cache
    .getQueriesData<{ rows?: Booking[] }>({ queryKey: [bookingsApi.list.domain, bookingsApi.list.path] })
    .flatMap(([, list]) => list?.rows ?? [])
    .find((booking) => booking.id === id)

/** A booking by its number, over the page. Closes by its icon, Escape or a click outside. */
export function BookingPopup({ id, onClose, onEdit, onMove }: Props) {
  const t = useMessages(bookingCatalog).popup
  const cache = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...q(bookingsApi.one, { params: { id } }),
    placeholderData: () => cachedBooking(cache, id),
  })
  const isGone = error?.status === 404
  const booking = isGone ? undefined : data
  return (
    <Modal
      open
      centered
      width={760}
      mask={{ closable: true }}
      onCancel={onClose}
      title={booking ? t.titleOf(booking.reference) : t.title}
      footer={null}
    >
      {isGone && <EmptyState title={t.gone} hint={t.goneHint} action={<Button onClick={onClose}>{t.close}</Button>} />}
      {error && !isGone && !booking && (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <div role="status" aria-label={t.loading} style={{ minHeight: 480 }}>
          <div
            style={{
              display: 'grid',
              gap: '20px 32px',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
            }}
          >
            {[6, 4, 4, 2, 2, 3].map((rows, at) => (
              <div key={at}>{lines(rows)}</div>
            ))}
          </div>
        </div>
      )}
      {booking && (
        <OpenBooking booking={booking} onEdit={() => onEdit(booking)} onMove={onMove}>
          <Slot name="booking.popup" props={{ booking: booking.id }} Waiting={WaitingPart} />
        </OpenBooking>
      )}
    </Modal>
  )
}

const MailDialog = lazyDialog(() => import('@keyhaven/shared-contracts/web/invoices'), 'MailDialog')
const PaymentForm = lazyDialog<PaymentFormProps, 'PaymentForm'>(
  () => import('@keyhaven/shared-contracts/web/invoices'),
  'PaymentForm',
)

type OpenBookingProps = { booking: Booking; onEdit: () => void; onMove: () => void; children?: ReactNode }

function OpenBooking({ booking, onEdit, onMove, children }: OpenBookingProps) {
  const t = useMessages(bookingCatalog)
  const change = useStatusChange(booking)
  const refundDue = useRefundDue(booking.id)
  const [refunding, setRefunding] = useState<Ledger | null>(null)
  const [words, setWords] = useState('')
  const [isMailing, setMailing] = useState(false)
  const cancel = async (agreed: Consent, { isTold, ...choice }: CancelChoice) => {
    const after = await change.cancel(agreed, choice)
    if (!after) return
    // What goes back to the card needs no entry of its owner.
    if (!choice.refundsCard) setRefunding(await refundDue())
    setMailing(isTold)
  }
  return (
    <>
      {booking.status !== 'cancelled' && (
        <ClashNote unit={booking.unit.id} from={booking.check_in} to={booking.check_out} />
      )}
      {booking.change && <ChangeAnswer key={booking.change.id} booking={booking} change={booking.change} />}
      <BookingFacts booking={booking}>
        <FeeBlock booking={booking} isPending={change.isPending} onWaive={change.waive} />
        {booking.tourist_tax != null && (
          <Suspense>
            <TaxBlock booking={booking} />
          </Suspense>
        )}
        {children}
      </BookingFacts>
      {isRequest(booking) && <WordsToGuest value={words} onChange={setWords} />}
      <PopupActions
        booking={booking}
        change={change}
        words={words}
        onCancel={(agreed, choice) => void cancel(agreed, choice)}
        onMail={() => setMailing(true)}
        onEdit={onEdit}
        onMove={onMove}
      />
      {refunding && (
        <PaymentForm
          booking={booking.id}
          ledger={refunding}
          what="refund"
          reason={t.cancel.refundReason}
          onClose={() => setRefunding(null)}
        />
      )}
      {isMailing && !refunding && (
        <MailDialog booking={booking.id} version={booking.version} onClose={() => setMailing(false)} />
      )}
    </>
  )
}

type PopupActionsProps = {
  booking: Booking
  change: ReturnType<typeof useStatusChange>
  /** To the guest of a request, with its answer. */
  words: string
  onCancel: (agreed: Consent, choice: CancelChoice) => void
  onMail: () => void
  onEdit: () => void
  onMove: () => void
}

/** Actions that the status of a booking allows. */
function PopupActions({
  booking: { status },
  booking,
  change,
  words,
  onCancel,
  onMail,
  onEdit,
  onMove,
}: PopupActionsProps) {
  const t = useMessages(bookingCatalog).popup
  const { isPending } = change
  const waits = isRequest(booking)
  return (
    <ActionsInSight
      problem={
        change.error && {
          message: change.error.message,
          closable: { closeIcon: true, 'aria-label': t.closeNote, onClose: change.forgetError },
        }
      }
    >
      <Flex justify="space-between" gap={8} wrap>
        {status === 'cancelled' ? (
          <Button disabled={isPending} loading={isPending} onClick={change.reopen}>
            {t.reopen}
          </Button>
        ) : waits ? (
          <span />
        ) : (
          <CancelDialog booking={booking} disabled={isPending} onCancel={onCancel} />
        )}
        <Flex gap={8} wrap>
          {status !== 'cancelled' && (
            <Button disabled={isPending} onClick={onMove}>
              {t.move}
            </Button>
          )}
          {status !== 'pending' && (booking.request_email || booking.client.email) && (
            <Button disabled={isPending} onClick={onMail}>
              {t.mail}
            </Button>
          )}
          <Button disabled={isPending} type={status === 'pending' ? 'default' : 'primary'} onClick={onEdit}>
            {t.edit}
          </Button>
          {waits && <RequestAnswer request={booking} words={words} />}
          {status === 'pending' && !waits && (
            <Button type="primary" loading={isPending} onClick={change.confirm}>
              {t.confirm}
            </Button>
          )}
        </Flex>
      </Flex>
    </ActionsInSight>
  )
}

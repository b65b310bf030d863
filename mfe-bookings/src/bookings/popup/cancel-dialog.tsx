import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Button, Checkbox, Skeleton, theme } from 'antd'
import { useRef, useState } from 'react'
import { bookingCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking/en.ts'
import { documentsChangeWords } from '../money/money-words.ts'
import { useBookingAccount, useCardRefund } from '../money/use-booking-account.ts'
import { useTodayAt } from '../form/use-today.ts'
import { centsOfFee, FeeField, isFee, type TypedFee } from '../fee/fee-field.tsx'
import { WordsToGuest } from './words-to-guest.tsx'
import type { Consent } from '../use-booking-commands.ts'

/** For a stay that a guest requested: says that the guest will be emailed, unless the stay is over. */
export const sayMailed = (t: Messages, { request_email: email, status, check_out }: Booking, today: Day) =>
  email && status !== 'cancelled' && check_out > today ? t.effects.mails(email) : null

/** Choices of the owner beside the cancellation: words to the guest, a mail or none, the fee, and money that goes back to the card. */
export type CancelChoice = { words: string; isTold: boolean; fee: TypedFee; refundsCard: boolean }

type Props = {
  booking: Booking
  disabled: boolean
  onCancel: (agreed: Consent, choice: CancelChoice) => void
}

/** Cancels a booking after saying what that affects. */
export function CancelDialog({ booking, disabled, onCancel }: Props) {
  const messages = useMessages(bookingCatalog)
  const t = messages.cancel
  const { token } = theme.useToken()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isTold, setTold] = useState(false)
  const [fee, setFee] = useState<TypedFee>('')
  const today = useTodayAt(booking.property.id)
  const isMailed = sayMailed(messages, booking, today) !== null
  const trigger = useRef<HTMLButtonElement>(null)
  const account = useBookingAccount(booking.id)
  const { issued } = account
  const [refunds, setRefunds] = useState(true)
  const refund = useCardRefund(booking.id, { isOpen: open, paid: account.paid, feeCents: centsOfFee(fee) })
  const refundsCard = refunds && refund > 0
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <>
      <Button
        ref={trigger}
        disabled={disabled}
        onClick={() => setOpen(true)}
        style={disabled ? {} : { color: token.colorErrorText, borderColor: token.colorErrorText }}
      >
        {t.open}
      </Button>
      <Dialog
        open={open}
        title={t.question(booking.reference)}
        width={460}
        centered
        destroyOnHidden
        onCancel={close}
        styles={{ footer: { marginTop: 20 } }}
        footer={
          <>
            <Button onClick={close}>{t.keep}</Button>
            <Button
              danger
              type="primary"
              disabled={!account.isKnown || !isFee(fee, booking)}
              onClick={() => {
                close()
                onCancel({ cancels_invoice: issued?.invoice_number ?? null }, { words, isTold, fee, refundsCard })
              }}
            >
              {t.ok(booking.reference)}
            </Button>
          </>
        }
      >
        <Effects booking={booking} account={account} isRefunded={refundsCard} />
        {booking.status === 'confirmed' && <FeeField booking={booking} value={fee} onChange={setFee} />}
        {refund > 0 && (
          <Box marginTop={16}>
            <Checkbox checked={refunds} onChange={(event) => setRefunds(event.target.checked)}>
              {t.refundCard(refund)}
            </Checkbox>
          </Box>
        )}
        {isMailed && <WordsToGuest value={words} onChange={setWords} />}
        {!isMailed && booking.status === 'confirmed' && booking.client.email && (
          <Box marginTop={16}>
            <Checkbox checked={isTold} onChange={(event) => setTold(event.target.checked)}>
              {messages.mail.tell}
            </Checkbox>
          </Box>
        )}
      </Dialog>
    </>
  )
}

type EffectsProps = { booking: Booking; account: ReturnType<typeof useBookingAccount>; isRefunded: boolean }

function Effects({ booking, account, isRefunded }: EffectsProps) {
  const t = useMessages(bookingCatalog)
  const { isKnown, error, issued, hasDraft, paid } = account
  const today = useTodayAt(booking.property.id)
  if (!isKnown && error) return <ProblemState error={error} onRetry={account.retry} retrying={account.isFetching} />
  if (!isKnown) {
    return (
      <div role="status" aria-label={t.cancel.loading}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      </div>
    )
  }
  const mailed = sayMailed(t, booking, today)
  const cancels = issued && { number: issued.invoice_number, total: issued.total_price }
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
      <li>{t.effects.free(booking.unit.name, booking)}</li>
      {mailed && <li>{mailed}</li>}
      {cancels && (
        <li>{`${documentsChangeWords(t.documentsChange, { cancels, replacement: null })} ${t.effects.sendDocument}`}</li>
      )}
      {hasDraft && <li>{t.effects.draftDeleted}</li>}
      {paid > 0 && !isRefunded && <li>{t.effects.paid(paid)}</li>}
      <li>{t.effects.canReopen}</li>
    </ul>
  )
}

import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { priceLinesOf } from '../bookings/quote.ts'
import type { Tx } from '../db/pool.ts'
import { guestLocaleOf } from '../language.ts'
import { queueMail } from '../mail/outbox.ts'
import { type Links, type MailedStay, toGuest } from './emails.ts'
import type { OwnerId } from '../owner-id.ts'
import { findOwned } from './reads.ts'
import { statusPage } from './links.ts'
import type { NotifyContext } from './service.ts'
import type { RequestRow } from './shown-request.ts'
import { summary } from './stay-summary.ts'

type Due = {
  part: PaymentPartOut
  /** The owner's words in place of ours; empty for ours. */
  words: string
}

const openOf = ({ amount, paid }: PaymentPartOut) => toEuros(toCents(amount) - toCents(paid))

/** The mail that reminds a guest of a part of their payment plan, before its due day or after. */
function emailPayment(stay: MailedStay, links: Links, { part, words }: Due, today: Day) {
  const locale = guestLocaleOf(stay.locale)
  return toGuest(stay, links, ({ payment, accepted }) => {
    const t = part.due < today ? payment.late : payment.before
    return {
      event: t.event,
      words: [...(words === '' ? [] : [words]), t.text(stay.host.name, openOf(part), part.due), payment.paidAlready],
      action: accepted.action,
      facts: summary(stay, locale, false),
    }
  })
}

/** Mails the guest that a payment which came too late for its stay goes back. */
export async function notifySentBack(tx: Tx, owner: OwnerId, booking: number, amount: number, moment: NotifyContext) {
  const row = await findOwned(tx, owner, booking, moment.now)
  if (!row) return
  const page = row.is_request ? await statusPage(tx, owner, row, moment.origin) : undefined
  const stay = { ...row, price_lines: await priceLinesOf(tx, booking) }
  const mail = toGuest(stay, { origin: moment.origin, page }, ({ sentBack, accepted }) => ({
    event: sentBack.event,
    words: [sentBack.text(amount)],
    action: accepted.action,
  }))
  await queueMail(tx, { ...mail, owner })
}

/** A booking as its guest is mailed about it, asked for by a guest or not. */
export const readMailedStay = (tx: Tx, owner: OwnerId, booking: number, now: Date) => findOwned(tx, owner, booking, now)

/** Mails the guest of a stay what is due. It is of no use once the stay has begun. */
export async function notifyPayment(tx: Tx, row: RequestRow, due: Due, { origin, now }: NotifyContext) {
  const page = row.is_request ? await statusPage(tx, row.owner, row, origin) : undefined
  const stay = { ...row, price_lines: await priceLinesOf(tx, row.id) }
  const mail = emailPayment(stay, { origin, page }, due, dayIn(row.time_zone, now))
  const untilArrivalMs = Date.parse(`${row.check_in}T12:00:00Z`) - now.getTime()
  await queueMail(tx, { ...mail, owner: row.owner, ...(untilArrivalMs > 0 && { usefulMs: untilArrivalMs }) })
}

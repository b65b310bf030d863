import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { linesOut } from '../bookings/quote.ts'
import type { Tx } from '../db/pool.ts'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import { emailChangeSent, emailChangeSettled, emailChangeWanted, emailChangeWithdrawn } from './change-emails.ts'
import { bookingUrl, decisionToken, decisionUrl, guestSecret, statusPage } from './links.ts'
import { calendarOf, type NotifyContext, readPriced } from './service.ts'
import { noteToldStay } from './writes.ts'
import type { RequestRow } from './shown-request.ts'

/** A change as its mails tell it. */
type ToldChange = Omit<StayChange, 'price_lines' | 'total_price'> & {
  owner: OwnerId
  booking: number
  price: KeptPrice
}

const forMail = ({ price, ...change }: ToldChange) => ({
  ...change,
  price_lines: linesOut(price.lines),
  total_price: toEuros(price.subtotalCents - price.discountCents),
})

const queue = (tx: Tx, { id, owner }: Pick<ToldChange, 'id' | 'owner'>, event: string, mail: Mail) =>
  queueMail(tx, { ...mail, owner, eventKey: `change ${id} ${event}` })

/** Mails the owner what their guest asks for instead, with the way to decide, and the guest that it is on its way. */
export async function notifyChangeWanted(tx: Tx, stay: RequestRow, change: ToldChange, { origin }: NotifyContext) {
  const decision = decisionUrl(origin, decisionToken(await guestSecret(tx), stay.id))
  await queue(tx, change, 'wanted', emailChangeWanted(stay, forMail(change), decision))
  const page = await statusPage(tx, stay.owner, stay, origin)
  await queue(tx, change, 'wanted, to the guest', emailChangeSent(stay, forMail(change), { origin, page }))
}

/** Mails the owner that there is nothing to decide any more. */
export const notifyChangeWithdrawn = (tx: Tx, stay: RequestRow, change: ToldChange, { origin }: NotifyContext) =>
  queue(tx, change, 'withdrawn', emailChangeWithdrawn(stay, forMail(change), bookingUrl(origin, stay.id)))

/** Mails the guest what became of it. Of a stay that is cancelled they are told by other mails. */
export async function notifyChangeSettled(
  tx: Tx,
  change: ToldChange,
  state: StayChange['state'],
  { origin, now }: NotifyContext,
) {
  const [stay] = await readPriced(tx, [change.booking], now)
  if (!stay || stay.status !== 'confirmed' || state === 'open' || state === 'withdrawn') return
  const page = await statusPage(tx, stay.owner, stay, origin)
  const mail = emailChangeSettled(stay, forMail(change), { origin, page }, state)
  if (state === 'accepted') await noteToldStay(tx, [change.booking])
  // The calendar moves with the stay.
  const calendar = state === 'accepted' ? await calendarOf(tx, stay, page, now) : undefined
  await queue(tx, change, `${state}, to the guest`, { ...mail, ...(calendar && { calendar }) })
}

import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { isDemoAccount } from '../accounts/service.ts'
import { holdWhilePaying } from '../bookings/decision.ts'
import { conflict } from '../http/problem.ts'
import { guestLocaleOf } from '../language.ts'
import { statusPage } from '../notifications/links.ts'
import type { RequestRow } from '../notifications/shown-request.ts'
import { readHold } from '../outgoing/hold.ts'
import { lockLedger } from '../payments/service.ts'
import { providerOf } from './connection.ts'
import { RefusedByProvider } from './provider.ts'
import { type Checkout, findOpenCheckout, readAccount, type StoredAccount } from './reads.ts'
import { endCheckout, insertCheckout, openCheckout } from './writes.ts'

/** Time that a guest has for the page; Stripe lets none end before half an hour. */
const lifetimeMs = 60 * 60_000
/** Time in which the provider's word of a payment is here. */
const lastWordMs = 5 * 60_000
/** A page that ends sooner is not handed out again. */
const minLeftMs = 10 * 60_000

const unavailable = () => conflict('provider_unavailable', 'guests.cardsUnavailable')
const nothingToPay = () => conflict('not_open', 'guests.nothingToPayByCard')

/** True while a stay is booked by nothing but its first payment. */
const awaitsPayment = ({ status, pays_first }: RequestRow) => status === 'pending' && pays_first

/** The part that is due next, in cents. */
function dueNext(row: RequestRow) {
  const isOwed = row.status === 'confirmed' || awaitsPayment(row)
  const part = isOwed ? row.payment_plan?.find(({ amount, paid }) => paid < amount) : undefined
  return part && { part: part.kind, cents: toCents(part.amount) - toCents(part.paid) }
}

/** Amount that books a stay once it is paid; null of one that waits for no payment. */
export const firstPaymentDue = (row: RequestRow) => (awaitsPayment(row) ? toEuros(dueNext(row)?.cents ?? 0) : null)

/** True where a guest can pay what is due next by card. */
export const paysByCard = async ({ db }: AppContext, row: RequestRow) =>
  dueNext(row) !== undefined && (await readAccount(db, row.owner)) !== undefined

type Started = { checkout: Checkout; page: string; former: Checkout | undefined }

/** The page of a booking as it is to be, written before its provider is asked: another try asks for the very same one. */
async function start(tx: Tx, row: RequestRow, account: StoredAccount, { clock, env }: AppContext): Promise<Started> {
  const due = dueNext(row)
  if (!due) throw nothingToPay()
  const now = clock()
  const page = await statusPage(tx, row.owner, row, env.origin)
  const former = await findOpenCheckout(tx, row.owner, row.id)
  const isUsable =
    former?.amount_cents === due.cents &&
    former.expires_at.getTime() - now.getTime() > minLeftMs &&
    former.part === due.part
  if (former && isUsable) return { checkout: former, page, former: undefined }
  if (former) await endCheckout(tx, row.owner, former.id)
  const wish = { booking_id: row.id, part: due.part, amount_cents: due.cents }
  const expires_at = new Date(now.getTime() + lifetimeMs)
  if (awaitsPayment(row)) await holdWhilePaying(tx, row.owner, row.id, new Date(expires_at.getTime() + lastWordMs))
  const { provider, account: name } = account
  const { id, saves_card } = await insertCheckout(tx, row.owner, { ...wish, provider, account: name, expires_at }, now)
  const checkout = {
    ...wish,
    id,
    saves_card,
    expires_at,
    state: 'new',
    session: null,
    url: null,
    payment: null,
  } as const
  return { checkout, page, former }
}

async function startFor(tx: Tx, readRow: (tx: Tx) => Promise<RequestRow>, context: AppContext) {
  const { owner, id } = await readRow(tx)
  await lockLedger(tx, owner, id)
  // Read again: it may have been paid while this waited for the lock.
  const row = await readRow(tx)
  const account = await readAccount(tx, owner)
  if (!account || (await isDemoAccount(context, owner))) throw nothingToPay()
  return { row, account, ...(await start(tx, row, account, context)) }
}

/** The address of the page on which a guest pays what is due next. Nothing is paid by it: that says the provider alone. */
export async function checkoutFor(context: AppContext, readRow: (tx: Tx) => Promise<RequestRow>) {
  const { db } = context
  // In a restored copy nobody pays before its operator lets things go.
  if (await readHold(db)) throw unavailable()
  const { row, account, checkout, page, former } = await transact(db, (tx) => startFor(tx, readRow, context))
  if (checkout.url) return { url: checkout.url }
  const provider = await providerOf(context, row.owner, account)
  const order = {
    ...{
      id: checkout.id,
      savesCard: checkout.saves_card,
      amountCents: checkout.amount_cents,
      expiresAt: checkout.expires_at,
      returnUrl: page,
    },
    ...{ title: `${row.property.name}, ${row.reference}`, email: row.guest.email, locale: guestLocaleOf(row.locale) },
  }
  try {
    if (former?.session) await provider.expireCheckout(former.session).catch(() => {})
    const session = await provider.createCheckout(order)
    await openCheckout(db, row.owner, checkout.id, session)
    return { url: session.url }
  } catch (error) {
    if (error instanceof RefusedByProvider) await endCheckout(db, row.owner, checkout.id)
    throw Object.assign(unavailable(), { cause: error })
  }
}

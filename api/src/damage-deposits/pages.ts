import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { isDemoAccount } from '../accounts/service.ts'
import { accountInUse, providerOf } from '../cards/connection.ts'
import { RefusedByProvider } from '../cards/provider.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict } from '../http/problem.ts'
import { guestLocaleOf } from '../language.ts'
import { hourMs } from '../lifetimes.ts'
import { statusPage } from '../notifications/links.ts'
import type { RequestRow } from '../notifications/shown-request.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { lockNewHold } from './hold-reads.ts'
import { failHold, insertHold, openPage } from './hold-writes.ts'
import { lockHeldStay } from './reads.ts'
import { damageOf } from './shown-deposit.ts'

/** A page that ends sooner is not handed out again. */
const minLeftMs = 10 * 60_000

const unavailable = () => conflict('provider_unavailable', 'guests.holdUnavailable')
const notWanted = () => conflict('not_open', 'guests.noCardWanted')

type PageOfStay = {
  row: RequestRow
  account: NonNullable<Awaited<ReturnType<typeof accountInUse>>>
  cents: number
  now: Date
}

/** The page of a stay as it is to be, written before its provider is asked: another try asks for the very same one. */
async function start(tx: Tx, { row, account, cents, now }: PageOfStay) {
  const before = await lockNewHold(tx, row.owner, row.id)
  // Its card is being asked at this moment.
  if (before?.kind === 'card') throw unavailable()
  const expiresAt = before?.expires_at
  if (before && expiresAt && expiresAt.getTime() - now.getTime() > minLeftMs)
    return { id: before.id, url: before.url, amountCents: before.amount_cents, expiresAt }
  if (before) await failHold(tx, row.owner, before.id, null, now)
  const expires_at = new Date(now.getTime() + hourMs)
  const { provider, account: name } = account
  const hold = {
    booking: row.id,
    provider,
    account: name,
    cents,
    kind: 'page',
    expires_at,
    card_of: null,
    renews: null,
  } as const
  const id = await insertHold(tx, row.owner, hold, now)
  if (id === undefined) throw unavailable()
  return { id, url: null, amountCents: cents, expiresAt: expires_at }
}

/** Cents for which the guest of a stay is waited for at the moment. */
async function wantedCents(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  const stay = await lockHeldStay(tx, owner, booking)
  const deposit = stay && damageOf(stay, now)
  const isWanted = deposit?.state === 'waiting' || deposit?.state === 'lapsed'
  const isInTime = stay && deposit && dayIn(stay.time_zone, now) < deposit.until
  return isWanted && isInTime ? toCents(deposit.amount) : undefined
}

async function startFor(tx: Tx, readRow: (tx: Tx) => Promise<RequestRow>, context: AppContext) {
  const now = context.clock()
  const row = await readRow(tx)
  const cents = await wantedCents(tx, row.owner, row.id, now)
  const account = await accountInUse(tx, row.owner)
  if (!cents || !account || (await isDemoAccount(context, row.owner))) throw notWanted()
  const page = await statusPage(tx, row.owner, row, context.env.origin)
  return { row, account, page, ...(await start(tx, { row, account, cents, now })) }
}

/** The address of the page on which a guest lets the damage deposit be held. Nothing is held by it: that says the provider alone. */
export async function holdPageFor(context: AppContext, readRow: (tx: Tx) => Promise<RequestRow>) {
  const { db, clock } = context
  // In a restored copy no bank is asked before its operator lets things go.
  if (await readHold(db)) throw unavailable()
  const { row, account, page, id, url, amountCents, expiresAt } = await transact(db, (tx) =>
    startFor(tx, readRow, context),
  )
  if (url) return { url }
  const provider = await providerOf(context, row.owner, account)
  const title = `${row.property.name}, ${row.reference}`
  const order = {
    id,
    amountCents,
    expiresAt,
    title,
    returnUrl: page,
    email: row.guest.email,
    locale: guestLocaleOf(row.locale),
  }
  try {
    const session = await provider.createHoldPage(order)
    await openPage(db, row.owner, id, session)
    return { url: session.url }
  } catch (error) {
    if (error instanceof RefusedByProvider) await failHold(db, row.owner, id, null, clock())
    throw Object.assign(unavailable(), { cause: error })
  }
}

import type {
  ChangeQuote,
  NewStayChange,
  ProposedStay,
} from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { unitTaken } from '../bookings/constraints.ts'
import { linesOut } from '../bookings/quote.ts'
import { quoteOtherStay, takeOtherStay } from '../bookings/other-stay.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, Problem } from '../http/problem.ts'
import { notifyChangeWanted, notifyChangeWithdrawn } from '../notifications/changes.ts'
import { notifyRequest } from '../notifications/service.ts'
import type { RequestRow } from '../notifications/shown-request.ts'
import { guestRequest, type Link, requestInsideOf, waitsForOwner } from '../requests/decisions.ts'
import { checkDays, checkPets, findUnitOf } from '../requests/requested-stay.ts'
import { countOfDay, findChange, lockStay } from './reads.ts'
import { insertChange, noteChanged, settleChange, wholeParty } from './writes.ts'

/** Limit of changes, so that nobody's mailbox is filled with them. */
const maxChangesADay = 5

const cannotChange = () => conflict('not_open', 'guests.stayCannotChangedHere')

/** The stay behind the link of its guest, where it can still be another. */
async function changeableStay(tx: Tx, link: Link, now: Date) {
  const row = await requestInsideOf(tx, 'guest_hash', link, now)
  if (waitsForOwner(row)) return row
  if (!row.was_accepted || row.status !== 'confirmed' || row.check_in <= dayIn(row.time_zone, now)) throw cannotChange()
  return row
}

const totalOf = ({ subtotalCents, discountCents }: KeptPrice) => toEuros(subtotalCents - discountCents)

const stayFields = ({ check_in, check_out, ...party }: StayDays & Guests) => ({
  check_in,
  check_out,
  ...wholeParty(party),
})
const isSame = (row: RequestRow, stay: ReturnType<typeof stayFields>) =>
  JSON.stringify(stayFields(row)) === JSON.stringify(stay)

/** Quotes the new stay by the limits of the house and the rules of bookings. */
async function quoteNewStay(tx: Tx, row: RequestRow, stay: ReturnType<typeof stayFields>, now: Date) {
  const unit = await findUnitOf(tx, row.owner, row.unit.id, now)
  if (!unit) throw cannotChange()
  if (isSame(row, stay)) throw invalid({ check_in: ['guests.chooseOtherStay'] })
  // What the owner has agreed to before is no question any more.
  if (stay.check_in !== row.check_in || stay.check_out !== row.check_out)
    await checkDays(tx, stay, unit, { now, booking: row.id })
  if (stay.pets > (row.pets ?? 0)) checkPets(stay.pets, unit.pets_max)
  return quoteOtherStay(tx, row.owner, row.id, stay, now)
}

/** Quotes a confirmed stay with other days or guests, with its conflicts. */
export const quoteChange = ({ db, clock }: AppContext, link: Link, wish: ProposedStay): Promise<ChangeQuote> =>
  transact(db, async (tx) => {
    const now = clock()
    const row = await changeableStay(tx, link, now)
    const { price, taken } = await quoteNewStay(tx, row, stayFields(wish), now)
    return { price_lines: linesOut(price.lines), total_price: totalOf(price), current_total: row.total_price, taken }
  })

const tooManyToday = () => {
  const problem = new Problem(429, 'too_many_requests', reason('guests.tooManyChanges', { count: maxChangesADay }))
  problem.headers = { 'retry-after': String(6 * 3600) }
  return problem
}

type NewStay = { stay: ReturnType<typeof stayFields>; total_price: number | undefined }

/** Price of the new stay; refused where it is taken, or dearer than the guest was shown. */
async function priceNewStay(tx: Tx, row: RequestRow, { stay, total_price }: NewStay, now: Date) {
  const { price, taken } = await quoteNewStay(tx, row, stay, now)
  const total = totalOf(price)
  if (total_price !== undefined && total > total_price)
    throw conflict('price_changed', reason('guests.priceChanged', { total }))
  if (taken.length > 0) throw unitTaken(taken)
  return price
}

/** A request that waits becomes the other one: its nights are held as before, until the same hour, and both sides are told. */
async function changeRequest(
  { clock, env, limits }: AppContext,
  tx: Tx,
  row: RequestRow,
  { message, ...wish }: NewStay & { message: string },
) {
  const moment = { origin: env.origin, now: clock() }
  // Sent twice by a line that broke: it has arrived.
  if (isSame(row, wish.stay) && message === (row.message ?? '')) return
  const price = await priceNewStay(tx, row, wish, moment.now)
  await limits.take(`changes of request ${row.id}`, { times: maxChangesADay, seconds: 24 * 3600 }, tx)
  const { version } = await takeOtherStay(tx, row.owner, row.id, { ...wish.stay, price, cancels_invoice: null }, moment)
  await noteChanged(tx, row.id, { version, message })
  await notifyRequest(tx, row.id, moment)
}

/** The guest asks for another stay: the owner is told, and until the owner's word nothing changes and nothing is held. */
export async function askForChange(
  context: AppContext,
  link: Link,
  { message = '', total_price, ...wish }: NewStayChange,
) {
  const { db, clock, env } = context
  const now = clock()
  await transact(db, async (tx) => {
    const unlocked = await changeableStay(tx, link, now)
    await lockStay(tx, unlocked.owner, unlocked.id)
    const row = await changeableStay(tx, link, now)
    const stay = stayFields(wish)
    if (waitsForOwner(row)) return changeRequest(context, tx, row, { stay, message, total_price })
    const before = await findChange(tx, row.owner, row.id, now)
    if (before?.state === 'open') {
      // Sent twice by a line that broke: it has arrived.
      if (JSON.stringify(stayFields(before)) === JSON.stringify(stay) && before.message === message) return
      throw conflict('too_many_open', 'guests.changeWaits')
    }
    if ((await countOfDay(tx, row.owner, row.id, now)) >= maxChangesADay) throw tooManyToday()
    const price = await priceNewStay(tx, row, { stay, total_price }, now)
    // What its booking has ended makes room for the next.
    if (before) await settleChange(tx, row.owner, before.id, { state: before.state, now })
    await insertChange(tx, row.owner, row.id, { stay, price, message, now })
    const change = await findChange(tx, row.owner, row.id, now)
    if (change) await notifyChangeWanted(tx, row, change, { origin: env.origin, now })
  })
  return guestRequest(context, link)
}

/** The guest takes back what waits; the owner is told. */
export async function withdrawChange(context: AppContext, link: Link) {
  const { db, clock, env } = context
  const now = clock()
  await transact(db, async (tx) => {
    const row = await requestInsideOf(tx, 'guest_hash', link, now)
    await lockStay(tx, row.owner, row.id)
    const change = await findChange(tx, row.owner, row.id, now)
    if (change?.state !== 'open') throw conflict('not_open', 'guests.nothingToTakeBack')
    await settleChange(tx, row.owner, change.id, { state: 'withdrawn', now })
    await notifyChangeWithdrawn(tx, row, change, { origin: env.origin, now })
  })
  return guestRequest(context, link)
}

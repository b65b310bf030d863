import { createHash } from 'node:crypto'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import type {
  NewPublicRequest,
  PublicQuote,
  PublicQuoteBody,
  RequestMade,
} from '@keyhaven/shared-contracts/contract/public-requests'
import { explain, takenRanges, type WantedDays } from '../bookings/occupancy.ts'
import { quoteBooking } from '../bookings/quote.ts'
import { book } from '../bookings/service.ts'
import { unitTaken } from '../bookings/taken.ts'
import { createClient } from '../clients/service.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { once, unlessAnswered } from '../idempotency.ts'
import { callerOf } from '../limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Parts } from '../parts.ts'
import { conflict, Problem } from '../problem.ts'
import { askedUnit, wishOf } from './asked.ts'
import { checkFormToken, newFormToken } from './form-token.ts'
import { guestSecret, hashesOf, statusPage } from './links.ts'
import { type AskedUnit, countOpen, findSameClient, insertRequest, lockGuest } from './queries.ts'
import { tellRequest } from './telling.ts'

const hour = 3600
const mostOpen = 3

/** What a stay would cost a guest, by the rules of the owner's own bookings. */
export async function quoteStay(
  parts: Parts,
  slug: string | undefined,
  body: PublicQuoteBody,
  ip: string,
): Promise<PublicQuote> {
  const { db, clock, limits } = parts
  const now = clock()
  limits.take(`quote ip ${callerOf(ip)}`, { times: 120, seconds: 60 })
  const unit = await askedUnit(db, body.unit, slug, now)
  const wish = await wishOf(parts, unit, body, ip)
  const { price_lines, total_price, taken } = await quoteBooking(db, unit.owner, { ...wish, booking: null }, now)
  return { price_lines, total_price, taken, form_token: newFormToken(await guestSecret(db), now) }
}

/** Turns away what is no person's form. Where limits are off, a form may come without its token and at any speed. */
async function checkForm({ db, clock, env }: Parts, { website, form_token }: NewPublicRequest) {
  if (website !== '')
    throw new Problem(400, 'refused', 'This request could not be sent. Please reload the page and try again.')
  if (env.rateLimit) checkFormToken(await guestSecret(db), form_token, clock())
}

type Guest = NewPublicRequest['client']

/** The owner's client with this e-mail address and name, as it is; else a new one. */
async function clientOf(tx: Tx, owner: OwnerId, guest: Guest) {
  const known = await findSameClient(tx, owner, guest)
  if (known !== undefined) return known
  const { first_name, last_name, email, ...address } = guest
  return (await createClient(tx, owner, { first_name, last_name, email, address })).id
}

const wantedDays = ({ unit, check_in, check_out }: NewPublicRequest, now: Date): WantedDays => ({
  ...{ unit, check_in, check_out },
  now,
})

/** Nobody asks for a stay that is dearer than what they saw. */
function checkShown(shown: number | undefined, price: number) {
  if (shown !== undefined && price > shown)
    throw conflict(
      'price_changed',
      `The price has changed: this stay costs ${showEuros(price)} now. Please look at it once more.`,
    )
}

type Wish = Awaited<ReturnType<typeof wishOf<NewPublicRequest>>>
type Made = Omit<RequestMade, 'status_url'> & { booking: number }

async function insert(tx: Tx, { env, clock }: Parts, unit: AskedUnit, wish: Wish): Promise<Made> {
  const { client: guest, total_price: shown, ...stay } = wish
  const { owner } = unit
  const now = clock()
  // Most of a rush is turned away before it writes anything.
  const taken = await takenRanges(tx, { ...stay, now })
  if (taken.length > 0) throw unitTaken(taken)
  await lockGuest(tx, owner, guest.email)
  if ((await countOpen(tx, owner, guest.email, now)) >= mostOpen)
    throw conflict(
      'too_many_open',
      `With this e-mail address ${mostOpen} requests wait for an answer already. Please wait for one, or cancel one by the link in its mail.`,
      { fields: { 'client.email': [`${mostOpen} requests of this e-mail address wait for an answer already.`] } },
    )
  const input = {
    ...{ ...stay, status: 'pending' as const, deposit_paid: false, deposit_amount: 0 },
    client: await clientOf(tx, owner, guest),
  }
  const expires = new Date(now.getTime() + unit.expiry_hours * hour * 1000)
  const booking = await book(tx, { owner, now, origin: env.origin }, input, expires)
  checkShown(shown, booking.total_price)
  await insertRequest(tx, owner, booking.id, guest, hashesOf(await guestSecret(tx), booking.id))
  const { reference, status, total_price } = booking
  await tellRequest(tx, { origin: env.origin, now }, booking.id)
  return { booking: booking.id, reference, status, total_price, expires_at: expires.toISOString() }
}

/** Only who sends the same words again gets the answer of a key; its form may have been opened anew since, at another price. */
function attemptOf(owner: OwnerId, request: NewPublicRequest, key?: string) {
  const { website: _website, form_token: _token, total_price: _shown, ...body } = request
  const guest = createHash('sha256').update(body.client.email.toLowerCase()).digest('base64url')
  return { scope: `requests of ${guest} to ${owner}`, key, body }
}

/** A guest asks for a stay: the unit is held for them until somebody answers or the time is over. */
export async function askForStay(
  parts: Parts,
  slug: string | undefined,
  body: NewPublicRequest,
  { ip, idempotencyKey }: { ip: string; idempotencyKey: string | undefined },
): Promise<RequestMade> {
  const { db, clock, env, limits } = parts
  const caller = `request ip ${callerOf(ip)}`
  limits.take(caller, { times: 20, seconds: 600 })
  await checkForm(parts, body)
  // Whose address it is, is a stranger's word: nobody's is filled with our mails.
  limits.take(`request mail ${body.client.email.toLowerCase()}`, { times: 12, seconds: hour })
  const unit = await askedUnit(db, body.unit, slug, clock())
  // One caller alone never uses up what a unit takes of all.
  limits.take(`${caller} unit ${unit.id}`, { times: 25, seconds: hour })
  limits.take(`request unit ${unit.id}`, { times: 100, seconds: hour })
  const attempt = { ...attemptOf(unit.owner, body, idempotencyKey), now: clock() }
  try {
    const { booking, ...made } = await unlessAnswered(db, attempt, async () => {
      const wish = await wishOf(parts, unit, body, ip)
      return transact(db, (tx) => once(tx, attempt, () => insert(tx, parts, unit, wish)))
    })
    return { ...made, status_url: await statusPage(db, env.origin, unit.owner, booking) }
  } catch (error) {
    throw await explain(error, db, wantedDays(body, clock()))
  }
}

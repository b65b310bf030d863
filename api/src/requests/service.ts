import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { createHash } from 'node:crypto'
import { isInstant } from '@keyhaven/shared-contracts/domain/instant'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import type {
  NewPublicRequest,
  PublicQuote,
  PublicQuoteBody,
  RequestMade,
} from '@keyhaven/shared-contracts/contract/public-requests'
import { explain, refuseTaken, type WantedDays } from '../bookings/occupancy.ts'
import { quoteBooking } from '../bookings/quote.ts'
import { priceWish } from '../bookings/service.ts'
import { readHold, withHoldId } from './hold-reads.ts'
import type { Tx } from '../db/pool.ts'
import { brokenConstraint, transact } from '../db/transact.ts'
import { once, unlessAnswered } from '../http/idempotency.ts'
import { networkOf } from '../http/limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, Problem } from '../http/problem.ts'
import { findBookableUnit, requestedStay } from './requested-stay.ts'
import { makeRequest } from './confirming.ts'
import { checkFormToken, newFormToken } from './form-token.ts'
import { type HeldWish } from './hold-reads.ts'
import { guestSecret, networkHash, statusPage } from '../notifications/links.ts'
import { checkAsking } from './open-requests.ts'
import { type AskedUnit, lockOpen } from './reads.ts'
import { notifyHold } from '../notifications/service.ts'
import { insertHold, holdNights } from './hold-writes.ts'
import { acceptTerms, termsOfHouse } from '../terms/accepted-terms.ts'
import { hashToken } from '../tokens.ts'

/** What a stay would cost a guest, by the rules of the owner's own bookings. */
export async function quoteStay(
  context: AppContext,
  slug: string | undefined,
  body: PublicQuoteBody,
  ip: string,
): Promise<PublicQuote> {
  const { db, clock } = context
  const now = clock()
  const unit = await findBookableUnit(context, body.unit, slug)
  const wish = await requestedStay(context, unit, body, ip)
  const { price_lines, total_price, taken } = await quoteBooking(context, unit.owner, { ...wish, booking: null })
  const terms = await termsOfHouse(db, unit, body.locale ?? 'en')
  const instant = isInstant(unit, wish.check_in, wish.pets)
  return { price_lines, total_price, taken, terms, instant, form_token: newFormToken(await guestSecret(db), now) }
}

/** Refuses a form that no person has filled in. Where limits are off, a form may come without its token and at any speed. */
async function checkForm({ db, clock, env }: AppContext, { website, form_token }: NewPublicRequest) {
  if (website !== '') throw new Problem(400, 'refused', 'guests.hiddenFieldFilled')
  if (env.rateLimit) checkFormToken(await guestSecret(db), form_token, clock())
}

const wantedDays = ({ unit, check_in, check_out }: NewPublicRequest, now: Date): WantedDays => ({
  ...{ unit, check_in, check_out },
  now,
})

/** Nobody asks for a stay that is dearer than what they saw. */
function checkShown(shown: number | undefined, price: number) {
  if (shown !== undefined && price > shown)
    throw conflict('price_changed', reason('guests.priceChanged', { total: price }))
}

type Wish = Awaited<ReturnType<typeof requestedStay<NewPublicRequest>>>
type Made = Omit<RequestMade, 'status_url'> & { hold: number }

const formUsed = () => conflict('form_used', 'guests.formAlreadySentCheckPrice')

/** What of a form is kept as the wish of a booking. */
const heldWish = ({
  unit,
  property,
  check_in,
  check_out,
  guests_count,
  children,
  infants,
  pets,
  services,
  promo_code,
  client,
  locale,
  message,
  instant,
}: Wish): HeldWish => ({
  ...{
    unit,
    property,
    check_in,
    check_out,
    guests_count,
    children,
    infants,
    pets,
    services,
    promo_code,
    client: { ...client, phone: storedPhone(client) },
    locale,
    message,
    instant,
  },
  ...{ status: 'pending', deposit_paid: false, deposit_amount: 0 },
})

async function insert(tx: Tx, unit: AskedUnit, wish: Wish, ip: string, context: AppContext): Promise<Made> {
  const { env, clock } = context
  const { owner } = unit
  const { form_token, client: guest } = wish
  const now = clock()
  const moment = { now, origin: env.origin }
  // Most of a rush is turned away before it writes anything.
  await refuseTaken(tx, { ...wish, now })
  const secret = await guestSecret(tx)
  const asking = { owner, unit: unit.id, email: guest.email, network: networkHash(secret, networkOf(ip)) }
  await lockOpen(tx, asking)
  const holds_nights = await checkAsking(tx, asking, now, env.rateLimit)
  const asked = heldWish(wish)
  const { client: _guest, message: _message, ...stay } = asked
  const { price, wish: agreed } = await priceWish(tx, owner, stay, moment)
  const kept = { ...asked, ...agreed, terms: await acceptTerms(tx, unit, wish, now) }
  const total_price = toEuros(price.totalCents)
  checkShown(wish.total_price, total_price)
  const form = form_token === '' ? null : hashToken(form_token)
  const { hold, expires_at } = await insertHold(tx, secret, owner, {
    ...{ wish: kept, price, network: asking.network, holds_nights, form, now },
  })
  if (holds_nights) await holdNights(tx, owner, { ...kept, id: hold, expires_at })
  const held = await readHold(tx, withHoldId(hold), now)
  if (!held) throw new Error('A request that was just made has no row.')
  // For a demo account no mail leaves, so there is nothing to confirm by.
  if (unit.demo) await makeRequest(tx, held, context)
  else await notifyHold(tx, held, moment)
  return { hold, status: 'pending', total_price, expires_at: expires_at.toISOString(), nights_held: holds_nights }
}

/**
 * A key answers only a repetition of the same content. The form may have been reopened since, at another price or in another
 * language.
 */
function attemptOf(owner: OwnerId, request: NewPublicRequest, key?: string) {
  const {
    website: _website,
    form_token: _token,
    total_price: _shown,
    terms: _terms,
    instant: _instant,
    locale: _locale,
    ...body
  } = request
  const guest = createHash('sha256').update(body.client.email.toLowerCase()).digest('base64url')
  return { scope: `requests of ${guest} to ${owner}`, key, body }
}

/** A guest asks for a stay: the nights are held for the minutes in which they confirm by our mail. */
export async function askForStay(
  context: AppContext,
  slug: string | undefined,
  body: NewPublicRequest,
  { ip, idempotencyKey }: { ip: string; idempotencyKey: string | undefined },
): Promise<RequestMade> {
  const { db, clock, env } = context
  await checkForm(context, body)
  const unit = await findBookableUnit(context, body.unit, slug)
  const attempt = { ...attemptOf(unit.owner, body, idempotencyKey), now: clock() }
  try {
    const { hold, ...made } = await unlessAnswered(db, attempt, async () => {
      const wish = await requestedStay(context, unit, body, ip)
      return transact(db, (tx) => once(tx, attempt, () => insert(tx, unit, wish, ip, context)))
    })
    const status_url = await transact(db, (tx) =>
      statusPage(tx, unit.owner, { hold, locale: body.locale ?? null }, env.origin),
    )
    return { ...made, status_url }
  } catch (error) {
    if (brokenConstraint(error) === 'request_holds_form_hash_key') throw formUsed()
    throw await explain(error, db, wantedDays(body, clock()))
  }
}

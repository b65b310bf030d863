import { type RatePlan, ratePlans } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import type { NewBookingQuote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { createHash } from 'node:crypto'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { planOfRule } from '@keyhaven/shared-contracts/contract/finance/plan-of-rule'
import { quotedDamage } from '../damage-deposits/agreed.ts'
import type {
  NewPublicRequest,
  PublicQuote,
  PublicQuoteBody,
  RequestMade,
} from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { DaysToTake } from '../bookings/booking-context.ts'
import { toConflict, refuseTaken } from '../bookings/occupancy.ts'
import { quoteBooking } from '../bookings/quote.ts'
import { priceWish } from '../bookings/book.ts'
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
import { firstPaymentOfHold } from './decisions.ts'
import { takesDepositAtOnce } from '../cards/first-payment.ts'
import { checkFormToken, newFormToken } from './form-token.ts'
import { type HeldWish } from './hold-reads.ts'
import { guestSecret, networkHash, statusPage } from '../notifications/links.ts'
import { checkAsking } from './open-requests.ts'
import { type AskedUnit, lockOpen } from './reads.ts'
import { type NotifyContext, notifyHold } from '../notifications/service.ts'
import { refuseByRules } from '../stay-rules/checking.ts'
import { insertHold, holdNights } from './writes.ts'
import { acceptTerms, cancellationOfPlans, termsOfHouse } from '../terms/accepted-terms.ts'
import { hashToken } from '../tokens.ts'

/** Quotes a stay for a guest, by the rules of the owner's own bookings. */
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
  const instant = isInstant(unit, wish.check_in, wish.pets)
  const isDueAtOnce = instant && (await takesDepositAtOnce(db, unit.owner))
  const terms = await termsOfHouse(db, unit, body.locale ?? 'en', { plan: wish.plan, isDueAtOnce })
  const payment_plan = planOfRule(terms.payment_rule, { ...wish, total_price }, dayIn(unit.time_zone, now))
  const plans = unit.non_refundable && (await quotePlans(context, unit, { ...wish, total_price }))
  const [first] = isDueAtOnce && terms.payment_rule?.deposit_due_days != null ? payment_plan : []
  const form_token = newFormToken(await guestSecret(db), now)
  return {
    ...{ price_lines, total_price, taken, terms, payment_plan, instant, form_token },
    damage_deposit: quotedDamage(terms.damage_deposit, { ...wish, time_zone: unit.time_zone }, now),
    ...(plans && { plans }),
    ...(first && { first_payment: first.amount }),
  }
}

type PlannedWish = Omit<NewBookingQuote, 'booking'> & { total_price: number }

/** The plans between which a guest may choose for a stay; the total of the one that is chosen is known. */
async function quotePlans(context: AppContext, unit: AskedUnit, { plan: chosen = 'flexible', ...wish }: PlannedWish) {
  const terms = await cancellationOfPlans(context.db, unit)
  const offer = async (plan: RatePlan) => {
    const { total_price } =
      plan === chosen ? wish : await quoteBooking(context, unit.owner, { ...wish, plan, booking: null })
    return { plan, total_price, cancellation: terms[plan] }
  }
  return Promise.all(ratePlans.map(offer))
}

/** Refuses a form that no person has filled in. Where limits are off, a form may come without its token and at any speed. */
async function checkForm({ db, clock, env }: AppContext, { website, form_token }: NewPublicRequest) {
  if (website !== '') throw new Problem(400, 'refused', 'guests.hiddenFieldFilled')
  if (env.rateLimit) checkFormToken(await guestSecret(db), form_token, clock())
}

const daysOf = ({ unit, check_in, check_out }: NewPublicRequest, now: Date): DaysToTake => ({
  ...{ unit, check_in, check_out },
  now,
})

type Wish = Awaited<ReturnType<typeof requestedStay<NewPublicRequest>>>
type CreatedHold = Omit<RequestMade, 'status_url'> & { hold: number }

const formUsed = () => conflict('form_used', 'guests.formAlreadySentCheckPrice')

/** The part of a form that becomes a booking. */
const holdInput = ({
  website: _website,
  form_token: _token,
  total_price: _total,
  privacy: _privacy,
  terms: _terms,
  client,
  ...stay
}: Wish): HeldWish => ({
  ...stay,
  client: { ...client, phone: storedPhone(client) },
  status: 'pending',
  deposit_paid: false,
  deposit_amount: 0,
})

/** Turns most of a rush away before anything is written, and locks what is counted. */
async function admit(tx: Tx, unit: AskedUnit, wish: Wish, ip: string, { env, clock }: AppContext) {
  const now = clock()
  await refuseTaken(tx, { ...wish, now })
  const secret = await guestSecret(tx)
  const network = networkHash(secret, networkOf(ip))
  const asking = { owner: unit.owner, unit: unit.id, email: wish.client.email, network }
  await lockOpen(tx, asking)
  return { secret, network, holdsNights: await checkAsking(tx, asking, now, env.rateLimit) }
}

/** Prices the stay with what is mandatory. Nobody asks for one that is dearer than what they saw. */
async function priceRequest(tx: Tx, unit: AskedUnit, wish: Wish, moment: NotifyContext) {
  const input = holdInput(wish)
  const { client: guest, message: _message, ...stay } = input
  const { price, wish: agreed } = await priceWish(tx, unit.owner, stay, guest, moment)
  const total = toEuros(price.totalCents)
  if (wish.total_price !== undefined && total > wish.total_price)
    throw conflict('price_changed', reason('guests.priceChanged', { total }))
  const isDueAtOnce =
    wish.instant === true && isInstant(unit, wish.check_in, wish.pets) && (await takesDepositAtOnce(tx, unit.owner))
  const terms = await acceptTerms(tx, unit, { ...wish, isDueAtOnce }, moment.now)
  return { price, total, input: { ...input, ...agreed, terms } }
}

/** Asks the guest to confirm by mail. No mail leaves for a demo account, so there is nothing to confirm by. */
async function confirmByMail(tx: Tx, hold: number, isDemo: boolean, moment: NotifyContext, context: AppContext) {
  const row = await readHold(tx, withHoldId(hold), moment.now)
  if (!row) throw new Error('A request that was just made has no row.')
  await (isDemo
    ? makeRequest(tx, row, context)
    : notifyHold(tx, row, moment, await firstPaymentOfHold(tx, row, moment.now)))
}

async function insert(tx: Tx, unit: AskedUnit, wish: Wish, ip: string, context: AppContext): Promise<CreatedHold> {
  const moment = { now: context.clock(), origin: context.env.origin }
  const { secret, network, holdsNights } = await admit(tx, unit, wish, ip, context)
  const { price, total, input } = await priceRequest(tx, unit, wish, moment)
  // With the unit locked: somebody may just have got the nights beside, or its owner a new rule.
  await refuseByRules(tx, unit, wish, moment)
  const form = wish.form_token === '' ? null : hashToken(wish.form_token)
  const row = { wish: input, price, network, holds_nights: holdsNights, form, now: moment.now }
  const { hold, expires_at } = await insertHold(tx, secret, unit.owner, row)
  if (holdsNights) await holdNights(tx, unit.owner, { ...input, id: hold, expires_at })
  await confirmByMail(tx, hold, unit.demo, moment, context)
  const expiry = expires_at.toISOString()
  return { hold, status: 'pending', total_price: total, expires_at: expiry, nights_held: holdsNights }
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
    const { hold, ...created } = await unlessAnswered(db, attempt, async () => {
      const wish = await requestedStay(context, unit, body, ip)
      return transact(db, (tx) => once(tx, attempt, () => insert(tx, unit, wish, ip, context)))
    })
    const status_url = await transact(db, (tx) =>
      statusPage(tx, unit.owner, { hold, locale: body.locale ?? null }, env.origin),
    )
    return { ...created, status_url }
  } catch (error) {
    if (brokenConstraint(error) === 'request_holds_form_hash_key') throw formUsed()
    throw await toConflict(error, db, daysOf(body, clock()))
  }
}

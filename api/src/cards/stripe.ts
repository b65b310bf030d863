import { Stripe } from 'stripe'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { type CardEvent, type CardProvider, RefusedByProvider, type VerifyWebhook } from './provider.ts'

const timeoutMs = 10_000
/** Age up to which a signed event is taken: a copy that somebody sends later is none. */
const toleranceSeconds = 300

/** Events that the address of an owner is told of. */
const watchedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Address of the API of Stripe; another one in tests. */
const addressParts = (origin: string) => {
  const { protocol, hostname, port } = new URL(origin)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

/** Stripe understood and said no: a key that it does not know, a page that is over, a charge that was refunded. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error instanceof Stripe.errors.StripeCardError

const askStripe = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    throw isRefusal(error) ? new RefusedByProvider((error as Error).message, { cause: error }) : error
  }
}

const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === 'string' ? object : (object?.id ?? '')

/** Stripe with the key of an owner's own account: the money is the owner's at once, and fees and disputes are between the two. */
export function stripeWith(key: string, origin: string): CardProvider {
  const stripe = new Stripe(key, {
    ...addressParts(origin),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    async identify() {
      const { id, settings, business_profile } = await askStripe(stripe.accounts.retrieveCurrent())
      const name = settings?.dashboard.display_name || business_profile?.name || id
      return { account: id, name, isTest: /^[a-z]+_test_/.test(key) }
    },
    async watch(address) {
      const { id, secret = '' } = await askStripe(
        stripe.webhookEndpoints.create({
          url: address,
          enabled_events: watchedEvents,
          api_version: Stripe.API_VERSION,
        }),
      )
      return { webhook: id, secret }
    },
    async unwatch(webhook) {
      await askStripe(stripe.webhookEndpoints.del(webhook))
    },
    async createCheckout({ id, amountCents, title, email, locale, returnUrl, expiresAt }) {
      const metadata = { keyhaven_checkout: String(id) }
      const session = await askStripe(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: title } },
              },
            ],
            success_url: returnUrl,
            cancel_url: returnUrl,
            client_reference_id: String(id),
            metadata,
            payment_intent_data: { metadata, description: title },
            locale: locale satisfies GuestLocale & Stripe.Checkout.SessionCreateParams.Locale,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            ...(email !== '' && { customer_email: email }),
          },
          { idempotencyKey: `keyhaven-checkout-${id}` },
        ),
      )
      if (!session.url) throw new Error(`Checkout ${session.id} has no page.`)
      return { session: session.id, url: session.url }
    },
    async expireCheckout(session) {
      await askStripe(stripe.checkout.sessions.expire(session))
    },
    async refund({ id, payment, amountCents }) {
      const { id: refund, status } = await askStripe(
        stripe.refunds.create(
          { payment_intent: payment, amount: amountCents },
          { idempotencyKey: `keyhaven-refund-${id}` },
        ),
      )
      if (status === 'failed' || status === 'canceled') throw new RefusedByProvider(`Refund ${refund} ${status}.`)
      return { refund, isDone: status === 'succeeded' }
    },
  }
}

/** Our own number of a page, which Stripe keeps with it; of pages that the owner's other software has made, nothing. */
const checkoutOf = ({ metadata }: Stripe.Checkout.Session) => Number(metadata?.['keyhaven_checkout'] ?? 0)

type Session = Stripe.Checkout.Session

function paidOf(id: string, session: Session): CardEvent {
  // A bank transfer or a debit that is only begun is told of again once the money is there.
  if (checkoutOf(session) === 0 || session.payment_status !== 'paid') return { id, kind: 'other' }
  const { amount_total, currency, payment_intent } = session
  return {
    ...{ id, kind: 'paid', checkout: checkoutOf(session) },
    ...{ amountCents: amount_total ?? 0, currency: currency ?? '', payment: idOf(payment_intent) },
  }
}

const overOf = (id: string, session: Session): CardEvent =>
  checkoutOf(session) === 0 ? { id, kind: 'other' } : { id, kind: 'over', checkout: checkoutOf(session) }

const refundOf = (id: string, { id: refund, status }: Stripe.Refund): CardEvent =>
  status === 'pending' || status === 'requires_action'
    ? { id, kind: 'other' }
    : { id, kind: 'refunded', refund, isDone: status === 'succeeded' }

const disputeOf = (
  id: string,
  kind: 'disputed' | 'dispute_won',
  { id: dispute, amount, payment_intent }: Stripe.Dispute,
) => ({ id, kind, payment: idOf(payment_intent), amountCents: amount, dispute }) as const

function eventOf(event: Stripe.Event): CardEvent {
  const { id, type } = event
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return paidOf(id, event.data.object)
  if (type === 'checkout.session.expired') return overOf(id, event.data.object)
  if (type === 'refund.updated' || type === 'refund.failed') return refundOf(id, event.data.object)
  if (type === 'charge.dispute.created') return disputeOf(id, 'disputed', event.data.object)
  if (type === 'charge.dispute.closed' && event.data.object.status === 'won')
    return disputeOf(id, 'dispute_won', event.data.object)
  return { id, kind: 'other' }
}

/** Signatures need no key of an account. */
const signatures = new Stripe('sk_unused').webhooks

export const verifyStripe: VerifyWebhook = (text, signature, secret, now) =>
  eventOf(signatures.constructEvent(text, signature ?? '', secret, toleranceSeconds, undefined, now.getTime()))

import { Stripe } from 'stripe'
import { type CardEvent, type CardProvider, RefusedByProvider, type VerifyWebhook } from './provider.ts'
import { askStripe, idOf } from './stripe/asking.ts'
import { holdsWith } from './stripe/holds.ts'
import { openPage } from './stripe/pages.ts'

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
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Address of the API of Stripe; another one in tests. */
const addressParts = (origin: string) => {
  const { protocol, hostname, port } = new URL(origin)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

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
    createCheckout: ({ savesCard, ...order }) =>
      openPage(stripe, order, {
        key: `keyhaven-checkout-${order.id}`,
        metadata: { keyhaven_checkout: String(order.id) },
        // What is held later is asked of this card.
        ...(savesCard && {
          intent: { setup_future_usage: 'off_session' },
          session: { customer_creation: 'always' },
        }),
      }),
    ...holdsWith(stripe),
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

/** Our own number of a hold, which Stripe keeps with its page and its payment; 0 of all else. */
const holdOf = ({ metadata }: Stripe.Checkout.Session | Stripe.PaymentIntent) =>
  Number(metadata?.['keyhaven_hold'] ?? 0)

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

/** Word of a hold: that there is news, whatever it is. */
function newsOf({ id, type, data }: Stripe.Event): CardEvent | undefined {
  if (type.startsWith('payment_intent.')) {
    const intent = data.object as Stripe.PaymentIntent
    const hold = holdOf(intent)
    return hold === 0
      ? { id, kind: 'other' }
      : { id, kind: 'hold', hold, payment: intent.id, amountCents: intent.amount }
  }
  if (!type.startsWith('checkout.session.')) return undefined
  const session = data.object as Stripe.Checkout.Session
  const hold = holdOf(session)
  if (hold === 0) return undefined
  if (type === 'checkout.session.expired') return { id, kind: 'hold_over', hold }
  const { payment_intent, amount_total } = session
  return { id, kind: 'hold', hold, payment: idOf(payment_intent), amountCents: amount_total ?? 0 }
}

function eventOf(event: Stripe.Event): CardEvent {
  const news = newsOf(event)
  if (news) return news
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

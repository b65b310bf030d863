import { Stripe } from 'stripe'
import { type CardHolds, type HoldState, RefusedByProvider } from '../provider.ts'
import { askStripe, idOf } from './asking.ts'
import { openPage } from './pages.ts'

type Intent = Stripe.PaymentIntent

/** The charge says until when an amount is held. */
const expand = ['latest_charge']

const states: Partial<Record<Intent['status'], HoldState['state']>> = {
  requires_capture: 'open',
  succeeded: 'captured',
  canceled: 'ended',
  requires_payment_method: 'refused',
  requires_confirmation: 'refused',
  requires_action: 'refused',
}

function stateOf({ id, status, amount_received, latest_charge }: Intent): HoldState {
  const state = states[status]
  // Of an intent that is still on its way nothing is known yet: it is asked for again.
  if (!state) throw new Error(`Payment ${id} is ${status}.`)
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  const seconds = charge?.payment_method_details?.card?.capture_before
  return {
    ...{ payment: id, state },
    capturedCents: status === 'succeeded' ? amount_received : 0,
    captureBefore: seconds ? new Date(seconds * 1000) : null,
  }
}

/** The bank said no: the intent that came of it, which holds nothing. */
function refusedBy({ cause }: RefusedByProvider): HoldState | undefined {
  if (!(cause instanceof Stripe.errors.StripeCardError)) return undefined
  return { payment: cause.payment_intent?.id ?? '', state: 'refused', capturedCents: 0, captureBefore: null }
}

/** Amounts that Stripe holds on a card: payment intents that are captured by hand. */
export function holdsWith(stripe: Stripe): CardHolds {
  const findHold = async (payment: string) =>
    stateOf(await askStripe(stripe.paymentIntents.retrieve(payment, { expand })))
  /** Answer of a call; one that is refused because the hold is over says how it ended. */
  const unlessOver = async (payment: string, call: Promise<Intent>) => {
    try {
      return stateOf(await askStripe(call))
    } catch (error) {
      const hold = error instanceof RefusedByProvider ? await findHold(payment) : undefined
      if (!hold || hold.state === 'open') throw error
      return hold
    }
  }
  return {
    findHold,
    async authorize({ id, cardOf, amountCents, title }) {
      const { customer, payment_method } = await askStripe(stripe.paymentIntents.retrieve(cardOf))
      const card = { customer: idOf(customer), payment_method: idOf(payment_method) }
      if (card.customer === '' || card.payment_method === '') throw new RefusedByProvider(`${cardOf} has kept no card.`)
      const call = stripe.paymentIntents.create(
        {
          ...{ amount: amountCents, currency: 'eur', ...card, allowed_payment_method_types: ['card'] },
          ...{ capture_method: 'manual', confirm: true, off_session: true, description: title, expand },
          metadata: { keyhaven_hold: String(id) },
        },
        { idempotencyKey: `keyhaven-hold-${id}` },
      )
      try {
        return stateOf(await askStripe(call))
      } catch (error) {
        const refused = error instanceof RefusedByProvider && refusedBy(error)
        if (!refused) throw error
        return refused
      }
    },
    createHoldPage: (order) =>
      openPage(stripe, order, {
        key: `keyhaven-hold-${order.id}`,
        metadata: { keyhaven_hold: String(order.id) },
        intent: { capture_method: 'manual', setup_future_usage: 'off_session' },
        session: { customer_creation: 'always', allowed_payment_method_types: ['card'] },
      }),
    capture: ({ id, payment, amountCents }) =>
      unlessOver(
        payment,
        stripe.paymentIntents.capture(
          payment,
          { amount_to_capture: amountCents, expand },
          { idempotencyKey: `keyhaven-capture-${id}` },
        ),
      ),
    release: (payment) => unlessOver(payment, stripe.paymentIntents.cancel(payment, { expand })),
  }
}

type Intent = {
  id: string
  amount: number
  status: 'requires_capture' | 'succeeded' | 'canceled' | 'requires_payment_method'
  received: number
  customer: string | null
  payment_method: string | null
  metadata: Record<string, string>
  /** In seconds; null of one that was not to be captured by hand. */
  capture_before: number | null
}
type Answer = { status: number; body: object }
type Params = Record<string, string>

const weekSeconds = 7 * 86_400

/** `metadata[one]=…` as the object that it means. */
export const metadataIn = (params: Params, field = 'metadata') =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = name.startsWith(`${field}[`) ? name.slice(field.length + 1, -1) : undefined
      return key === undefined ? [] : [[key, value] as const]
    }),
  )

const refusal = (message: string, code: string, more: object = {}): Answer => ({
  status: code === 'resource_missing' ? 404 : 400,
  body: { error: { type: 'invalid_request_error', message, code, ...more } },
})

/** Payments of the emulator, at once or held on a card until they are captured. */
export class PaymentIntents {
  readonly all = new Map<string, Intent>()
  /** Answer of a bank to a card that is asked without its guest. */
  bankSays: 'yes' | 'authentication_required' | 'card_declined' = 'yes'
  /** The clock by which an amount is held. */
  now = () => Date.now()

  private readonly id: (prefix: string) => string

  constructor(id: (prefix: string) => string) {
    this.id = id
  }

  /** A guest pays on a page, or lets the amount be held there; the card is kept where the page was made so. */
  payOnPage(amount: number, params: Params) {
    const isHeld = params['payment_intent_data[capture_method]'] === 'manual'
    const isKept = params['payment_intent_data[setup_future_usage]'] === 'off_session'
    return this.add(amount, isHeld, {
      customer: isKept && params['customer_creation'] === 'always' ? this.id('cus') : null,
      payment_method: this.id('pm'),
      metadata: metadataIn(params, 'payment_intent_data[metadata]'),
    })
  }

  private add(amount: number, isHeld: boolean, card: Pick<Intent, 'customer' | 'payment_method' | 'metadata'>) {
    const status = isHeld ? 'requires_capture' : 'succeeded'
    const capture_before = isHeld ? Math.floor(this.now() / 1000) + weekSeconds : null
    const intent: Intent = {
      ...{ id: this.id('pi'), amount, status, capture_before },
      received: isHeld ? 0 : amount,
      ...card,
    }
    this.all.set(intent.id, intent)
    return intent
  }

  /** As Stripe shows it; the charge is there in full where that was asked for. */
  out(id: string) {
    const intent = this.all.get(id)
    if (!intent) throw new Error(`There is no payment ${id}.`)
    const { received: amount_received, capture_before, ...rest } = intent
    const card = { ...(capture_before !== null && { capture_before }) }
    const latest_charge = { id: `ch_${id}`, object: 'charge', payment_method_details: { type: 'card', card } }
    return { ...rest, object: 'payment_intent', currency: 'eur', amount_received, latest_charge }
  }

  /** The bank lets an amount go before anybody asked for that. */
  lapse(id: string) {
    const intent = this.all.get(id)
    if (intent?.status !== 'requires_capture') throw new Error(`Payment ${id} is ${intent?.status ?? 'unknown'}.`)
    intent.status = 'canceled'
    return this.out(id)
  }

  /** The amounts that are held at the moment. */
  openHolds() {
    return [...this.all.values()].filter(({ status }) => status === 'requires_capture')
  }

  answer(call: string, id: string, params: Params): Answer {
    if (call === 'POST /v1/payment_intents') return this.create(params)
    const intent = this.all.get(id)
    if (!intent) return refusal(`No such payment_intent: '${id}'`, 'resource_missing')
    if (call === 'GET /v1/payment_intents/:id') return { status: 200, body: this.out(id) }
    if (intent.status !== 'requires_capture')
      return refusal(`This PaymentIntent has a status of ${intent.status}.`, 'payment_intent_unexpected_state')
    return call.endsWith('/capture') ? this.capture(intent, Number(params['amount_to_capture'])) : this.cancel(intent)
  }

  private create(params: Params): Answer {
    const { customer = null, payment_method = null } = params
    const isKnown = [...this.all.values()].some(
      (one) => one.customer === customer && one.payment_method === payment_method,
    )
    if (!customer || !isKnown) return refusal(`No such PaymentMethod: '${payment_method}'`, 'resource_missing')
    const intent = this.add(Number(params['amount']), true, { customer, payment_method, metadata: metadataIn(params) })
    if (this.bankSays === 'yes') return { status: 200, body: this.out(intent.id) }
    Object.assign(intent, { status: 'requires_payment_method', capture_before: null })
    const error = { type: 'card_error', code: this.bankSays, message: 'Your card was declined.' }
    return { status: 402, body: { error: { ...error, payment_intent: this.out(intent.id) } } }
  }

  private capture(intent: Intent, amount: number): Answer {
    if (!(amount > 0 && amount <= intent.amount)) return refusal('The amount is too large.', 'amount_too_large')
    Object.assign(intent, { status: 'succeeded', received: amount })
    return { status: 200, body: this.out(intent.id) }
  }

  private cancel(intent: Intent): Answer {
    intent.status = 'canceled'
    return { status: 200, body: this.out(intent.id) }
  }
}

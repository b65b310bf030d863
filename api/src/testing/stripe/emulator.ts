import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { metadataIn, PaymentIntents } from './intents.ts'
import { refusalOf } from './requests.ts'

type Session = {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  params: Record<string, string>
  payment: string | null
}
type Refund = { id: string; payment: string; amount: number; status: 'succeeded' | 'pending' | 'failed' }
type Webhook = { id: string; key: string; url: string; secret: string }

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refusal = (message: string, type = 'invalid_request_error') => ({ error: { type, message } })

/**
 * Stripe as our calls meet it: it keeps sessions, payments and refunds, repeats the answer of an idempotency key, refuses what Stripe's document does not
 * allow, serves the page on which a guest pays, and sends signed events to the addresses that it was told of.
 */
export class StripeEmulator {
  readonly sessions = new Map<string, Session>()
  readonly refunds = new Map<string, Refund>()
  readonly intents = new PaymentIntents((prefix) => this.id(prefix))
  readonly webhooks = new Map<string, Webhook>()
  /** Each call that came, in order. */
  readonly calls: string[] = []
  /** Answers of idempotency keys. */
  private readonly answers = new Map<string, { body: object; status: number }>()
  private readonly signing = new Stripe('sk_test_emulator').webhooks
  private next = 1
  /** Set to have every call fail as where the provider is down. */
  isDown = false
  /** State in which refunds end. */
  refundStatus: Refund['status'] = 'succeeded'
  /** Keys that accounts have; any other is refused. */
  keys = /^sk_test_keyhaven\w*$/

  readonly origin: string
  private readonly stop: () => void

  private constructor(origin: string, stop: () => void) {
    this.origin = origin
    this.stop = stop
  }

  static async start(port = 0): Promise<StripeEmulator> {
    const server = createServer((request, response) => {
      emulator
        .handle(request, response)
        .catch((error: unknown) => send(response, 500, refusal(String(error), 'api_error')))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const { port: chosen } = server.address() as AddressInfo
    const emulator: StripeEmulator = new StripeEmulator(`http://127.0.0.1:${chosen}`, () => {
      server.closeAllConnections()
      server.close()
    })
    return emulator
  }

  close() {
    this.stop()
  }

  private id(prefix: string) {
    return `${prefix}_${String(this.next++).padStart(6, '0')}`
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', this.origin)
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    if (pathname.startsWith('/pay/')) return this.page(request, response, pathname.slice(5))
    const body = await bodyOf(request)
    const call = `${request.method} ${pathname.replace(/(sessions|webhook_endpoints|payment_intents)\/\w+/, '$1/:id')}`
    this.calls.push(call)
    if (this.isDown) return response.destroy()
    const key = (request.headers.authorization ?? '').replace('Bearer ', '')
    if (!this.keys.test(key)) return send(response, 401, refusal('Invalid API Key provided', 'invalid_request_error'))
    const wrong = refusalOf({ method: request.method ?? '', url: request.url ?? '/', body })
    if (wrong) return send(response, wrong.status, wrong.body)
    const idempotency = request.headers['idempotency-key']
    const before = typeof idempotency === 'string' ? this.answers.get(idempotency) : undefined
    if (before) return send(response, before.status, before.body)
    const answer = this.answer(call, pathname, Object.fromEntries(new URLSearchParams(body)), key)
    if (typeof idempotency === 'string') this.answers.set(idempotency, answer)
    return send(response, answer.status, answer.body)
  }

  private answer(
    call: string,
    pathname: string,
    params: Record<string, string>,
    key: string,
  ): { status: number; body: object } {
    const id = pathname.split('/')[pathname.endsWith('/expire') ? 4 : 3] ?? ''
    switch (call) {
      case 'GET /v1/account':
        return {
          status: 200,
          body: { id: 'acct_emulated', object: 'account', settings: { dashboard: { display_name: 'Haus am See' } } },
        }
      case 'POST /v1/webhook_endpoints': {
        const webhook = { id: this.id('we'), key, url: params['url'] ?? '', secret: `whsec_${this.id('secret')}` }
        this.webhooks.set(webhook.id, webhook)
        return {
          status: 200,
          body: { id: webhook.id, object: 'webhook_endpoint', url: webhook.url, secret: webhook.secret },
        }
      }
      case 'DELETE /v1/webhook_endpoints/:id':
        return { status: this.webhooks.delete(id) ? 200 : 404, body: { id, deleted: true } }
      case 'POST /v1/checkout/sessions': {
        const name = this.id('cs_test')
        const amount = Number(params['line_items[0][price_data][unit_amount]'])
        this.sessions.set(name, {
          id: name,
          url: `${this.origin}/pay/${name}`,
          status: 'open',
          amount,
          params,
          payment: null,
        })
        return { status: 200, body: this.sessionOut(name) }
      }
      case 'POST /v1/checkout/sessions/:id/expire': {
        const session = this.sessions.get(id)
        if (session?.status !== 'open') return { status: 400, body: refusal('Only open sessions can be expired.') }
        session.status = 'expired'
        return { status: 200, body: this.sessionOut(id) }
      }
      case 'POST /v1/payment_intents':
      case 'GET /v1/payment_intents/:id':
      case 'POST /v1/payment_intents/:id/capture':
      case 'POST /v1/payment_intents/:id/cancel':
        return this.intents.answer(call, id, params)
      case 'POST /v1/refunds':
        return this.refund(params)
      default:
        return { status: 404, body: refusal(`Unrecognized request URL (${call})`) }
    }
  }

  private refund(params: Record<string, string>) {
    const [payment = '', amount] = [params['payment_intent'], Number(params['amount'])]
    const session = [...this.sessions.values()].find((one) => one.payment === payment)
    const back = [...this.refunds.values()]
      .filter((one) => one.payment === payment)
      .reduce((sum, one) => sum + one.amount, 0)
    if (!session || amount + back > session.amount)
      return { status: 400, body: refusal('Refund amount is greater than unrefunded amount on charge') }
    const refund = { id: this.id('re'), payment, amount, status: this.refundStatus }
    if (refund.status !== 'failed') this.refunds.set(refund.id, refund)
    return { status: 200, body: { object: 'refund', ...refund, payment_intent: payment } }
  }

  private sessionOut(id: string) {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}.`)
    return {
      ...{ id, object: 'checkout.session', url: session.url, status: session.status, currency: 'eur' },
      ...{ amount_total: session.amount, payment_intent: session.payment },
      payment_status: this.intents.all.get(session.payment ?? '')?.status === 'succeeded' ? 'paid' : 'unpaid',
      metadata: metadataIn(session.params),
    }
  }

  /** An event about a session or another object, signed for an address as Stripe signs it. */
  signed(webhook: Webhook, type: string, object: object, id = this.id('evt'), at = Date.now()) {
    const payload = JSON.stringify({ id, object: 'event', type, created: Math.floor(at / 1000), data: { object } })
    const timestamp = Math.floor(at / 1000)
    const signature = this.signing.generateTestHeaderString({ payload, secret: webhook.secret, timestamp })
    return { payload, signature }
  }

  /** The guest pays on the page; answers what is told of it, without sending it. */
  pay(session: string) {
    const paid = this.sessions.get(session)
    if (paid?.status !== 'open') throw new Error(`Session ${session} is ${paid?.status ?? 'unknown'}.`)
    paid.status = 'complete'
    paid.payment = this.intents.payOnPage(paid.amount, paid.params).id
    return this.sessionOut(session)
  }

  private async tell(type: string, object: object) {
    for (const webhook of this.webhooks.values()) {
      const { payload, signature } = this.signed(webhook, type, object)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      await fetch(webhook.url, { method: 'POST', body: payload, headers })
    }
  }

  /** The page on which a guest pays: two buttons, and back to where they came from. */
  private async page(request: IncomingMessage, response: ServerResponse, id: string) {
    const session = this.sessions.get(id)
    if (!session) return response.writeHead(404).end()
    if (request.method === 'POST') {
      await this.tell('checkout.session.completed', this.pay(id))
      return response.writeHead(303, { location: session.params['success_url'] }).end()
    }
    const name = session.params['line_items[0][price_data][product_data][name]'] ?? ''
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(`<!doctype html><title>Pay</title><h1>${name.replaceAll('<', '')}</h1><p>€${(session.amount / 100).toFixed(2)}</p>
      <form method="post"><button>Pay</button></form><a href="${session.params['cancel_url'] ?? ''}">Back</a>`)
  }
}

import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CardPayment } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { aRequest, aUnit } from './factories.ts'
import type { StripeEmulator } from './stripe/emulator.ts'
import { type TestOwner, type TestServer, unique } from './test-server.ts'

type Payable = { checkout: () => Promise<{ body: { url: string } }> }
type Sent = { payload: string; signature: string }

/** Word of the provider about payments, as it reaches a server at its own time. */
export const providerOf = (stripe: StripeEmulator, server: Pick<TestServer, 'fetch' | 'clock'>) => {
  /** That of the owner who has connected an account last. */
  const webhook = () => {
    const last = [...stripe.webhooks.values()].at(-1)
    if (!last) throw new Error('Nobody has connected an account.')
    return last
  }
  const send = ({ payload, signature }: Sent, to: { url: string } = webhook()) =>
    server.fetch(to.url, {
      ...{ method: 'POST', body: payload },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  const sign = (type: string, object: object) =>
    stripe.signed(webhook(), type, object, undefined, server.clock().getTime())
  const tell = (type: string, object: object) => send(sign(type, object))
  /** The guest pays on the page of the provider, which says so. */
  const tellPaid = (url: string) => tell('checkout.session.completed', stripe.pay(sessionIn(url)))
  const pay = async ({ checkout }: Payable) => {
    const session = stripe.pay(sessionIn((await checkout()).body.url))
    const sent = sign('checkout.session.completed', session)
    return { session, sent, status: (await send(sent)).status }
  }
  return { webhook, send, sign, tell, tellPaid, pay }
}

/** The session behind the address of a page of the provider. */
export const sessionIn = (url: string) => url.split('/').at(-1) ?? ''

/** The owner connects an account at the provider. */
export const connectStripe = (owner: TestOwner, secret_key = 'sk_test_keyhaven123') =>
  owner.call('POST', '/api/card-account/', { provider: 'stripe', secret_key })

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A stay for 300 in three months that its owner accepted, 30 % of which are due within a week, and its guest's page. */
export async function aStayWithDeposit(server: TestServer, owner: TestOwner) {
  await owner.call('PATCH', '/api/payment-settings/', {
    ...{ deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 },
  })
  const unit = await aUnit(owner)
  const dates = { check_in: inDays(90), check_out: inDays(93) }
  const { token } = await aRequest(server, unit.id, { ...dates, client: { email: `gerda-${unique()}@example.com` } })
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const id = waiting?.id ?? 0
  await owner.call('POST', `/api/booking/${id}/decision/`, { decision: 'accept' })
  const page = `/api/public/booking/request/${token}/`
  const checkout = () => server.call<{ url: string } & Problem>('POST', `${page}checkout/`)
  const ledger = async () => (await owner.call<Ledger>('GET', `/api/booking/${id}/payments/`)).body
  const amounts = async () => (await ledger()).payments.map(({ kind, amount, method }) => [kind, amount, method])
  const cards = async () => (await owner.call<CardPayment[]>('GET', `/api/booking/${id}/card-payments/`)).body
  const cancel = () => server.call('POST', `${page}cancel/`, { fee: 0 })
  return { id, token, checkout, ledger, amounts, cards, cancel }
}

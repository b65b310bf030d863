import { aProperty, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { NewPublicRequest, PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin }, now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  await owner.call('POST', '/api/card-account/', { provider: 'stripe', secret_key: 'sk_test_keyhaven123' })
  await settings(200)
})

const settings = (amount: number | null) => {
  const days = amount === null ? {} : { damage_deposit_days_before: 2, damage_deposit_days_after: 3 }
  return owner.call('PATCH', '/api/payment-settings/', { damage_deposit_amount: amount, ...days })
}
const dates = { check_in: '2027-06-01', check_out: '2027-06-04' }
const aRoom = async () => aUnit(owner, { property_id: (await aProperty(owner)).id })
const book = ({ id, property }: Awaited<ReturnType<typeof aRoom>>, fetch = server.fetch, locale = '') => {
  const stay = `check_in=${dates.check_in}&check_out=${dates.check_out}`
  return renderArea(`${locale}/book?unit=${id}&property=${property.id}&${stay}`, { area, server: { fetch } })
}
const words = (amount: string) =>
  `${amount}: blocked on your card on 30 May 2027, released by 7 June 2027. It is not charged.`

it('says beside the price and in the terms what is blocked on the card, from when and until when', async () => {
  const page = book(await aRoom())
  const price = await page.screen.findByRole('complementary', { name: 'Price' })
  await page.within(price).findByText(words('€200.00'))
  const terms = page.screen.getByText('By sending your request you accept these terms:').parentElement as HTMLElement
  expect(page.within(terms).getByText(words('€200.00'))).toBeDefined()
})

it('says it in the language of the guest', async () => {
  const page = book(await aRoom(), server.fetch, '/cs')
  const line = await page.screen.findAllByText(/zablokuje na vaší kartě a nejpozději 7\. června 2027 se uvolní/)
  expect(line).toHaveLength(2)
})

it('says nothing where none is asked for', async () => {
  await settings(null)
  const page = book(await aRoom())
  await page.screen.findByText('By sending your request you accept these terms:')
  expect(page.screen.queryByText('Damage deposit')).toBeNull()
})

it('sends back what was shown, and asks again where it is another amount by then', async () => {
  const room = await aRoom()
  const sent: NewPublicRequest[] = []
  const fetch: typeof server.fetch = async (input, init) => {
    const call = new Request(input, init)
    if (call.method === 'POST' && call.url.endsWith('/public/booking/')) {
      sent.push((await call.clone().json()) as NewPublicRequest)
      if (sent.length === 1) await settings(500)
    }
    return server.fetch(call)
  }
  const page = book(room, fetch)
  await page.screen.findByText('By sending your request you accept these terms:')
  await page.fillIn({
    ...{ 'First name': 'Gerda', 'Last name': 'Moser', Email: `gerda-${unique()}@example.com`, Phone: '+4312345678' },
    ...{ Street: 'Ring', 'House number': '1', 'Postal code': '1010', City: 'Wien', Country: 'Austria' },
  })
  await page.user.click(page.screen.getByRole('checkbox', { name: /privacy policy/ }))
  const send = () => page.user.click(page.screen.getByRole('button', { name: /^Send booking request/ }))
  await send()
  await page.screen.findByText(/The host has changed the terms in the meantime/)
  await page.waitFor(() => expect(page.screen.getAllByText(words('€500.00'))).toHaveLength(2))
  await send()
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(sent.map(({ terms }) => terms?.damage_deposit?.amount)).toEqual([200, 500])
})

it('keeps on the guest’s page what was agreed to, until the host has answered', async () => {
  const { id } = await aRoom()
  const quoted = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', {
    ...{ unit: id, ...dates, guests_count: 1 },
  })
  const { token } = await aRequest(server, id, { ...dates, terms: quoted.body.terms })
  await settings(500)
  const page = renderArea(`/request/${token}`, { area, server })
  expect(await page.screen.findByText(words('€200.00'))).toBeDefined()
})

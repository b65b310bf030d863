import { aProperty, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { NewPublicRequest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  await settings({ deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 })
})
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)

const stay = 'check_in=2027-06-01&check_out=2027-06-04'
const aRoom = async (fields: object = {}) => aUnit(owner, { property_id: (await aProperty(owner)).id, ...fields })
const book = ({ id, property }: Awaited<ReturnType<typeof aRoom>>, fetch = server.fetch) =>
  renderArea(`/book?unit=${id}&property=${property.id}&${stay}`, { area, server: { fetch } })

it('says beside the price and in the terms what will be due when, by the host’s yes', async () => {
  const page = book(await aRoom())
  const line = '€90.00 within 7 days of the host’s yes, €210.00 by 4 May 2027'
  const price = await page.screen.findByRole('complementary', { name: 'Price' })
  expect(await page.within(price).findByText(line)).toBeDefined()
  const terms = page.screen.getByText('By sending your request you accept these terms:').parentElement as HTMLElement
  expect(page.within(terms).getByText(`${line}.`)).toBeDefined()
  expect(page.within(terms).getByText('Payable without deduction by the dates agreed.')).toBeDefined()
})

it('says real days where the stay is booked at once', async () => {
  const page = book(await aRoom({ instant: true }))
  const price = await page.screen.findByRole('complementary', { name: 'Price' })
  expect(await page.within(price).findByText('€90.00 by 17 January 2027, €210.00 by 4 May 2027')).toBeDefined()
})

it('says nothing of a plan where nothing is asked for before arrival', async () => {
  await settings({ deposit_percent: null, rest_due_days_before: null })
  const page = book(await aRoom())
  await page.screen.findByText('Payable without deduction on arrival at the latest.')
  expect(document.querySelector('.kh-terms-plan')).toBeNull()
})

it('sends the rule back that was shown, and asks again where it is another one by then', async () => {
  const room = await aRoom()
  const sent: NewPublicRequest[] = []
  const fetch: typeof server.fetch = async (input, init) => {
    const call = new Request(input, init)
    if (call.method === 'POST' && call.url.endsWith('/public/booking/')) {
      sent.push((await call.clone().json()) as NewPublicRequest)
      if (sent.length === 1) await settings({ deposit_percent: 50 })
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
  await page.screen.findByText('€150.00 within 7 days of the host’s yes, €150.00 by 4 May 2027.')
  await send()
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(sent.map(({ terms }) => terms?.payment_rule?.deposit_percent)).toEqual([30, 50])
})

it('keeps what was agreed to in words on the guest’s page until the host has answered', async () => {
  const { token } = await aRequest(server, (await aRoom()).id)
  const page = renderArea(`/request/${token}`, { area, server })
  const line = await page.screen.findByText('€90.00 within 7 days of the host’s yes, €210.00 by 4 May 2027.')
  expect(line.closest('details')).not.toBeNull()
  expect(page.screen.queryByRole('heading', { name: 'Pay by bank transfer' })).toBeNull()
})

import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let address = ''
const checkIn = addDays(localToday(), 50)

beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const property = (await aProperty(owner)).id
  const unit = (await aUnit(owner, { property_id: property, price_per_night: 89.5 })).id
  address = `/book?unit=${unit}&property=${property}&check_in=${checkIn}&check_out=${addDays(checkIn, 3)}&guests=2`
})
beforeEach(() => sessionStorage.clear())

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[autocomplete="${name}"]`)

it('keeps what was typed when the same form is opened in another language', async () => {
  const page = renderArea(`/en${address}`, { area, server })
  await page.screen.findByRole('button', { name: 'Send booking request · €268.50' })
  await page.fillIn({ 'First name': 'Gerda', City: 'Wien' })
  const german = renderArea(`/de${address}`, { area, server })
  await german.waitFor(() => expect(field('given-name')?.value).toBe('Gerda'))
  expect(field('address-level2')?.value).toBe('Wien')
})

it('names the country in the language of the page', async () => {
  const page = renderArea(`/nl${address}`, { area, server })
  expect(await page.screen.findByText(/ · Mondsee, Oostenrijk$/)).toBeTruthy()
})

it('says with the request in which language its guest reads, and goes on in it', async () => {
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && request.url.endsWith('/public/booking/')) bodies.push(await request.clone().json())
    return server.fetch(request)
  }
  const page = renderArea(`/en${address}`, { area, server: { fetch } })
  const send = await page.screen.findByRole('button', { name: 'Send booking request · €268.50' })
  await page.fillIn({
    ...{ 'First name': 'Gerda', 'Last name': 'Moser', Email: 'gerda@example.com', Phone: '+436641234567' },
    ...{ Street: 'Ring', 'House number': '1', 'Postal code': '1010', City: 'Wien', Country: 'Austria' },
  })
  await page.user.click(page.screen.getByRole('checkbox', { name: /privacy policy/ }))
  await page.user.click(send)
  await page.waitFor(() => expect(page.address()).toMatch(/^\/en\/request\/[\w-]{43}$/))
  expect(bodies).toMatchObject([{ locale: 'en' }])
})

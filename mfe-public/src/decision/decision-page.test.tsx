import { aRequest, aUnit, aWish, mailsTo } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** A request with the link of the owner's mail. */
const request = async (fields: object = {}) => {
  const unit = await aUnit(owner)
  await aRequest(server, unit.id, { client: { email: `gerda-${unique()}@example.com` }, ...fields })
  const mail = (await mailsTo(server, owner.user.email)).at(-1)
  const token = /\/decision\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const status = async () => (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body[0]?.status
  return { unit, token, status }
}
const open = (token: string, fetch = server.fetch) => renderArea(`/decision/${token}`, { area, server: { fetch } })

it.each([
  ['Accept', 'You accepted this request', 'confirmed'],
  ['Decline', 'You declined this request', 'cancelled'],
])('shows who asks for what, and changes nothing before %s is pressed', async (button, title, status) => {
  const asked = await request()
  const page = open(asked.token)
  await page.screen.findByRole('heading', { name: 'A guest would like to book' })
  expect(page.screen.getByText('Gerda Moser')).toBeTruthy()
  expect(page.screen.getByText(new RegExp(asked.unit.name))).toBeTruthy()
  expect(await asked.status()).toBe('pending')
  await page.user.click(page.screen.getByRole('button', { name: button }))
  const result = await page.screen.findByRole('heading', { name: title })
  expect(document.activeElement).toBe(result)
  expect(await asked.status()).toBe(status)
  expect(page.screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('shows the terms that the guest accepted, and the whole party', async () => {
  const unit = await aUnit(owner)
  const party = { guests_count: 3, children: [4], infants: 1, pets: 1 }
  const { terms } = (await server.call<PublicQuote>('POST', '/api/public/booking/quote/', aWish(unit.id, party))).body
  const asked = await request({ unit: unit.id, ...party, terms })
  const page = open(asked.token)
  const price = page.within(await page.screen.findByRole('region', { name: 'Price' }))
  expect(price.getByRole('heading', { name: 'Accepted by the guest' })).toBeTruthy()
  expect(price.getByText('Cancellation')).toBeTruthy()
  expect(price.getByText(terms?.payment ?? 'none')).toBeTruthy()
  expect(page.screen.getByText('2 adults, 1 child (4), 1 infant, 1 pet')).toBeTruthy()
})

it('shows what the guest wrote, and sends the owner’s words along with the answer', async () => {
  const asked = await request({ message: 'We arrive late.' })
  const page = open(asked.token)
  const wrote = await page.screen.findByRole('region', { name: 'Gerda Moser wrote' })
  expect(wrote.textContent).toContain('We arrive late.')
  await page.fillIn({ 'Your words to the guest (optional)': 'x'.repeat(1001) })
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  page.screen.getByText(/1,?000 characters/)
  expect(await asked.status()).toBe('pending')
  await page.fillIn({ 'Your words to the guest (optional)': 'Welcome!' })
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  expect((await page.screen.findByRole('region', { name: 'You wrote' })).textContent).toContain('Welcome!')
})

it('says what became of a request that was decided elsewhere', async () => {
  const asked = await request()
  const page = open(asked.token)
  await page.screen.findByRole('button', { name: 'Accept' })
  await server.call('POST', `/api/public/booking/decision/${asked.token}/`, { decision: 'decline' })
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  await page.screen.findByRole('heading', { name: 'You declined this request' })
  expect(page.screen.queryByRole('alert')).toBeNull()
  expect(await asked.status()).toBe('cancelled')
})

it('says that an answer did not arrive, and gives the same one with Retry', async () => {
  const asked = await request()
  let isDown = true
  const page = open(asked.token, (input, init) => {
    const sent = new Request(input, init)
    return isDown && sent.method === 'POST' ? Promise.reject(new TypeError('down')) : server.fetch(sent)
  })
  await page.user.click(await page.screen.findByRole('button', { name: 'Decline' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('Your answer did not arrive.')
  isDown = false
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  await page.screen.findByRole('heading', { name: 'You declined this request' })
})

it('says that a request was answered already where what became of it cannot be loaded', async () => {
  const asked = await request()
  let isDown = false
  const page = open(asked.token, (input, init) => {
    const sent = new Request(input, init)
    return isDown && sent.method === 'GET' ? Promise.reject(new TypeError('down')) : server.fetch(sent)
  })
  await page.screen.findByRole('button', { name: 'Accept' })
  await server.call('POST', `/api/public/booking/decision/${asked.token}/`, { decision: 'decline' })
  isDown = true
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('This request has already been answered')
})

it('says in words that a link leads nowhere', async () => {
  const page = open('nothing-of-this-kind')
  expect(await page.screen.findByRole('heading', { name: 'There is no such request' })).toBeTruthy()
})

import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { aBooking, aPromocode, aProperty, aService, aUnit, guest, holdsOf } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let property: number
const checkIn = addDays(localToday(), 50)
const checkOut = addDays(checkIn, 3)

beforeAll(async () => {
  owner = await server.signUpOwner()
  property = (await aProperty(owner)).id
  for (let count = 0; count < 2; count++)
    await aService(owner, { property, name: 'Towels', type: 'one_time', price: 5 })
})
beforeEach(() => sessionStorage.clear())

const freeUnit = async () => (await aUnit(owner, { property_id: property, max_capacity: 3, price_per_night: 100 })).id
const addressOf = (unit: number, guests = 2) =>
  `/book?unit=${unit}&property=${property}&check_in=${checkIn}&check_out=${checkOut}&guests=${guests}`
const open = (path: string, fetch = server.fetch) => renderArea(path, { area, server: { fetch } })
type Page = ReturnType<typeof open>
const priced = (page: Page, total: string) =>
  page.screen.findByRole('button', { name: `Send booking request · ${total}` })

/** A network that remembers what it was asked. */
const listening = () => {
  const asked: { path: string; text: string }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push({ path: new URL(request.url).pathname, text: await request.clone().text() })
    return server.fetch(request)
  }
  return { asked, fetch }
}

it('asks for a code that nobody knows once, whatever else is changed', async () => {
  const { asked, fetch } = listening()
  const page = open(addressOf(await freeUnit()), fetch)
  await priced(page, '€300.00')
  await page.fillIn({ 'Promo code (if you have one)': 'NOBODY' })
  await page.screen.findByText('This promo code is not known or no longer valid.')
  const [towels] = page.screen.getAllByRole('checkbox', { name: /^Towels/ })
  await page.user.click(towels as HTMLElement)
  await priced(page, '€305.00')
  await page.user.click(page.screen.getByRole('button', { name: 'One guest fewer' }))
  await page.waitFor(() => expect(page.address()).not.toContain('guests='))
  await priced(page, '€305.00')
  expect(page.screen.getByText('This promo code is not known or no longer valid.')).toBeTruthy()
  expect(asked.filter(({ text }) => text.includes('NOBODY'))).toHaveLength(1)
})

it('says why a code does not count for these days, and asks again for others', async () => {
  const { asked, fetch } = listening()
  await aPromocode(owner, { code: 'LONGER', min_nights: 5 })
  const page = open(addressOf(await freeUnit()), fetch)
  await priced(page, '€300.00')
  await page.fillIn({ 'Promo code (if you have one)': 'LONGER' })
  await page.screen.findByText('This promo code is for stays of at least 5 nights.')
  await priced(page, '€300.00')
  await page.fillIn({ 'Check-out': briefDay(en, addDays(checkIn, 5)) })
  await priced(page, '€450.00')
  expect(page.screen.queryByText(/^This promo code/)).toBeNull()
  expect(asked.filter(({ text }) => text.includes('LONGER'))).toHaveLength(2)
})

it('looks for alternatives to the taken stay alone, and keeps the focus on the page when one is chosen', async () => {
  const unit = await freeUnit()
  await aBooking(owner, { property, unit, check_in: checkIn, check_out: checkOut })
  const { asked, fetch } = listening()
  const page = open(addressOf(unit), fetch)
  await page.screen.findByText(`Taken: ${en.stay(checkIn, checkOut)}.`, { exact: false })
  const [nearest] = await page.screen.findAllByRole('button', { name: / – .*€300\.00$/ })
  await page.user.click(nearest as HTMLElement)
  await priced(page, '€300.00')
  expect(document.activeElement).toBe(page.screen.getByRole('main'))
  expect(asked.filter(({ path }) => path.endsWith('/alternatives/'))).toHaveLength(1)
})

it('keeps a day that makes no stay yet when the number of guests changes', async () => {
  const page = open(`/book?unit=${await freeUnit()}&property=${property}`)
  const departure = await page.screen.findByLabelText<HTMLInputElement>('Check-out')
  page.fireEvent.change(departure, { target: { value: checkOut } })
  await page.user.click(page.screen.getByRole('button', { name: 'One guest more' }))
  await page.waitFor(() => expect(page.address()).toContain('guests=2'))
  expect(departure.value).toBe(briefDay(en, checkOut))
})

it('tells who cannot see the lines what a change has made of the price', async () => {
  const page = open(addressOf(await freeUnit()))
  const told = (await page.screen.findByText('Total: €300.00')).closest('[role=status]')
  const [towels] = page.screen.getAllByRole('checkbox', { name: /^Towels/ })
  await page.user.click(towels as HTMLElement)
  await page.waitFor(() => expect(told?.textContent).toBe('Total: €305.00'))
  expect(told?.isConnected).toBe(true)
})

it('asks only who wants an invoice for a company about it, and says at its field what is wrong', async () => {
  const page = open(addressOf(await freeUnit()))
  const fold = await page.screen.findByText('Invoice for a company')
  const company = fold.closest('details')
  expect(company?.open).toBe(false)
  await page.user.click(fold)
  await page.fillIn({ Company: 'Muster GmbH', 'VAT ID (optional)': 'DE1' })
  await page.user.tab()
  await page.screen.findByText(/^This is no valid VAT ID/)
  await page.fillIn({ 'VAT ID (optional)': 'de 136 695 976' })
  await page.waitFor(() => expect(page.screen.queryByText(/^This is no valid VAT ID/)).toBeNull())
  expect(company?.open).toBe(true)
})

it('says with how many guests there is a price', async () => {
  const page = open(addressOf(await freeUnit(), 9))
  expect(await page.screen.findByText('Choose 3 guests or fewer to see the price of your stay.')).toBeTruthy()
  expect(page.screen.queryByRole('status', { name: 'Loading the price' })).toBeNull()
})

it('sends nothing before there is a price', async () => {
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const { asked, fetch } = listening()
  let answer = () => {}
  const waits = new Promise<void>((go) => (answer = go))
  const page = open(addressOf(await freeUnit()), async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('/quote/')) await waits
    return fetch(request)
  })
  await page.user.click(await page.screen.findByRole('button', { name: 'Send booking request' }))
  expect(document.activeElement).toBe(page.screen.getByRole('status', { name: 'Loading the price' }))
  answer()
  await page.user.click(await priced(page, '€300.00'))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(asked.filter(({ text }) => text.includes('"privacy"'))).toHaveLength(1)
})

it('shows two services of one name and one price once each, also when a line comes before them', async () => {
  const page = open(addressOf(await freeUnit()))
  await priced(page, '€300.00')
  for (const towels of page.screen.getAllByRole('checkbox', { name: /^Towels/ })) await page.user.click(towels)
  await priced(page, '€310.00')
  await page.user.click(page.screen.getByRole('button', { name: 'One guest more' }))
  await priced(page, '€340.00')
  expect(page.screen.getAllByText('Towels', { selector: 'dt' })).toHaveLength(2)
})

it('takes a phone number as browsers fill it in', async () => {
  const client = { ...guest, email: `g-${unique()}@example.com`, phone: '+43 (664) 123-45 67' }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await page.user.click(await priced(page, '€300.00'))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await holdsOf(server, unit)).toMatchObject([{ client: { email: client.email, phone: '+436641234567' } }])
})

it('sends one request with one key, however often it is pressed at the same moment', async () => {
  const sent: { key: string | null }[] = []
  const unit = await freeUnit()
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && new URL(request.url).pathname.endsWith('/public/booking/'))
      sent.push({ key: request.headers.get('idempotency-key') })
    return server.fetch(request)
  }
  const client = { ...guest, email: `g-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const page = open(addressOf(unit), fetch)
  const button = await priced(page, '€300.00')
  // As a script or an impatient finger does it: before anything is drawn again.
  for (let count = 0; count < 3; count += 1) button.click()
  await page.waitFor(() => expect(page.address()).toContain('/request/'))
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/) as string }])
  const draft = sessionStorage.getItem('keyhaven-request') ?? ''
  expect(draft === '' || draft.includes(sent[0]?.key ?? '') || draft.includes('"sent":null')).toBe(true)
  expect(await holdsOf(server, unit)).toHaveLength(1)
})

import { aBooking, aProperty, aPromocode, aService, aUnit, holdsOf } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
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
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Lake House' })).id
  await aService(owner, { property, name: 'Breakfast', type: 'per_day', price: 12.9 })
  await aService(owner, { property, name: 'Cleaning', type: 'one_time', price: 45 })
})
beforeEach(() => sessionStorage.clear())

/** A unit of its own for every test: what one books is taken for the others. */
const freeUnit = async (name = `Attic ${unique()}`) =>
  (await aUnit(owner, { property_id: property, name, max_capacity: 3, price_per_night: 89.5 })).id

const addressOf = (unit: number, stay: { from?: Day; to?: Day; guests?: number } = {}) => {
  const { from = checkIn, to = checkOut, guests = 2 } = stay
  return `/book?unit=${unit}&property=${property}&check_in=${from}&check_out=${to}&guests=${guests}`
}
const open = (path: string, fetch = server.fetch) => renderArea(path, { area, server: { fetch } })
type Page = ReturnType<typeof open>

const gerda = () => ({
  'First name': 'Gerda',
  'Last name': 'Moser',
  Email: `gerda-${unique()}@example.com`,
  Phone: '+436641234567',
  ...{ Street: 'Ring', 'House number': '1', 'Postal code': '1010', City: 'Wien', Country: 'Austria' },
})
const priced = (page: Page, total: string) =>
  page.screen.findByRole('button', { name: `Send booking request · ${total}` })
const consent = ({ user, screen }: Page) => user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
const heldOf = (unit: number) => holdsOf(server, unit)
const valueOf = ({ screen }: Page, label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** A network that loses the next answers to the sending, after the server has heard it or before. */
const losing = (lost: 'question' | 'answer', times = 1): typeof globalThis.fetch => {
  let left = times
  return async (input, init) => {
    const request = new Request(input, init)
    const isSending = request.method === 'POST' && new URL(request.url).pathname.endsWith('/public/booking/')
    if (!isSending || left-- <= 0) return server.fetch(request)
    if (lost === 'answer') await server.fetch(request)
    throw new TypeError('Failed to fetch')
  }
}

it('prices the stay with its extras and code, sends it and leads to the page of the request', async () => {
  const code = (await aPromocode(owner, { discount_percent: 10 })).code
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await priced(page, '€268.50')
  await page.user.click(page.screen.getByRole('checkbox', { name: 'Breakfast €12.90 per night' }))
  await page.user.click(page.screen.getByRole('checkbox', { name: 'Cleaning €45.00 per stay' }))
  await priced(page, '€352.20')
  await page.fillIn({ 'Promo code (if you have one)': code.toLowerCase() })
  await page.screen.findByText('Code applied: the price includes it.')
  expect(page.screen.getByText('-€35.22')).toBeTruthy()
  await page.fillIn(gerda())
  await consent(page)
  await page.user.click(await priced(page, '€316.98'))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(page.address()).toMatch(/^\/request\/[\w-]{43}$/)
  expect(await heldOf(unit)).toMatchObject([
    {
      price: { subtotalCents: 35_220, discountCents: 3522 },
      guests_count: 2,
      client: { first_name: 'Gerda', last_name: 'Moser' },
    },
  ])
})

it('says beside every field what is wrong with it, and leads to the first', async () => {
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await page.user.click(await priced(page, '€268.50'))
  const first = page.screen.getByLabelText('First name')
  await page.waitFor(() => expect(document.activeElement).toBe(first))
  expect(first.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'First name is required',
  )
  expect(page.screen.getByText('Email is required')).toBeTruthy()
  expect(page.screen.getByText('House number is required')).toBeTruthy()
  expect(page.screen.getByText('Please say that you have read the privacy policy')).toBeTruthy()
  await page.fillIn({ ...gerda(), Email: 'gerda@', Phone: '12' })
  expect(page.screen.getByText('Enter a valid email address')).toBeTruthy()
  expect(page.screen.getByText('Enter the number with its country code, like +43 660 1234567')).toBeTruthy()
  expect(page.screen.queryByText('First name is required')).toBeNull()
  expect(await heldOf(unit)).toEqual([])
})

it('says on leaving a field what is wrong with it, and nothing before', async () => {
  const page = open(addressOf(await freeUnit()))
  await page.user.type(await page.screen.findByLabelText('Last name'), 'www.moser.example')
  expect(page.screen.queryByText('Enter a name, without links and signs that are no part of it')).toBeNull()
  await page.user.tab()
  expect(await page.screen.findByText('Enter a name, without links and signs that are no part of it')).toBeTruthy()
})

it('lets browsers fill in who the guest is, and nobody the field that only programs see', async () => {
  const page = open(addressOf(await freeUnit()))
  const tokens = Object.keys(gerda()).map((label) => page.screen.findByLabelText<HTMLInputElement>(label))
  expect((await Promise.all(tokens)).map((input) => input.autocomplete)).toEqual([
    ...['given-name', 'family-name', 'email', 'tel', 'address-line1', 'address-line2', 'postal-code'],
    ...['address-level2', 'country-name'],
  ])
  const trap = document.querySelector<HTMLInputElement>('input[name=kh-nothing]')
  expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off'])
  expect(page.screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
})

it('says that a code is not known, keeps everything, and prices without it', async () => {
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await priced(page, '€268.50')
  const data = gerda()
  await page.fillIn(data)
  await page.fillIn({ 'Promo code (if you have one)': 'NOBODY' })
  await page.screen.findByText('This promo code is not known or no longer valid.')
  await priced(page, '€268.50')
  expect(valueOf(page, 'Email')).toBe(data.Email)
  await consent(page)
  await page.user.click(page.screen.getByRole('button', { name: /^Send booking request/ }))
  const code = page.screen.getByLabelText('Promo code (if you have one)')
  await page.waitFor(() => expect(document.activeElement).toBe(code))
  expect(await heldOf(unit)).toEqual([])
  await page.user.clear(code)
  await page.user.click(page.screen.getByRole('button', { name: /^Send booking request/ }))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
})

it('says that dates are taken, and one tap on others changes them', async () => {
  const unit = await freeUnit()
  await aBooking(owner, { property, unit, check_in: checkIn, check_out: checkOut })
  const page = open(addressOf(unit))
  const alert = await page.screen.findByText(`Taken: ${en.stay(checkIn, checkOut)}.`, { exact: false })
  expect(alert.closest('[role=alert]')?.textContent).toContain('Not free for your dates')
  const [nearest] = await page.screen.findAllByRole('button', { name: / – .*€268\.50$/ })
  await page.user.click(nearest as HTMLElement)
  await page.waitFor(() => expect(page.screen.queryByText('Not free for your dates')).toBeNull())
  expect(page.address()).not.toContain(`check_in=${checkIn}`)
  await priced(page, '€268.50')
})

it('says that the dates have been taken meanwhile, keeps what was typed and takes it along to another unit', async () => {
  const unit = await freeUnit()
  const name = `Balcony ${unique()}`
  const other = await freeUnit(name)
  const page = open(addressOf(unit))
  await priced(page, '€268.50')
  const data = gerda()
  await page.fillIn(data)
  await consent(page)
  await aBooking(owner, { property, unit, check_in: checkIn, check_out: addDays(checkIn, 1) })
  await page.user.click(page.screen.getByRole('button', { name: 'Send booking request · €268.50' }))
  await page.screen.findByText('These dates are no longer free')
  expect(page.screen.getByText(`Taken: ${en.stay(checkIn, addDays(checkIn, 1))}`, { exact: false })).toBeTruthy()
  expect(page.screen.queryByText('Your request was not sent.')).toBeNull()
  expect(valueOf(page, 'Email')).toBe(data.Email)
  await page.user.click(await page.screen.findByRole('link', { name: new RegExp(name) }))
  await page.waitFor(() => expect(page.address()).toContain(`unit=${other}`))
  await priced(page, '€268.50')
  expect(valueOf(page, 'Email')).toBe(data.Email)
  await page.user.click(page.screen.getByRole('button', { name: 'Send booking request · €268.50' }))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await heldOf(other)).toHaveLength(1)
})

it.each(['question', 'answer'] as const)('makes one booking of a retry after the %s was lost', async (lost) => {
  const unit = await freeUnit()
  const page = open(addressOf(unit), losing(lost))
  await page.fillIn(gerda())
  await consent(page)
  await page.user.click(await priced(page, '€268.50'))
  const alert = await page.screen.findByText('Your request was not sent.')
  expect(alert.closest('[role=alert]')?.textContent).toContain('The server cannot be reached')
  await page.user.click(page.screen.getByRole('button', { name: 'Retry' }))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await heldOf(unit)).toHaveLength(1)
})

it('makes one booking of a double click', async () => {
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await page.fillIn(gerda())
  await consent(page)
  await page.user.dblClick(await priced(page, '€268.50'))
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await heldOf(unit)).toHaveLength(1)
})

it('shows after a reload what was typed, and makes one booking though the answer was lost before', async () => {
  const unit = await freeUnit()
  const data = gerda()
  const before = open(addressOf(unit), losing('answer'))
  await before.user.click(await before.screen.findByRole('checkbox', { name: /^Breakfast/ }))
  await before.fillIn(data)
  await consent(before)
  await before.user.click(await priced(before, '€307.20'))
  await before.screen.findByText('Your request was not sent.')

  const after = open(addressOf(unit))
  await after.screen.findByLabelText('Email')
  expect(Object.keys(data).map((label) => valueOf(after, label))).toEqual(Object.values(data))
  expect(after.screen.getByRole<HTMLInputElement>('checkbox', { name: /^Breakfast/ }).checked).toBe(true)
  // What holds the unit now is this very request.
  await after.screen.findByText(/may have arrived/)
  expect(after.screen.queryByText('Not free for your dates')).toBeNull()
  await after.user.click(await priced(after, '€307.20'))
  await after.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await heldOf(unit)).toHaveLength(1)
})

it('is filled in and sent with the keyboard alone', async () => {
  const unit = await freeUnit()
  const page = open(addressOf(unit))
  await priced(page, '€268.50')
  page.screen.getByLabelText('First name').focus()
  const folded = { opener: '', company: '', vatId: '', reference: '' }
  for (const text of Object.values({ ...gerda(), ...folded })) {
    if (text !== '') await page.user.keyboard(text)
    await page.user.tab()
  }
  expect(document.activeElement).toBe(page.screen.getByLabelText('Message to your host (optional)'))
  await page.user.keyboard('We arrive late.')
  await page.user.tab()
  expect(document.activeElement?.textContent).toContain('Free until')
  await page.user.tab()
  expect(document.activeElement).toBe(page.screen.getByRole('checkbox', { name: /privacy policy/ }))
  await page.user.keyboard(' ')
  await page.user.tab()
  expect(document.activeElement).toBe(page.screen.getByRole('link', { name: 'privacy policy' }))
  await page.user.tab()
  await page.user.keyboard('{Enter}')
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(await heldOf(unit)).toMatchObject([{ message: 'We arrive late.' }])
})

it('changes dates and guests in the address, and asks for dates where there are none', async () => {
  const unit = await freeUnit()
  const page = open(`/book?unit=${unit}&property=${property}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Send booking request' }))
  expect(await page.screen.findByText('Choose a check-in date')).toBeTruthy()
  expect(document.activeElement).toBe(page.screen.getByLabelText('Check-in'))
  page.fireEvent.change(page.screen.getByLabelText('Check-in'), { target: { value: checkIn } })
  await page.user.click(page.screen.getByRole('button', { name: 'One guest more' }))
  const wanted = `check_in=${checkIn}&check_out=${addDays(checkIn, 1)}&guests=2`
  await page.waitFor(() => expect(page.address()).toBe(`/book?unit=${unit}&property=${property}&${wanted}`))
  await priced(page, '€89.50')
})

it('keeps a date that was chosen just before the guests', async () => {
  const page = open(`/book?unit=${await freeUnit()}&property=${property}`)
  page.fireEvent.change(await page.screen.findByLabelText('Check-in'), { target: { value: checkIn } })
  page.fireEvent.click(page.screen.getByRole('button', { name: 'One guest more' }))
  await page.waitFor(() => expect(page.address()).toMatch(new RegExp(`check_in=${checkIn}.*guests=2$`)))
})

it('takes no more guests than the unit', async () => {
  const unit = await freeUnit()
  const page = open(addressOf(unit, { guests: 9 }))
  expect(await page.screen.findByText('There is room for up to 3 guests.')).toBeTruthy()
  await page.user.click(page.screen.getByRole('button', { name: 'Send booking request' }))
  expect(document.activeElement).toBe(page.screen.getByLabelText('Guests'))
})

it('leads on where no unit is named, and where there is none', async () => {
  const unnamed = open('/book')
  expect(await unnamed.screen.findByRole('heading', { name: 'What would you like to book?' })).toBeTruthy()
  expect(unnamed.screen.getByRole('link', { name: 'Find a place to stay' }).getAttribute('href')).toBe('/')
  const unknown = open(addressOf(999_999))
  expect(await unknown.screen.findByText('This place is no longer offered')).toBeTruthy()
})

it('says once that the price could not be loaded, and loads it with Retry', async () => {
  const unit = await freeUnit()
  let isDown = true
  const page = open(addressOf(unit), (input, init) => {
    const request = new Request(input, init)
    return isDown && request.url.includes('/quote/') ? Promise.reject(new TypeError('down')) : server.fetch(request)
  })
  const alert = await page.screen.findByRole('alert')
  expect(alert.textContent).toContain('The price could not be loaded')
  isDown = false
  await page.user.click(page.within(alert).getByRole('button', { name: 'Retry' }))
  await priced(page, '€268.50')
})

import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { aBooking, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
const checkIn = addDays(localToday(), 30)
const checkOut = addDays(checkIn, 3)

const at = (city: string, country: string) => ({
  street: 'Seeweg',
  house_number: '7',
  postal_code: '5310',
  city,
  country,
  phone: '+436641234567',
})

beforeAll(async () => {
  owner = await server.signUpOwner()
  const lake = await aProperty(owner, { name: 'Lake House', address: at('Mondsee', 'Austria') })
  const sea = await aProperty(owner, { name: 'Sea House', address: at('Orebić', 'Croatia') })
  await aUnit(owner, { property_id: lake.id, name: 'Attic', max_capacity: 4, price_per_night: 90 })
  await aUnit(owner, { property_id: sea.id, name: 'Balcony', max_capacity: 2, capacity: 1, price_per_night: 80 })
  const taken = await aUnit(owner, {
    property_id: sea.id,
    name: 'Cellar',
    max_capacity: 2,
    capacity: 1,
    price_per_night: 50,
  })
  await aBooking(owner, { property: sea.id, unit: taken.id, check_in: checkIn, check_out: checkOut, guests_count: 1 })
  const other = await server.signUpOwner()
  await aUnit(other, { property_id: (await aProperty(other, { name: 'Foreign House' })).id, name: 'Elsewhere' })
})

/** Every test looks at the page of this owner only. */
const open = (query = '') => renderArea(`/?${query}${query && '&'}owner=${owner.user.slug}`, { area, server })
type Page = ReturnType<typeof open>
const setDay = async ({ user, screen }: Page, label: string, day: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label)
  await user.clear(input)
  await user.type(input, day)
}
const cardNames = ({ screen }: Page) =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

it('shows every property of the owner with its place and the number of its units', async () => {
  const page = open()
  await page.screen.findByRole('heading', { name: 'Lake House' })
  expect(cardNames(page)).toEqual(['Sea House', 'Lake House'])
  const card = page.screen.getByRole('article', { name: 'Sea House' })
  expect(card.textContent).toContain('Orebić, Croatia')
  expect(card.textContent).toContain('2 units')
  expect(page.screen.getByRole('article', { name: 'Lake House' }).textContent).toContain('1 unit ')
  expect(page.within(card).getByRole('link').getAttribute('href')).toContain(`owner=${owner.user.slug}`)
})

it('finds a city by keyboard and leads to its properties, and Reset filters leads back', async () => {
  const page = open()
  const field = await page.screen.findByRole('combobox', { name: 'Search City or Country' })
  await page.user.type(field, 'oreb')
  await page.screen.findByRole('option', { name: /Orebić/ })
  await page.user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(page.screen.getByRole('option', { name: /Orebić/ }).id)
  await page.user.keyboard('{Enter}')
  await page.screen.findByRole('heading', { name: 'Matching Properties' })
  await page.waitFor(() => expect(cardNames(page)).toEqual(['Sea House']))
  expect(new URLSearchParams(page.address().slice(2)).get('city')).toBe('Orebić')
  await page.user.click(page.screen.getByRole('button', { name: 'Reset filters' }))
  await page.screen.findByRole('heading', { name: 'Properties' })
  await page.screen.findByText('Showing all properties')
  expect((field as HTMLInputElement).value).toBe('')
})

it('shows the same view again for a shared link, and clearing the place resets the filter', async () => {
  const page = open('country=Austria')
  await page.screen.findByRole('heading', { name: 'Matching Properties' })
  expect(page.screen.getByLabelText<HTMLInputElement>('Search City or Country').value).toBe('Austria')
  await page.user.click(page.screen.getByRole('button', { name: 'Clear location' }))
  expect(await page.screen.findByRole('heading', { name: 'Properties' })).toBeTruthy()
})

it('closes the suggestions after the field is left', async () => {
  const page = open()
  const field = await page.screen.findByRole('combobox')
  await page.user.click(field)
  await page.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
  await page.user.tab()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await page.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
})

it('says so for a place that nobody offers', async () => {
  const page = open()
  await page.user.type(await page.screen.findByRole('combobox'), 'Atlantis')
  await page.screen.findByText('No such city or country here.')
  await page.user.click(page.screen.getByRole('button', { name: 'Search' }))
  expect(await page.screen.findByText(/“Atlantis” is not a city or country here/)).toBeTruthy()
  expect(document.activeElement).toBe(page.screen.getByRole('combobox'))
})

it('sets the check-out to the day after the check-in', async () => {
  const page = open()
  await page.screen.findByLabelText('Check-in')
  await setDay(page, 'Check-in', checkIn)
  expect(page.screen.getByLabelText<HTMLInputElement>('Check-out').value).toBe(briefDay(en, addDays(checkIn, 1)))
  expect(page.screen.getByLabelText<HTMLInputElement>('Check-in').min).toBe(localToday())
})

it('offers the free units of a stay, cheapest first, with its price, and goes round', async () => {
  const page = open(`check_in=${checkIn}&check_out=${checkOut}`)
  await page.screen.findByRole('heading', { name: 'Available Units' })
  await page.screen.findByText('1 of 2', { exact: false })
  expect(cardNames(page)).toEqual(['Balcony', 'Attic'])
  const [first] = page.screen.getAllByRole('article')
  expect(first?.textContent).toContain('€240.00 total for 3 nights')
  expect(first?.textContent).toContain('Price per night €80.00')
  expect(first?.textContent).not.toContain('the total includes')
  expect(first?.textContent).toContain('No image available')
  const book = page.within(first as HTMLElement).getByRole('link', { name: 'Book This Unit: Balcony' })
  expect(book.getAttribute('href')).toMatch(
    new RegExp(`^/book\\?unit=\\d+&property=\\d+&check_in=${checkIn}&check_out=${checkOut}&owner=${owner.user.slug}$`),
  )
  await page.user.click(page.screen.getByRole('button', { name: 'Prev' }))
  expect(page.screen.getByText('2 of 2', { exact: false })).toBeTruthy()
  await page.user.click(page.screen.getByRole('button', { name: 'Next' }))
  expect(page.screen.getByText('1 of 2', { exact: false })).toBeTruthy()
  await page.user.click(page.screen.getByRole('button', { name: 'Reset search' }))
  expect(await page.screen.findByRole('heading', { name: 'Properties' })).toBeTruthy()
})

it('says what of the total is beyond the price per night, and no more', async () => {
  const page = open(`check_in=${checkIn}&check_out=${checkOut}&guests=2`)
  await page.screen.findAllByRole('article')
  const balcony = page.screen.getByRole('heading', { name: 'Balcony', hidden: true }).closest('article')
  expect(balcony?.textContent).toMatch(/Price per night €80\.00 · the total includes extra persons(?!.*seasonal)/)
})

it('keeps to the unit that a button leads to while a slow phone pauses on the way', async () => {
  const page = open(`check_in=${checkIn}&check_out=${checkOut}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Next' }))
  const row = page.screen.getByRole('group', { name: 'Available units' }).querySelector('.kh-slider-track')
  if (!row) throw new Error('No row of units')
  Object.defineProperty(row, 'clientWidth', { value: 400 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const restAt = (left: number) => {
    row.scrollLeft = left
    row.dispatchEvent(new Event('scroll'))
    page.drawNow(() => {
      vi.runOnlyPendingTimers()
    })
    return page.screen.getByText(/\d of 2/).closest('p')?.textContent
  }
  try {
    expect(restAt(100)).toBe('Room or apartment 2 of 2')
    expect(restAt(400)).toBe('Room or apartment 2 of 2')
    expect(restAt(100)).toBe('Room or apartment 1 of 2')
  } finally {
    vi.useRealTimers()
  }
})

it('puts the whole search into the address', async () => {
  const page = open()
  await page.user.type(await page.screen.findByRole('combobox'), 'Mondsee')
  await setDay(page, 'Check-in', checkIn)
  await setDay(page, 'Check-out', checkOut)
  await page.user.click(page.screen.getByRole('button', { name: 'One guest more' }))
  await page.user.click(page.screen.getByRole('button', { name: 'Search' }))
  await page.screen.findByRole('heading', { name: 'Available Units' })
  expect(page.address()).toBe(
    `/?city=Mondsee&check_in=${checkIn}&check_out=${checkOut}&guests=2&owner=${owner.user.slug}`,
  )
  await page.screen.findByRole('heading', { name: 'Attic' })
})

it('says of a link with days that are gone that they are, and that fewer guests fit than it names', async () => {
  const page = open('check_in=2020-01-03&check_out=2020-01-05&guests=9999')
  const alert = await page.screen.findByRole('alert')
  expect(page.screen.getByLabelText('Check-in').getAttribute('aria-describedby')).toBe(alert.id)
  const guests = page.screen.getByLabelText<HTMLInputElement>('Guests')
  await page.waitFor(() => expect(guests.value).toBe('4'))
  expect(await page.screen.findByText(/^Max. guest capacity reached/)).toBeTruthy()
})

it('says that nothing passes the filters, once', async () => {
  const page = open(`check_in=${checkIn}&check_out=${checkOut}&types=villa`)
  expect(await page.screen.findByText('Nothing that passes all filters is free for these dates.')).toBeTruthy()
  expect(page.screen.queryByText('No units available for this property.')).toBeNull()
})

it('says of a town without room for all guests that they are too many, and leads to what takes fewer', async () => {
  const page = open(`city=Orebić&check_in=${checkIn}&check_out=${checkOut}&guests=4`)
  expect(
    await page.screen.findByText('Nothing that is free in Orebić for these dates has room for 4 guests.'),
  ).toBeTruthy()
  expect(await page.screen.findByRole('link', { name: /^Mondsee, Austria/ })).toBeTruthy()
  await page.user.click(await page.screen.findByRole('link', { name: /^Up to 2 guests/ }))
  await page.screen.findByRole('heading', { name: 'Available Units' })
  expect(await page.screen.findByRole('heading', { name: 'Balcony' })).toBeTruthy()
})

it('takes no more guests than the largest unit', async () => {
  const page = open()
  await page.screen.findByRole('heading', { name: 'Lake House' })
  const guests = page.screen.getByLabelText<HTMLInputElement>('Guests')
  await page.user.clear(guests)
  await page.user.type(guests, '12')
  await page.screen.findByText('Max. guest capacity reached – please reduce guest count or change filters.')
  await page.user.tab()
  expect(guests.value).toBe('4')
  await page.user.clear(guests)
  await page.user.tab()
  expect(guests.value).toBe('1')
})

it('says what went wrong and loads on Retry', async () => {
  let isDown = true
  const flaky: typeof fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('connection refused')) : server.fetch(input, init)
  const page = renderArea(`/?owner=${owner.user.slug}`, { area, server: { fetch: flaky } })
  const alert = await page.screen.findByRole('alert')
  expect(alert.textContent).toContain('The server cannot be reached')
  isDown = false
  await page.user.click(page.within(alert).getByRole('button', { name: 'Retry' }))
  expect(await page.screen.findByRole('heading', { name: 'Lake House' })).toBeTruthy()
})

it('leads on to all houses where the owner of the address does not exist', async () => {
  const page = renderArea('/?owner=nobody-at-all', { area, server })
  expect(await page.screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeTruthy()
  expect(page.screen.getByRole('link', { name: 'Back to overview' }).getAttribute('href')).toBe('/')
})

describe('where all houses of the owner are in one town', () => {
  let host: TestOwner
  beforeAll(async () => {
    host = await server.signUpOwner()
    for (const name of ['Mill', 'Barn'])
      await aUnit(host, { property_id: (await aProperty(host, { name, address: at('Hallstatt', 'Austria') })).id })
  })
  const openHost = (query: string) => renderArea(`/?${query}&owner=${host.user.slug}`, { area, server })

  it('asks for no town', async () => {
    const { screen } = openHost('guests=2')
    await screen.findByRole('button', { name: 'Find a place: Hallstatt Any dates · 2 guests' })
    await screen.findByLabelText('Check-in')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says the town above what is free', async () => {
    const { screen } = openHost(`check_in=${checkIn}&check_out=${checkOut}`)
    expect((await screen.findByText(/^Hallstatt · /)).textContent).toContain('3 nights')
  })

  it('still names another place that a link asks for', async () => {
    const { screen } = openHost('city=Grado')
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('Grado')
  })
})

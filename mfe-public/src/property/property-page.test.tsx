import { aBooking, aProperty, aSeason, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'
import { messages } from '../messages/property/en.ts'

const server = await testServer()
let owner: TestOwner
let ids: { property: number; free: number; taken: number }
const checkIn = addDays(localToday(), 40)
const checkOut = addDays(checkIn, 4)
const stay = `check_in=${checkIn}&check_out=${checkOut}`

beforeAll(async () => {
  owner = await server.signUpOwner()
  const property = (await aProperty(owner, { name: 'Lake House' })).id
  const free = (
    await aUnit(owner, { property_id: property, name: 'Attic', max_capacity: 4, price_per_night: 90, type: 'studio' })
  ).id
  const taken = (await aUnit(owner, { property_id: property, name: 'Cellar', price_per_night: 120 })).id
  await aService(owner, { property, name: 'Boat', type: 'one_time', price: 45 })
  await aBooking(owner, { property, unit: taken, check_in: checkIn, check_out: checkOut })
  ids = { property, free, taken }
})

const open = (path: string) => renderArea(path, { area, server })

it('shows a property with its units', async () => {
  const page = open(`/property/${ids.property}`)
  await page.screen.findByRole('heading', { name: 'Lake House', level: 1 })
  const unit = page.screen.getByRole('article', { name: 'Attic' })
  expect(unit.textContent).toContain('Sleeps up to 4')
  expect(unit.textContent).toContain('Studio')
  expect(unit.textContent).toContain('Starting from €90.00')
  expect(page.within(unit).getByRole('link', { name: 'Check availability of Attic' })).toBeTruthy()
})

it('says for a stay which units are free and what they cost', async () => {
  const page = open(`/property/${ids.property}?${stay}&guests=3`)
  const free = await page.screen.findByRole('article', { name: 'Attic' })
  // Two guests are in the price, the third pays 10 a night.
  await page.waitFor(() => expect(free.textContent).toContain('€400.00 total for 4 nights'))
  expect(free.textContent).toContain('the total includes extra persons')
  expect(page.screen.getByRole('article', { name: 'Cellar' }).textContent).toContain('Not available for your dates')
})

it('says that nothing is free for so many', async () => {
  const page = open(`/property/${ids.property}?${stay}&guests=30`)
  expect(await page.screen.findByText('No units available for this property.')).toBeTruthy()
})

it('keeps search and owner on the way to the unit and back to the overview', async () => {
  const query = `city=Mondsee&${stay}&owner=${owner.user.slug}`
  const page = open(`/property/${ids.property}?${query}`)
  const back = await page.screen.findByRole('link', { name: 'Back to overview' })
  expect(back.getAttribute('href')).toBe(`/?${query}`)
  await page.user.click(page.screen.getByRole('link', { name: 'Check availability of Attic' }))
  await page.screen.findByRole('heading', { name: 'Attic', level: 1 })
  expect(page.address()).toBe(`/property/${ids.property}/unit/${ids.free}?${query}`)
})

it('says what a stay in a unit costs, and what can be added', async () => {
  const page = open(`/property/${ids.property}/unit/${ids.free}?${stay}`)
  await page.screen.findByText('Available for your dates')
  const aside = page.screen.getByRole('complementary', { name: 'Your stay' })
  expect(aside.textContent).toContain('€360.00 total for 4 nights')
  expect(page.within(aside).getByRole('link', { name: 'Book This Unit: Attic' }).getAttribute('href')).toBe(
    `/book?unit=${ids.free}&property=${ids.property}&${stay}`,
  )
  expect(page.screen.getByText('Boat').parentElement?.textContent).toContain('€45.00 per stay')
})

it('says that a unit is taken, in words and in the calendar, and takes other dates from it', async () => {
  const page = open(`/property/${ids.property}/unit/${ids.taken}?${stay}`)
  const aside = await page.screen.findByRole('complementary', { name: 'Your stay' })
  await page.within(aside).findByText('Not available for your dates')
  const arrival = addDays(checkOut, 1)
  const day = (value: string, state: string) =>
    page.screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${messages.day(value)}, ${state}`) })
  expect(await day(checkIn, 'your stay, already taken')).toBeTruthy()
  await page.user.click(await day(checkOut, 'your stay'))
  expect((await day(addDays(checkIn, 1), 'taken')).disabled).toBe(true)
  await page.user.click(await day(arrival, 'free'))
  await page.screen.findByText('Available for your dates')
  expect(page.address()).toContain(`check_in=${checkOut}&check_out=${arrival}`)
})

it('shows and says in the calendar what each free night costs, and nothing of taken and past ones', async () => {
  const night = addDays(checkOut, 1)
  await aSeason(owner, { unit: ids.taken, start: night, end: addDays(night, 1), price_per_night: 1249.5 })
  const page = open(`/property/${ids.property}/unit/${ids.taken}?check_in=${night}&check_out=${addDays(night, 1)}`)
  const day = (value: string, rest: string) =>
    page.screen.findByRole('button', { name: `${messages.day(value)}, ${rest}` })
  const shown = (cell: HTMLElement) => cell.querySelector('span')?.dataset['price']
  expect(shown(await day(night, 'your stay, €1,249.50 per night'))).toBe('1,249.50')
  expect(shown(await day(addDays(checkIn, 1), 'taken'))).toBeUndefined()
  expect(page.screen.getByText('Prices per night in €')).toBeTruthy()
})

it('has a calendar without prices where the server has none to say', async () => {
  const asked: string[] = []
  const former: typeof server.fetch = (input, init) => {
    const { url } = new Request(input, init)
    if (!url.includes('/prices/')) return server.fetch(input, init)
    asked.push(url)
    const problem = { code: 'not_found', message: 'Not found', detail: ['Not found'] }
    return Promise.resolve(Response.json(problem, { status: 404 }))
  }
  const page = renderArea(`/property/${ids.property}/unit/${ids.free}?${stay}`, { area, server: { fetch: former } })
  await page.waitFor(() => expect(asked).toHaveLength(2))
  expect(await page.screen.findByRole('button', { name: `${messages.day(checkIn)}, your stay` })).toBeTruthy()
  expect(page.screen.queryByRole('alert')).toBeNull()
})

it('keeps the number of guests when dates are chosen in the calendar', async () => {
  const page = open(`/property/${ids.property}/unit/${ids.free}?${stay}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'One guest more' }))
  await page.waitFor(() => expect(page.address()).toContain('guests=2'))
  const day = (value: string) => page.screen.findByRole('button', { name: new RegExp(`^${messages.day(value)}, free`) })
  await page.user.click(await day(addDays(checkOut, 1)))
  await page.user.click(await day(addDays(checkOut, 3)))
  await page.waitFor(() => expect(page.address()).toContain(`check_in=${addDays(checkOut, 1)}`))
  expect(page.screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('2')
  const offer = await page.screen.findByText('2 nights, 2 guests')
  expect(offer).toBeTruthy()
  const aside = page.screen.getByRole('complementary', { name: 'Your stay' })
  await page.user.click(page.within(aside).getByRole('link', { name: 'Book This Unit: Attic' }))
  await page.screen.findByRole('heading', { name: 'Request to book' })
  expect(document.activeElement).toBe(page.screen.getByRole('main'))
})

it.each([
  ['Pacific/Kiritimati', 'T23:30:00Z'],
  ['Pacific/Honolulu', 'T00:30:00Z'],
])('lets a stay begin on the day that it is at the property, wherever the guest is: %s', async (zone, hour) => {
  const far = (await aProperty(owner, { time_zone: zone })).id
  const unit = (await aUnit(owner, { property_id: far })).id
  const moment = server.clock()
  server.clock.set(moment.toISOString().slice(0, 10) + hour)
  const there = dayIn(zone, server.clock())
  for (const path of [`/property/${far}`, `/property/${far}/unit/${unit}`, `/book?unit=${unit}&property=${far}`]) {
    const page = open(path)
    const arrival = await page.screen.findByLabelText<HTMLInputElement>('Check-in')
    expect([path, arrival.min]).toEqual([path, there])
  }
  server.clock.set(moment)
})

it('asks for dates before it answers', async () => {
  const page = open(`/property/${ids.property}/unit/${ids.free}`)
  await page.screen.findByText('Choose your dates to see the price of your stay.')
  await page.user.click(page.screen.getByRole('button', { name: 'Check availability' }))
  expect(await page.screen.findByText('Please choose a check-in date')).toBeTruthy()
  expect(document.activeElement).toBe(page.screen.getByLabelText('Check-in'))
})

it('says so for what is not offered, and for another owner', async () => {
  for (const path of [
    '/property/999999',
    `/property/${ids.property}/unit/999999`,
    `/property/${ids.property}?owner=somebody-else`,
  ]) {
    const page = open(path)
    await page.screen.findByText('This place is no longer offered')
    expect(page.screen.getByRole('link', { name: 'Back to overview' })).toBeTruthy()
  }
})

it('offers the nearest other dates for a unit that is taken, and other units of its owner', async () => {
  const page = open(`/property/${ids.property}/unit/${ids.taken}?${stay}`)
  const other = await page.screen.findByRole('link', { name: /^Attic/ })
  expect(other.getAttribute('href')).toBe(`/property/${ids.property}/unit/${ids.free}?${stay}`)
  const [nearest] = page.screen.getAllByRole('button', { name: / – .*€480\.00$/ })
  await page.user.click(nearest as HTMLElement)
  expect(await page.screen.findByText('Available for your dates')).toBeTruthy()
  expect(page.address()).not.toContain(`check_in=${checkIn}`)
})

it('says of a unit that is free but too small that it is too small', async () => {
  const list = open(`/property/${ids.property}?${stay}&guests=5`)
  expect((await list.screen.findAllByText('Too small for 5 guests')).length).toBe(2)
  const page = open(`/property/${ids.property}/unit/${ids.free}?${stay}&guests=5`)
  const aside = await page.screen.findByRole('complementary', { name: 'Your stay' })
  expect(await page.within(aside).findByText('Too small for 5 guests')).toBeTruthy()
  expect(page.screen.queryByText('Not available for your dates')).toBeNull()
})

it('says for how many nights a unit is let at least, and takes no fewer from form and calendar', async () => {
  const house = (await aProperty(owner, { name: 'Hut' })).id
  const hut = (await aUnit(owner, { property_id: house, name: 'Loft', price_per_night: 50, min_nights: 3 })).id
  const short = `check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`
  const list = open(`/property/${house}?${short}`)
  const row = await list.screen.findByRole('article', { name: 'Loft' })
  await list.waitFor(() => expect(row.querySelector('.kh-chip')?.textContent).toBe('At least 3 nights'))
  expect(list.within(row).getAllByText('At least 3 nights')).toHaveLength(1)
  const page = open(`/property/${house}/unit/${hut}?${short}`)
  const offer = await page.screen.findByRole('complementary', { name: 'Your stay' })
  expect(await page.within(offer).findByText('At least 3 nights')).toBeTruthy()
  const day = (value: string) => page.screen.findByRole('button', { name: new RegExp(`^${messages.day(value)}, free`) })
  const arrival = addDays(checkIn, 5)
  await page.user.click(await day(arrival))
  expect(await page.screen.findByText(/at least 3 nights later/)).toBeTruthy()
  await page.user.click(await day(addDays(arrival, 3)))
  await page.waitFor(() => expect(page.address()).toContain(`check_out=${addDays(arrival, 3)}`))
  expect(await page.screen.findByText('Available for your dates')).toBeTruthy()
})

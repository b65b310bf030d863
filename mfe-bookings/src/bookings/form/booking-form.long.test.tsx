import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { choose, chooseClient, chooseDay, chooseStay, openForm, type Page, send } from '../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const stay = { from: addDays(today, 2), to: addDays(today, 5), guests: 2 }
const open = (fetch: typeof globalThis.fetch = server.fetch) =>
  renderArea('/owner/dashboard/bookings?stage=all', { area, server: { fetch }, as: business.owner })
const total = ({ within }: Page) => {
  const foot = document.querySelector<HTMLElement>('[role=dialog] tfoot')
  return foot && within(foot).getByText('Total').parentElement?.textContent
}
const rowSays = async ({ screen, waitFor }: Page, ...words: string[]) => {
  const text = async () => (await screen.findByRole('row', { name: /Žofie/ })).textContent
  for (const word of words) await waitFor(async () => expect(await text()).toContain(word))
}
const made = async (path: string, body: object) => {
  const answer = await business.owner.call<{ id: number }>('POST', path, body)
  expect(answer.status).toBe(201)
  return answer.body
}
const change = async (booking: { id: number }, fields: object) => {
  const { property, unit, client, owner } = business
  const body = { property: property.id, unit: unit.id, client: client.id, check_in: stay.from, check_out: stay.to }
  const answer = await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...body, guests_count: 2, ...fields })
  expect(answer.status).toBe(200)
}

const aSecondHouse = async () => {
  const { name: _, ...house } = business.property
  const second = await made('/api/properties/', { ...house, name: 'Waldhaus' })
  const room = { property_id: second.id, name: 'Forest room', description: 'One bed', capacity: 1, max_capacity: 2 }
  await made('/api/units/', { ...room, price_per_night: 70, price_per_extra_person: 10 })
}

it('asks for property and unit where there are several, and chooses what is the only one', async () => {
  await aSecondHouse()
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  await form.findByText('Please select a property.')
  await choose(page, form, 'Property', 'Waldhaus')
  await form.findByText('Forest room')
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('1')
  await form.findByText('Please select a client.')
})

it('offers the free units of every property by its name, and takes the property of the one that is chosen', async () => {
  await aSecondHouse()
  await business.addUnit('Suite')
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  await form.findByText('Please select a property.')
  await page.user.click(await form.findByLabelText('Unit'))
  for (const house of ['Seehaus', 'Waldhaus']) await page.screen.findByTitle(house)
  await page.user.click(await page.screen.findByTitle('Suite (up to 3)'))
  await form.findByText('Seehaus')
  await form.findByText('Please select a client.')
  await page.user.click(form.getByLabelText('Unit'))
  await page.screen.findByTitle('Lake room (up to 3)')
  expect(page.screen.queryByTitle('Forest room (up to 2)')).toBeNull()
})

it('shows the price as it is typed, with extra persons', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await form.findByText('Nights')
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50'))
  await page.fillIn({ Guests: '3' }, form)
  await page.waitFor(() => expect(total(page)).toBe('Total€298.50'))
})

it('prices the services and the code that are chosen', async () => {
  const { property } = business
  await made('/api/services/', { name: 'Breakfast', type: 'per_day', price: 12.9, property: property.id })
  const code = { code: 'SPRING', description: 'For guests in spring', valid_until: '2199-01-01', discount_percent: 10 }
  await made('/api/promocodes/', code)
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.user.click(await form.findByLabelText(/Breakfast/))
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50 → €307.20'))
  await choose(page, form, 'Promo code', /For guests in spring/)
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50 → €276.48'))
  form.getByText('Promo code SPRING, 10 %')
})

it('asks for a price with the server, and for nothing but the free units of the stay', async () => {
  await business.book(addDays(today, 20), addDays(today, 22))
  const asked: string[] = []
  const page = open((input, init) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return server.fetch(input, init)
  })
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await form.findByText('Nights')
  await page.waitFor(() => expect(asked.some((url) => url.includes('/api/bookings/quote/'))).toBe(true))
  const paths = asked.map((url) => new URL(url).pathname.replace('/keyhaven', ''))
  expect(paths.filter((path) => path === '/api/calendar/rows/')).toHaveLength(1)
  expect(paths.filter((path) => path === '/api/calendar/free/')).toHaveLength(1)
  expect(paths).not.toContain('/api/units/')
  expect(paths.filter((path) => path === '/api/bookings/')).toHaveLength(1)
})

it('lets the old total stand or prices again, and shows both', async () => {
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50'))
  await page.fillIn({ Guests: '3' }, form)
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50 → €298.50'))
  await page.user.click(form.getByLabelText('Keep the agreed price: €268.50'))
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50'))
  form.getByLabelText('New price at today’s rates: €298.50')
  await send(page, form, 'Update')
  await rowSays(page, '3 guests', '€268.50')
})

it('asks before it saves a deposit that is more than the stay costs', async () => {
  const booking = await business.book(stay.from, stay.to, { deposit_paid: true, deposit_amount: 50 })
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.fillIn({ 'Deposit Amount': '5000' }, form)
  await send(page, form, 'Update')
  await page.screen.findByText('The whole stay costs €268.50.')
  expect((await business.bookingNow(booking)).deposit_amount).toBe(50)
  await page.user.click(page.screen.getByRole('button', { name: 'Save €5,000.00' }))
  await page.waitFor(async () => expect((await business.bookingNow(booking)).deposit_amount).toBe(5000))
})

it('offers no unit of a property that is inactive, and none in maintenance', async () => {
  const { owner, property } = business
  const { name, description, address } = property
  await owner.call('PATCH', `/api/properties/${property.id}/`, { name, description, address, active: false })
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  const hint = await form.findByText(/No available properties for the selected dates/)
  const calendar = page.within(hint.parentElement ?? hint).getByRole('link')
  expect(calendar.getAttribute('href')).toBe('/owner/dashboard')
})

it('keeps the unit of an edit that others could not choose any more', async () => {
  const booking = await business.book(stay.from, stay.to)
  const { owner, unit, property } = business
  const fields = { name: unit.name, description: 'Two beds', capacity: 2, max_capacity: 3, price_per_night: 89.5 }
  const body = { ...fields, price_per_extra_person: 10, property_id: property.id, status: 'maintenance' }
  expect((await owner.call('PATCH', `/api/units/${unit.id}/`, body)).status).toBe(200)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await chooseDay(page, form, 'Check Out', addDays(today, 6))
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50 → €358.00'))
  form.getByText('Lake room')
})

it('says that guests are missing, too few or too many', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, { ...stay, guests: 4 })
  await form.findByText('Selected unit cannot accommodate this number of guests.')
  expect(form.queryByText('Please select a client.')).toBeNull()
  await page.fillIn({ Guests: '0' }, form)
  await form.findByText('Guests count must be at least 1.')
  await page.user.clear(form.getByLabelText('Guests'))
  await form.findByText('Guests count is required.')
  expect(form.queryByLabelText('Client')).toBeNull()
})

it('asks for the amount of a deposit only where it is paid', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await chooseClient(page, form)
  await form.findByLabelText('Deposit Paid')
  expect(form.queryByLabelText('Deposit Amount')).toBeNull()
  await choose(page, form, 'Deposit Paid', 'Yes')
  await page.fillIn({ 'Deposit Amount': '-1' }, form)
  await form.findByText('Deposit amount must be at least 0.')
  await page.fillIn({ 'Deposit Amount': '' }, form)
  await form.findByText('Deposit amount is required.')
  await page.fillIn({ 'Deposit Amount': '50,50' }, form)
  await send(page, form, 'Save')
  expect(await page.screen.findByRole('row', { name: /€50\.50/ })).toBeDefined()
})

it('offers no arrival before today by the clock of the property, and takes a past one that is unchanged', async () => {
  const booking = await business.book(stay.from, stay.to)
  const [began, yesterday] = [addDays(today, -2), addDays(today, -1)]
  await sql`UPDATE bookings SET check_in = ${began} WHERE id = ${booking.id}`.execute(server.db)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await chooseDay(page, form, 'Check In', yesterday)
  await form.findByText('Check-in cannot be in the past.')
  await chooseDay(page, form, 'Check In', began)
  await page.waitFor(() => expect(form.queryByText('Check-in cannot be in the past.')).toBeNull())
  await choose(page, form, 'Status', 'Pending')
  await send(page, form, 'Update')
  await page.screen.findByRole('row', { name: /Pending/ })
})

it('takes a new client by name and number in the form itself', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await page.user.type(await form.findByLabelText('Client'), 'Karl Mai')
  await page.user.click(await page.screen.findByText('New client “Karl Mai”'))
  const guest = page.within(await form.findByRole('group', { name: 'New guest' }))
  const typed = ['First Name', 'Last Name'].map((label) => guest.getByLabelText<HTMLInputElement>(label).value)
  expect(typed).toEqual(['Karl', 'Mai'])
  expect(form.queryByText('Please select a client.')).toBeNull()
  await page.fillIn({ 'Last Name': 'Maier', Phone: '+43 664 1234567' }, form)
  await send(page, form, 'Save')
  const row = await page.screen.findByRole('row', { name: /Karl Maier/ })
  expect(row.textContent).toContain('+436641234567')
})

it('goes back from a new client to those that are known', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await page.user.type(await form.findByLabelText('Client'), 'Karl')
  await page.user.click(await page.screen.findByText('New client “Karl”'))
  await page.user.click(await form.findByRole('button', { name: 'Choose existing guest' }))
  await chooseClient(page, form)
  await send(page, form, 'Save')
  expect(await page.screen.findByRole('row', { name: /Žofie/ })).toBeDefined()
})

it('keeps what was typed on top of a newer version', async () => {
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.fillIn({ Guests: '1' }, form)
  await change(booking, { deposit_paid: true, deposit_amount: 70, status: 'confirmed' })
  await send(page, form, 'Update')
  await form.findByText(/Someone else has changed this in the meantime/)
  await page.user.click(form.getByRole('button', { name: 'Keep what I typed' }))
  await page.waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Deposit Amount').value).toBe('70'))
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('1')
  await send(page, form, 'Update')
  await rowSays(page, '1 guest', '€70.00')
})

it('takes a newer version in the place of what was typed', async () => {
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.fillIn({ Guests: '1' }, form)
  await change(booking, { guests_count: 3, status: 'confirmed' })
  await send(page, form, 'Update')
  await page.user.click(await form.findByRole('button', { name: 'Show the new version' }))
  await page.waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe('3'))
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'No changes' }).disabled).toBe(true)
})

it('says that it is not known what is free, and asks again', async () => {
  await aSecondHouse()
  let down = true
  const page = open((input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('/api/calendar/free/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init),
  )
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  await form.findByText(/The server cannot be reached/)
  down = false
  await page.user.click(form.getByRole('button', { name: 'Retry' }))
  expect(await form.findByText('Please select a property.')).toBeDefined()
})

it('goes on by Tab from a typed day of arrival to the day of departure, which comes with it', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await page.user.type(form.getByLabelText('Check In'), showDay(addDays(today, 2)))
  await page.user.tab()
  const checkOut = await form.findByLabelText('Check Out')
  await page.waitFor(() => expect(document.activeElement).toBe(checkOut))
})

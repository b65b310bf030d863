import { anImport } from '@keyhaven/api/testing/imported-stay'
import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { fillSlot } from '@keyhaven/shared-contracts/testing/fill-slot'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { openBusiness } from '../../testing/business.ts'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import '../../bookings/form/booking-form.tsx'
import './import-dialog.tsx'

const server = await testServer()
const today = localToday()
type Business = Awaited<ReturnType<typeof openBusiness>>
const march = { check_in: '2027-03-05', check_out: '2027-03-12' }
const open = (as: Business['owner'], query = '?month=2027-03') =>
  renderArea(`/owner/dashboard${query}`, { area, server, as, width: 1440 })

it('shows a stay of a portal with its guest, and one without by its portal, with a sign and in the legend', async () => {
  const { owner, unit } = await openBusiness(server)
  await anImport(server, owner, { unit: unit.id, ...march, name: 'Jane' })
  await anImport(server, owner, { unit: unit.id, check_in: '2027-03-20', check_out: '2027-03-25' })
  const { screen } = open(owner)
  const bar = await screen.findByRole('button', { name: 'Jane, Airbnb, 05.03.2027 – 12.03.2027' })
  expect(bar.textContent).toBe('AJane')
  expect(screen.getByRole('button', { name: 'Airbnb, 20.03.2027 – 25.03.2027' }).textContent).toBe('AAirbnb')
  expect(await screen.findByText('Airbnb', { selector: '.tl-legend *' })).toBeDefined()
})

it('hatches what a portal has closed, and says so up to its last night', async () => {
  const { owner, unit } = await openBusiness(server)
  await anImport(server, owner, { unit: unit.id, ...march, kind: 'closure' })
  const { screen } = open(owner)
  const bar = await screen.findByRole('button', { name: 'Closed on Airbnb, 05.03.2027 – 11.03.2027' })
  expect(bar.className).toContain('tl-closure')
})

it('opens a stay of a portal by click and by keys, with a place for other areas', async () => {
  const placed = fillSlot('import.popup')
  const { owner, unit } = await openBusiness(server)
  const { id } = await anImport(server, owner, { unit: unit.id, ...march, name: 'Jane' })
  const { screen, user, within, waitFor } = open(owner)
  await user.click(await screen.findByRole('button', { name: /^Jane, Airbnb/ }))
  const popup = await screen.findByRole('dialog', { name: 'Jane' })
  expect(within(popup).getByText('From the calendar of Airbnb')).toBeDefined()
  expect(within(popup).getByText('05.03.2027')).toBeDefined()
  expect(within(popup).getByText('Lake room')).toBeDefined()
  expect((await placed()).props).toEqual({ import: id })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: /^Jane, Airbnb/ }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Jane' })).toBeDefined()
})

it('makes a booking of it: unit, dates and name are there, and its nights become the booking’s', async () => {
  const { owner, unit } = await openBusiness(server)
  await anImport(server, owner, { unit: unit.id, ...march, name: 'Doe' })
  const { screen, user, within } = open(owner)
  await user.click(await screen.findByRole('button', { name: /^Doe, Airbnb/ }))
  await user.click(await screen.findByRole('button', { name: 'Make a booking of it' }))
  const form = within(await screen.findByRole('dialog', { name: 'New Booking' }))
  expect((await form.findByLabelText<HTMLInputElement>('Check In')).value).toBe('05.03.2027')
  expect((await form.findByLabelText<HTMLInputElement>('Last Name')).value).toBe('Doe')
  expect(form.queryByText(/not free|taken/i)).toBeNull()
  await user.type(form.getByLabelText('Phone'), '+43 1 2345678')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Doe, Confirmed, 05.03.2027 – 12.03.2027' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Doe, Airbnb/ })).toBeNull()
  const [booking] = (await owner.call<Booking[]>('GET', '/api/bookings/')).body
  expect(booking).toMatchObject({ ...march, unit: { id: unit.id }, status: 'confirmed', client: { last_name: 'Doe' } })
})

it('marks a booking whose nights a portal has as well, in its bar and its popup, and shows both', async () => {
  const { owner, unit, book } = await openBusiness(server)
  await book('2027-03-05', '2027-03-12')
  await anImport(server, owner, { unit: unit.id, check_in: '2027-03-08', check_out: '2027-03-14', state: 'conflict' })
  const { screen, user, within } = open(owner)
  const words = `Also booked on Airbnb (${en.dayAndMonth('2027-03-08')}–${en.dayAndMonth('2027-03-14')}). Decide under Channels.`
  const bar = await screen.findByRole('button', {
    name: `Žofie Nováková, Confirmed, 05.03.2027 – 12.03.2027. ${words}`,
  })
  expect(bar.className).toContain('tl-clash')
  const line = /^Airbnb, 08.03.2027 – 14.03.2027, takes no nights/
  await user.click(screen.getByRole('button', { name: line }))
  const popup = await screen.findByRole('dialog', { name: 'Airbnb' })
  expect(within(popup).getByText(/^Something of yours has these nights/)).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(bar)
  expect(await within(await screen.findByRole('dialog', { name: /^Booking/ })).findByText(words)).toBeDefined()
})

it('tells of a stay of a portal, and of a clash, under the pointer', async () => {
  const { owner, unit, book } = await openBusiness(server)
  await anImport(server, owner, { unit: unit.id, ...march, name: 'Jane' })
  await book('2027-03-15', '2027-03-18')
  await anImport(server, owner, { unit: unit.id, check_in: '2027-03-15', check_out: '2027-03-16', state: 'conflict' })
  const { screen, user, waitFor } = open(owner)
  await user.hover(await screen.findByRole('button', { name: /^Jane, Airbnb/ }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Jane05.03.2027 – 12.03.2027Airbnb · 7 nights')
  await user.hover(screen.getByRole('button', { name: /^Žofie/ }))
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('Also booked on Airbnb'))
})

it('does not move a stay of a portal, and lets nothing be put on it', async () => {
  const { owner, unit } = await openBusiness(server)
  await anImport(server, owner, {
    unit: unit.id,
    check_in: addDays(today, 2),
    check_out: addDays(today, 5),
    name: 'Jane',
  })
  const { screen, user } = open(owner, '')
  const bar = await screen.findByRole('button', { name: /^Jane, Airbnb/ })
  bar.focus()
  await user.keyboard('m')
  expect(screen.queryByText(/^Moving/)).toBeNull()
  // A night that begins before it, selected as far as into it.
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect((await screen.findAllByText(/Taken by Jane/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says beside a unit since when its calendars could not be read', async () => {
  const { owner, unit } = await openBusiness(server)
  await server.db
    .updateTable('units')
    .set({ calendars_stale_since: new Date('2027-01-05T09:00:00Z') })
    .where('id', '=', unit.id)
    .execute()
  const { screen } = open(owner)
  const mark = await screen.findByRole('img', { name: /^Calendars of portals could not be read since 05.01/ })
  expect(mark.closest('[role=rowheader]')?.textContent).toContain('Lake room')
})

it('lists stays of portals among those of today, counts them, and opens them', async () => {
  const { owner, unit, book } = await openBusiness(server)
  await book(addDays(today, 20), addDays(today, 22))
  await anImport(server, owner, { unit: unit.id, check_in: today, check_out: addDays(today, 3), name: 'Jane' })
  const { screen, user, within } = open(owner, '')
  const section = within(await screen.findByRole('region', { name: 'Today' }))
  const arrivals = within(await section.findByRole('list', { name: 'Arrivals' }))
  const row = arrivals.getByRole('button', { name: /Jane/ })
  expect(row.textContent).toContain('Lake room · Airbnb')
  expect(section.getByRole('group', { name: 'Arrivals' }).textContent).toMatch(/^Arrivals1/)
  await user.click(row)
  expect(await screen.findByRole('dialog', { name: 'Jane' })).toBeDefined()
})

const openForm = async (owner: Business['owner'], imported: number) => {
  const { screen, within } = renderArea(paths.bookingOfImport(imported), { area, server, as: owner })
  return within(await screen.findByRole('dialog', { name: 'New Booking' }))
}

it('begins a booking of the import that the address names', async () => {
  const { owner, unit } = await openBusiness(server)
  const { id } = await anImport(server, owner, { unit: unit.id, ...march, name: 'Jane Doe' })
  const form = await openForm(owner, id)
  expect((await form.findByLabelText<HTMLInputElement>('Check In')).value).toBe('05.03.2027')
  expect((await form.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Jane')
  expect(form.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Doe')
})

it('says at the address of an import that its portal took back what became of it', async () => {
  const { owner } = await openBusiness(server)
  const dialog = await openForm(owner, 999_999)
  expect(await dialog.findByText('The portal has taken this stay back.')).toBeDefined()
  expect(dialog.queryByLabelText('Check In')).toBeNull()
})

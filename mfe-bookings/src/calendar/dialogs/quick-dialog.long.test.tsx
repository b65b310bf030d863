import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../testing/business.ts'
import { openCalendar, right } from '../../testing/calendar.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const open = async (from?: string) => openCalendar({ owner: business.owner, server, ...(from && { from }) })

it('hands nights and guest to the whole form, a guest among many too', async () => {
  const { address } = business.client
  for (let at = 0; at < 21; at++) {
    const other = { first_name: `Guest ${at}`, last_name: 'Adler', email: 'adler@example.com', address }
    await business.owner.call('POST', '/api/clients/', other)
  }
  const { screen, keys, user, dialog } = await open()
  await keys(`{Enter}${right(1)}{Enter}`)
  const quick = await dialog()
  await user.type(quick.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  await user.click(quick.getByRole('button', { name: 'More options…' }))
  const services = await screen.findByText('This property has no services.')
  expect(services.closest('[role=dialog]')?.textContent).toContain('Lake room')
  expect(await screen.findByTitle('Žofie Nováková')).toBeDefined()
})

it('says the price in words, and leaves a new booking pending like the whole form', async () => {
  const { screen, keys, dialog, fillIn, within } = await open()
  await keys(`{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  await fillIn({ Guests: '3' }, form as ReturnType<typeof within>)
  await form.findByText('3 nights × €89.50 + 1 extra person × 3 nights × €10.00')
  expect(screen.getByTitle('Pending')).toBeDefined()
  expect(screen.queryByTitle('Confirmed')).toBeNull()
})

it.each([
  ['5', 'Selected unit cannot accommodate this number of guests.'],
  ['1.5', 'Only whole numbers are allowed'],
  ['0', 'Guests count must be at least 1.'],
])('keeps %s guests as typed, and says what is wrong with it', async (typed, words) => {
  const { keys, dialog, fillIn } = await open()
  await keys(`{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  await fillIn({ Guests: typed }, form)
  await form.findByText(words)
  expect(form.getByLabelText<HTMLInputElement>('Guests').value).toBe(typed)
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})

it('takes the whole party, with children by their ages, infants and pets', async () => {
  const { screen, keys, user, dialog, fillIn } = await open()
  await keys(`{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  expect(form.queryByLabelText('Ages of children')).toBeNull()
  const more = form.getByRole('button', { name: 'Children, infants or pets' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  await fillIn({ Guests: '3', 'Ages of children': '4', Infants: '1', Pets: '2' }, form)
  await user.type(form.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText(/B-000001/)
  const { body } = await business.owner.call<Booking[]>('GET', '/api/bookings/')
  expect(body).toMatchObject([{ guests_count: 3, children: [4], infants: 1, pets: 2 }])
})

it('asks for a deposit that is not paid yet, with its day', async () => {
  const { screen, keys, user, dialog, fillIn } = await open()
  await keys(`{Enter}${right(2)}{Enter}`)
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Required deposit' }))
  await form.findByText('Left empty, none is asked for.')
  await fillIn({ 'Required deposit': '90' }, form)
  const due = showDay(addDays(localToday(), 1))
  await user.type(form.getByLabelText('Due by'), `${due}{Tab}`)
  await user.type(form.getByLabelText('Guest'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText(/B-000001/)
  const { body } = await business.owner.call<Booking[]>('GET', '/api/bookings/?deposit=unpaid')
  expect(body).toMatchObject([{ deposit_amount: 90, deposit_due: addDays(localToday(), 1), deposit_paid: false }])
})

it('keeps a guest who is new in the dialog that can make one', async () => {
  const { screen, keys, user, dialog } = await open()
  await keys('{Enter}{Enter}')
  const form = await dialog()
  expect(form.getByRole('button', { name: 'More options…' })).toBeDefined()
  await user.click(form.getByLabelText('Guest'))
  await user.paste('Anna Novak')
  await user.click(await screen.findByText('New guest “Anna Novak”'))
  await form.findByLabelText('First Name')
  expect(form.queryByRole('button', { name: 'More options…' })).toBeNull()
})

it('takes Enter right after the last letter: the guest whom the search finds, or a new one of that name', async () => {
  const { screen, keys, user, dialog } = await open()
  await keys(`{Enter}${right(1)}{Enter}`)
  const form = await dialog()
  await user.click(form.getByLabelText('Guest'))
  await user.keyboard('Nov{Enter}')
  expect(await screen.findByTitle('Žofie Nováková')).toBeDefined()

  await user.keyboard('Karl Huber{Enter}')
  const first = await form.findByLabelText<HTMLInputElement>('First Name')
  expect([first.value, form.getByLabelText<HTMLInputElement>('Last Name').value]).toEqual(['Karl', 'Huber'])
})

it('books a guest who calls with a name and a number, and asks for no more', async () => {
  const { screen, keys, user, dialog, waitFor } = await open()
  await keys(`{Enter}${right(1)}{Enter}`)
  const form = await dialog()
  await user.click(form.getByLabelText('Guest'))
  await user.paste('Karl Huber')
  await user.click(await screen.findByText('New guest “Karl Huber”'))
  const phone = await form.findByLabelText('Phone')
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(form.queryByLabelText('Street')).toBeNull()
  await user.paste('0043 664 1234567')
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  await screen.findByText(/^Booked Lake room for Karl Huber/)
  const [made] = (await business.owner.call<Client[]>('GET', '/api/clients/?search=Huber')).body
  expect(made).toMatchObject({ first_name: 'Karl', email: '', address: { phone: '+436641234567', street: '' } })
})

it('blocks the nights with a reason that is typed at the foot of the dialog', async () => {
  const { screen, keys, user, dialog, within } = await open()
  await keys(`{Enter}${right(1)}{Enter}`)
  const foot = within((await dialog()).getByRole('group', { name: 'Or block these nights' }))
  await user.click(foot.getByLabelText('Reason'))
  await user.paste('Painting')
  await user.keyboard('{Enter}')
  await screen.findByText(/^Blocked Lake room/)
  expect(await screen.findByRole('button', { name: /^Blocked, Painting/ })).toBeDefined()
})

it('offers clients of similar names, and says that they are, before a new guest', async () => {
  const { screen, keys, user, dialog } = await open()
  await keys('{Enter}{Enter}')
  const form = await dialog()
  await user.click(form.getByLabelText('Guest'))
  await user.paste('Novakowa')
  const similar = await screen.findByText('Similar names')
  const named = screen.getByText(/zofie@example.com/)
  const added = screen.getByText('New guest “Novakowa”')
  expect(similar.compareDocumentPosition(named) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(named.compareDocumentPosition(added) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('lets a stay begin today as the property has it, whatever day it is where the owner sits', async () => {
  const now = new Date()
  // A day lies between the two, so one of them has another date than any owner.
  const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((name) => dayIn(name, now) !== localToday()) ?? ''
  const there = dayIn(zone, now)
  const { property, owner } = business
  await owner.call('PATCH', `/api/properties/${property.id}/`, { ...property, time_zone: zone })
  const { screen, keys, dialog } = await open(addDays(there, -1))
  await keys('{Home}{Enter}')
  await screen.findByText('A new stay cannot begin in the past.')
  await keys(`${right(1)}{Enter}`)
  await screen.findByText(/^Selecting: 1 night/)
  await keys('{Enter}')
  const form = await dialog()
  expect((await form.findByLabelText<HTMLInputElement>('Check In')).value).toBe(showDay(there))
  await form.findByText('€89.50')
  expect(form.queryByText('Check-in cannot be in the past.')).toBeNull()
})

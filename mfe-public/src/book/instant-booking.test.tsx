import { aHold, aProperty, aUnit, guest, secretInMail } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
const checkIn = addDays(localToday(), 50)
const checkOut = addDays(checkIn, 3)

beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => sessionStorage.clear())

const anInstantUnit = async (fields: object = {}) =>
  aUnit(owner, { property_id: (await aProperty(owner)).id, price_per_night: 100, instant: true, ...fields })
const stay = `check_in=${checkIn}&check_out=${checkOut}&guests=2`
const open = (path: string) => renderArea(path, { area, server })
const openForm = (unit: Unit) => open(`/book?unit=${unit.id}&property=${unit.property.id}&${stay}`)
const turnOff = async ({ id, name, description, capacity, max_capacity, price_per_extra_person }: Unit) => {
  const kept = { name, description, capacity, max_capacity, price_per_night: 100, price_per_extra_person }
  const { status } = await owner.call('PATCH', `/api/units/${id}/`, { ...kept, instant: false })
  expect(status).toBe(200)
}

it('says of a room that it is booked at once, with dates and without', async () => {
  const unit = await anInstantUnit()
  const page = open(`/property/${unit.property.id}/unit/${unit.id}?${stay}`)
  expect(await page.screen.findByText('Your stay is booked as soon as you confirm it by email.')).toBeTruthy()
  expect(page.screen.getAllByText('Instant booking')).toHaveLength(2)
  const soon = await anInstantUnit({ instant_hours: 720 })
  const early = open(`/property/${soon.property.id}/unit/${soon.id}`)
  expect(await early.screen.findByText('Instant booking')).toBeTruthy()
})

it('says nothing of it for days on which the host answers first', async () => {
  const unit = await anInstantUnit({ instant_hours: 720 })
  const [from, to] = [addDays(localToday(), 10), addDays(localToday(), 12)]
  const days = `check_in=${from}&check_out=${to}`
  const page = open(`/property/${unit.property.id}/unit/${unit.id}?${days}`)
  await page.screen.findByText('Available for your dates')
  expect(page.screen.queryByText('Instant booking')).toBeNull()
  const form = open(`/book?unit=${unit.id}&property=${unit.property.id}&${days}`)
  await form.screen.findByRole('button', { name: 'Send booking request · €200.00' })
  expect(form.screen.getByRole('heading', { level: 1 }).textContent).toBe('Request to book')
})

it('books at once: the form, the mail and the page that the link opens say so', async () => {
  const unit = await anInstantUnit()
  const email = `g-${unique()}@example.com`
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client: { ...guest, email }, privacy: true }))
  const page = openForm(unit)
  const book = await page.screen.findByRole('button', { name: 'Book with obligation to pay · €300.00' })
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe('Book your stay')
  expect(page.screen.getByText(/You do not have to wait for your host’s answer/)).toBeTruthy()
  expect(page.screen.getByText('By booking you accept these terms:')).toBeTruthy()
  await page.user.click(book)
  await page.screen.findByRole('heading', { name: 'Please confirm by email' })
  expect(page.screen.getByText(/as soon as you confirm, your stay with .* is booked/)).toBeTruthy()
  const token = page.address().split('?')[0]?.split('/').at(-1) ?? ''
  const opened = open(`/request/${token}#confirm=${await secretInMail(server, token)}`)
  await opened.user.click(await opened.screen.findByRole('button', { name: 'Book with obligation to pay · €300.00' }))
  await opened.screen.findByRole('heading', { name: 'Your stay is booked' })
  expect(opened.screen.getByText(/You do not have to wait for anything else/)).toBeTruthy()
  expect(opened.screen.getByRole('link', { name: 'Add to my calendar' })).toBeTruthy()
  const { body } = await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)
  expect(body).toMatchObject([{ status: 'confirmed', booked_as: 'instant', client: { email } }])
})

it('calls it no request where a guest thinks better of it before they confirm', async () => {
  const unit = await anInstantUnit()
  const client = { email: `g-${unique()}@example.com` }
  const { token } = await aHold(server.call, unit.id, { check_in: checkIn, check_out: checkOut, instant: true, client })
  const page = open(`/request/${token}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Don’t book after all' }))
  expect(document.activeElement?.textContent).toContain('Nothing is booked yet')
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, don’t book' }))
  await page.screen.findByRole('heading', { name: 'You cancelled' })
})

it('is a request again where the host turned it off while the form was open, and the button says so', async () => {
  const unit = await anInstantUnit()
  const page = openForm(unit)
  await page.screen.findByRole('button', { name: 'Book with obligation to pay · €300.00' })
  await turnOff(unit)
  await page.user.click(page.screen.getByRole('button', { name: 'One guest fewer' }))
  await page.screen.findByRole('button', { name: 'Send booking request · €300.00' })
  expect(page.screen.getByText(/Your host then accepts or declines/)).toBeTruthy()
})

it('tells a guest who comes too late for it that the host answers first', async () => {
  const unit = await anInstantUnit()
  const client = { email: `g-${unique()}@example.com` }
  const { token } = await aHold(server.call, unit.id, { check_in: checkIn, check_out: checkOut, instant: true, client })
  const secret = await secretInMail(server, token)
  await turnOff(unit)
  const page = open(`/request/${token}#confirm=${secret}`)
  await page.user.click(await page.screen.findByRole('button', { name: 'Confirm request' }))
  await page.screen.findByRole('heading', { name: 'Waiting for your host' })
  expect(page.screen.getByText(/can no longer be booked instantly, so your host answers first/)).toBeTruthy()
})

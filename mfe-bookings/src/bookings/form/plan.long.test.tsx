import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn, weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
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
/** A Monday in some weeks, so that nights have the same days of the week whenever this runs. */
const monday = addDays(today, 36 - weekdayOf(today))
const stay = { from: monday, to: addDays(monday, 3), guests: 2 }
const open = () => renderArea('/owner/dashboard/bookings?stage=all', { area, server, as: business.owner })
const total = ({ within }: Page) => {
  const foot = document.querySelector<HTMLElement>('[role=dialog] tfoot')
  return foot && within(foot).getByText('Total').parentElement?.textContent
}
const offer = async (non_refundable: object | null) => {
  const { id, name, description, address } = business.property
  const change = { name, description, address, non_refundable }
  expect((await business.owner.call('PATCH', `/api/properties/${id}/`, change)).status).toBe(200)
}
const plan = { percent: 10, cancellation: { steps: [], afterwards: 100 } }

it('asks for the plan where the property has a second one, prices it at once and keeps it', async () => {
  await offer(plan)
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await chooseClient(page, form)
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50'))
  await choose(page, form, 'Plan', 'Non-refundable, 10%')
  await page.waitFor(() => expect(total(page)).toBe('Total€241.65'))
  await send(page, form, 'Save')
  await page.waitFor(() => expect(page.screen.queryByRole('dialog', { name: 'New Booking' })).toBeNull())
  const [booking] = (
    await business.owner.call<{ id: number; reference: string; plan: string }[]>('GET', '/api/bookings/')
  ).body
  expect(booking).toMatchObject({ plan: 'non_refundable', total_price: 241.65 })

  // Taken away since: the booking has it all the same, at the percent of then.
  await offer(null)
  const edit = await openForm(page, `Edit ${booking?.reference}`)
  await edit.findByTitle('Non-refundable, 10%')
  await chooseDay(page, edit, 'Check Out', addDays(monday, 4))
  await page.waitFor(() => expect(total(page)).toBe('Total€241.65 → €322.20'))
})

it('asks for no plan where the property has one alone', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await chooseClient(page, form)
  await form.findByLabelText('Status')
  await page.waitFor(() => expect(total(page)).toBe('Total€268.50'))
  expect(form.queryByLabelText('Plan')).toBeNull()
})

it('forgets a plan with the property that has it', async () => {
  await offer(plan)
  const { name: _, ...house } = business.property
  const add = async (path: string, body: object) => {
    const answer = await business.owner.call<{ id: number }>('POST', path, body)
    expect(answer).toMatchObject({ status: 201 })
    return answer.body
  }
  const second = await add('/api/properties/', { ...house, name: 'Waldhaus' })
  const room = { property_id: second.id, name: 'Forest room', description: 'One bed', capacity: 1, max_capacity: 2 }
  await add('/api/units/', { ...room, price_per_night: 70, price_per_extra_person: 0.5 })
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  await choose(page, form, 'Property', 'Seehaus')
  await chooseClient(page, form)
  await choose(page, form, 'Plan', 'Non-refundable, 10%')
  await page.waitFor(() => expect(total(page)).toBe('Total€241.65'))
  await choose(page, form, 'Property', 'Waldhaus')
  await page.waitFor(() => expect(total(page)).toBe('Total€210.00'))
  await send(page, form, 'Save')
  await page.waitFor(() => expect(page.screen.queryByRole('dialog', { name: 'New Booking' })).toBeNull())
  const { body } = await business.owner.call<object[]>('GET', '/api/bookings/')
  expect(body).toMatchObject([{ plan: 'flexible', total_price: 210 }])
})

it('says with the nights why they cost what they cost, season and day of the week', async () => {
  const { owner, unit } = business
  const season = { unit: unit.id, name: 'Advent', start: stay.from, end: addDays(monday, 2), price_per_night: 120 }
  await owner.call('POST', '/api/seasons/', { ...season, weekday_prices: { 2: 150 } })
  const booking = await business.book(stay.from, stay.to)
  const page = open()
  await page.user.click(await page.screen.findByRole('button', { name: new RegExp(`Details.*${booking.reference}`) }))
  const popup = page.within(await page.screen.findByRole('dialog'))
  expect(await popup.findByText('Tuesday · Advent')).toBeTruthy()
  expect(popup.getByText('Advent')).toBeTruthy()
})

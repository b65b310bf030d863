import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../../area.tsx'
import { choose, chooseDay, openForm, send } from '../../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const stay = { from: addDays(today, 2), to: addDays(today, 5) }
const open = () => renderArea('/owner/dashboard/bookings?stage=all', { area, server, as: business.owner })
const aCode = async (fields: object) => {
  const code = { description: 'For guests in spring', valid_until: '2199-01-01', discount_percent: 10 }
  return (await business.owner.call<{ id: number }>('POST', '/api/promocodes/', { ...code, ...fields })).body
}
const change = async (booking: { id: number }, fields: object) => {
  const { property, unit, client, owner } = business
  const body = { property: property.id, unit: unit.id, client: client.id, check_in: stay.from, check_out: stay.to }
  const answer = await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...body, guests_count: 2, ...fields })
  expect(answer.status).toBe(200)
}
const bookingOf = async ({ id }: { id: number }) =>
  (await business.owner.call<Booking>('GET', `/api/booking/${id}/`)).body

it('says beside a code why it does not count, and at the chosen one that it no longer does', async () => {
  const used = await aCode({ code: 'LAST', max_uses: 1, min_nights: 2 })
  await aCode({ code: 'WEEK', description: 'For a whole week', min_nights: 7 })
  const booking = await business.book(stay.from, stay.to)
  await change(booking, { promo_code: used.id, status: 'confirmed' })
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.user.click(await form.findByLabelText('Promo code'))
  await page.screen.findByText('This promo code is for stays of at least 7 nights.')
  await page.user.keyboard('{Escape}')
  await chooseDay(page, form, 'Check Out', addDays(stay.from, 1))
  await form.findByText('This promo code is for stays of at least 2 nights.')
  await page.user.click(await form.findByLabelText(/^Keep the agreed price/))
  await page.waitFor(() => expect(form.queryByText('This promo code is for stays of at least 2 nights.')).toBeNull())
  await send(page, form, 'Update')
  await page.waitFor(async () => expect((await bookingOf(booking)).check_out).toBe(addDays(stay.from, 1)))
})

it('says once, at the code, that it has been used up: the server alone knows', async () => {
  const { id } = await aCode({ code: 'LAST', description: 'For the first of all', max_uses: 1 })
  const first = await business.book(addDays(today, 20), addDays(today, 22))
  await change(first, { promo_code: id, check_in: first.check_in, check_out: first.check_out })
  const second = await business.book(stay.from, stay.to)
  const page = open()
  const form = await openForm(page, `Edit ${second.reference}`)
  await choose(page, form, 'Promo code', /For the first of all/)
  await form.findByText('This promo code has been used up.')
  expect(form.getAllByText('This promo code has been used up.')).toHaveLength(1)
})

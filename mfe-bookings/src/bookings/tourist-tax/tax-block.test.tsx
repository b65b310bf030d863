import { aTouristTax } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const open = (booking: number) =>
  renderArea(`/owner/dashboard/bookings?booking=${booking}`, { area, server, as: business.owner })

it('corrects the tax by who stayed, and asks before it takes less than was declared', async () => {
  const { id, property } = await business.book(addDays(today, 2), addDays(today, 5))
  await business.owner.call('DELETE', `/api/booking/${id}/`)
  await aTouristTax(business.owner, { properties: [property.id] })
  const booking = await business.book(addDays(today, 2), addDays(today, 5))
  const { user, screen, within, fillIn } = open(booking.id)
  const block = within(await screen.findByRole('region', { name: 'Tourist tax' }))
  block.getByText('2 persons; €15.00 were declared')
  await user.click(block.getByRole('button', { name: 'Correct…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Who really stayed/ }))
  await fillIn({ Persons: '1' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(/€15.00 of tourist tax were declared; for these guests it is €7.50/)
  await user.click(screen.getByRole('button', { name: 'Take €7.50' }))
  await block.findByText(/Corrected on .*: €15.00 → €7.50/)
  const { body } = await business.owner.call<{ total_price: number }>('GET', `/api/booking/${booking.id}/`)
  expect(body.total_price).toBe(booking.total_price - 7.5)
})

it('says nothing of a tax where a stay owes none', async () => {
  const booking = await business.book(addDays(today, 2), addDays(today, 5))
  const { screen } = open(booking.id)
  await screen.findByText('zofie@example.com')
  expect(screen.queryByRole('region', { name: 'Tourist tax' })).toBeNull()
})

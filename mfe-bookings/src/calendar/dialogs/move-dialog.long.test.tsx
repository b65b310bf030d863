import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../../area.tsx'
import { openBusiness } from '../../testing/business.ts'

const server = await testServer()
const day = (offset: number) => addDays(localToday(), offset)

const open = async () => {
  const business = await openBusiness(server)
  const { owner, property, book } = business
  const suite = { property_id: property.id, name: 'Suite', description: 'Large', capacity: 2, max_capacity: 3 }
  await owner.call('POST', '/api/units/', { ...suite, price_per_night: 100, price_per_extra_person: 10 })
  const booking = await book(day(11), day(13))
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Move…' }))
  const title = await page.screen.findByText('Move Žofie Nováková')
  const form = page.within(title.closest<HTMLElement>('[role=dialog]') ?? title)
  await page.user.click(await form.findByLabelText('Unit'))
  await page.user.click(await page.screen.findByTitle('Suite'))
  await form.findByText('Change to €200.00')
  const now = async () => (await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body
  return { ...page, business, booking, form, now }
}

it('moves a stay from its popup at the old price, and undoes it', async () => {
  const { form, user, screen, waitFor, now } = await open()
  form.getByText('€200.00', { selector: 'strong' })
  await user.click(form.getByText('Keep €179.00'))
  await form.findByText('€179.00', { selector: 'strong' })
  await user.click(form.getByRole('button', { name: 'Move' }))
  await screen.findByText(/^Moved Žofie Nováková to Suite/)
  expect(await now()).toMatchObject({ unit: { name: 'Suite' }, total_price: 179 })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await now()).toMatchObject({ unit: { name: 'Lake room' }, total_price: 179 }))
})

it('says that the booking was changed meanwhile, and shows the new version', async () => {
  const { form, user, screen, business, booking, now } = await open()
  const { client, property, unit } = business
  const ids = { client: client.id, property: property.id, unit: unit.id, services: [], promo_code: null }
  await business.owner.call('PATCH', `/api/booking/${booking.id}/`, { ...booking, ...ids, check_out: day(14) })
  await user.click(form.getByRole('button', { name: 'Move' }))
  await user.click(await form.findByRole('button', { name: 'Show the new version' }))
  await form.findByText('3 nights')
  await user.click(form.getByLabelText('Unit'))
  await user.click(await screen.findByTitle('Suite'))
  await user.click(form.getByRole('button', { name: 'Move' }))
  await screen.findByText(/^Moved Žofie Nováková to Suite/)
  expect(await now()).toMatchObject({ unit: { name: 'Suite' }, check_out: day(14), total_price: 300 })
})

it('lets the price stay where the code of the booking does not count, also at the same total', async () => {
  const { owner, book } = await openBusiness(server)
  const { body: code } = await owner.call<Promocode>('POST', '/api/promocodes/', {
    ...{
      code: 'EARLY',
      description: 'For those nights',
      valid_until: '2199-01-01',
      discount_percent: 10,
      active: true,
    },
    ...{ stay_from: day(10), stay_to: day(14) },
  })
  const booking = await book(day(11), day(13), { promo_code: code.id })
  const { user, screen, within, waitFor } = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, {
    ...{ area, server, as: owner },
  })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  const title = await screen.findByText('Move Žofie Nováková')
  const form = within(title.closest<HTMLElement>('[role=dialog]') ?? title)
  const input = await form.findByLabelText<HTMLInputElement>('Check In')
  await user.click(input)
  input.select()
  await user.paste(showDay(day(20)))
  await user.keyboard('{Enter}')
  await user.click(await form.findByText('Keep €161.10'))
  await user.click(form.getByRole('button', { name: 'Move' }))
  const now = async () => (await owner.call<Booking>('GET', `/api/booking/${booking.id}/`)).body
  await waitFor(async () => expect(await now()).toMatchObject({ check_in: day(20), total_price: 161.1 }))
})

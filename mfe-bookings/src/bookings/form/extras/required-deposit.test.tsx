import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../../area.tsx'
import { chooseClient, chooseDay, chooseStay, openForm } from '../../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const stay = { from: addDays(today, 2), to: addDays(today, 5), guests: 2 }
const open = () => renderArea('/owner/dashboard/bookings?stage=all', { area, server, as: business.owner })

it('asks for a deposit that is not paid yet, with its day, and says what the property asks for otherwise', async () => {
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, stay)
  await chooseClient(page, form)
  await form.findByText('Left empty, none is asked for.')
  await page.fillIn({ 'Required deposit': '90' }, form)
  // Enter takes the day, and sends a form that is complete.
  await chooseDay(page, form, 'Due by', addDays(today, 5))
  await page.waitFor(async () => {
    const { body } = await business.owner.call<Booking[]>('GET', '/api/bookings/?deposit=unpaid')
    expect(body).toMatchObject([{ deposit_amount: 90, deposit_due: addDays(today, 5), deposit_paid: false }])
  })
})

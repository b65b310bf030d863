import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../../../area.tsx'
import { chooseClient, chooseDay, chooseStay, openForm, send } from '../../../testing/booking-steps.ts'
import { type Business, openBusiness } from '../../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
})

const today = dayIn('Europe/Vienna', new Date())
const stay = { from: addDays(today, 2), to: addDays(today, 5), guests: 2 }
const open = () => renderArea('/owner/dashboard/bookings?stage=all', { area, server, as: business.owner })

it('asks for a deposit that is not paid yet, with its day, and says that none is asked for otherwise', async () => {
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

const inField = (day: string) => day.split('-').toReversed().join('.')
const later = { from: addDays(today, 60), to: addDays(today, 63), guests: 2 }
const setRule = () =>
  business.owner.call('PATCH', '/api/payment-settings/', {
    ...{ deposit_percent: 20, deposit_due_days: 7, rest_due_days_before: 14 },
  })

it('says what the payment rule asks a new stay for, which it is asked for where the field stays empty', async () => {
  await setRule()
  const page = open()
  const form = await openForm(page, 'New Booking')
  await chooseStay(page, form, later)
  await chooseClient(page, form)
  const [first, rest] = [inField(addDays(today, 7)), inField(addDays(today, 46))]
  await form.findByText(`Left empty: €53.70 by ${first} and €214.80 by ${rest}, by the payment rule.`)
  await send(page, form, 'Save')
  await page.waitFor(async () => {
    const { body } = await business.owner.call<Booking[]>('GET', '/api/bookings/?deposit=unpaid')
    expect(body).toMatchObject([{ deposit_amount: 53.7, deposit_due: addDays(today, 7) }])
  })
})

it('follows a stay that is changed with the deposit, and sends no figure that nobody typed', async () => {
  await setRule()
  const booking = await business.book(later.from, later.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  const deposit = await form.findByLabelText<HTMLInputElement>('Required deposit')
  expect(deposit.value).toBe('53.70')
  await chooseDay(page, form, 'Check Out', addDays(today, 64))
  await page.waitFor(() => expect(deposit.value).toBe('71.60'))
  await form.findByText('Follows the stay, as agreed. Before: €53.70.')
  await send(page, form, 'Update')
  await page.waitFor(async () =>
    expect(await business.bookingNow(booking)).toMatchObject({ total_price: 358, deposit_amount: 71.6 }),
  )
})

it('leaves a deposit alone that its owner typed', async () => {
  await setRule()
  const booking = await business.book(later.from, later.to)
  const page = open()
  const form = await openForm(page, `Edit ${booking.reference}`)
  await page.fillIn({ 'Required deposit': '100' }, form)
  // Enter takes the day, and sends a form that is changed already.
  await chooseDay(page, form, 'Check Out', addDays(today, 64))
  await page.waitFor(async () =>
    expect(await business.bookingNow(booking)).toMatchObject({ total_price: 358, deposit_amount: 100 }),
  )
})

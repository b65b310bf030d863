import { testServer } from '@keyhaven/api/testing/test-server'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, dayIn, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import area from '../../area.tsx'
import { type Business, openBusiness } from '../../testing/business.ts'

const server = await testServer()
let business: Business
beforeEach(async () => {
  business = await openBusiness(server)
  await business.owner.call('PATCH', '/api/payment-settings/', {
    ...{ deposit_percent: 20, deposit_due_days: 7, rest_due_days_before: 14 },
  })
})

const today = dayIn('Europe/Vienna', new Date())
const [from, to] = [addDays(today, 60), addDays(today, 63)]
const pay = ({ id }: Booking, amount: number) =>
  business.owner.call('POST', `/api/booking/${id}/payments/`, {
    ...{ date: today, kind: 'payment', amount, method: 'transfer', note: '' },
  })

const planOf = async ({ id }: Booking) => {
  const page = renderArea(`/owner/dashboard/bookings?booking=${id}`, { area, server, as: business.owner })
  const popup = page.within(await page.screen.findByRole('dialog'))
  const region = await popup.findByRole('region', { name: 'Payment plan' })
  const rows = [...region.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  return { popup, region, rows }
}

it('says what is due when, in place of the deposit alone', async () => {
  const { popup, rows } = await planOf(await business.book(from, to))
  expect(rows).toEqual([
    ['Deposit', showDay(addDays(today, 7)), '€53.70'],
    ['Rest', showDay(addDays(today, 46)), '€214.80'],
  ])
  expect(popup.queryByText('Required deposit')).toBeNull()
})

it('says in words what was paid of a part, and which part is overdue', async () => {
  const booking = await business.book(from, to, { deposit_amount: 53.7, deposit_due: addDays(today, -1) })
  await pay(booking, 20)
  const { rows } = await planOf(booking)
  expect(rows).toEqual([
    ['Deposit', `${showDay(addDays(today, -1))}Overdue`, '€53.70€20.00 paid'],
    ['Rest', showDay(addDays(today, 46)), '€214.80'],
  ])
})

it('is one line once all of it was paid', async () => {
  const booking = await business.book(from, to)
  await pay(booking, 268.5)
  const { region, rows } = await planOf(booking)
  expect(rows).toEqual([])
  expect(region.textContent).toBe('Payment planPaid in full: Deposit €53.70 and Rest €214.80')
})

it('is not there where the stay was agreed on without one', async () => {
  const booking = await business.book(from, to)
  await sql`UPDATE bookings SET payment_rule = NULL, deposit_cents = 0, deposit_due = NULL WHERE id = ${booking.id}`.execute(
    server.db,
  )
  const page = renderArea(`/owner/dashboard/bookings?booking=${booking.id}`, { area, server, as: business.owner })
  const popup = page.within(await page.screen.findByRole('dialog'))
  await popup.findByText('Required deposit')
  expect(popup.queryByRole('region', { name: 'Payment plan' })).toBeNull()
})

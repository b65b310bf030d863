import { aBooking, aClient, aRequest, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import area from '../area.tsx'
import { openBusiness } from '../testing/business.ts'

const server = await testServer()
const today = dayIn('Europe/Vienna', new Date())

const list = ({ screen, within }: ReturnType<typeof renderArea>, name: string) =>
  within(screen.getByRole('group', { name }))

it('shows who comes, stays and goes, and one press opens the booking', async () => {
  const { owner, book } = await openBusiness(server)
  const leaving = await book(addDays(today, 1), addDays(today, 2))
  await sql`UPDATE bookings SET check_in = ${addDays(today, -2)}, check_out = ${today} WHERE id = ${leaving.id}`.execute(
    server.db,
  )
  const coming = await book(addDays(today, 3), addDays(today, 5), { deposit_amount: 60, status: 'pending' })
  const page = renderArea('/owner/dashboard', { area, server, as: owner })
  const row = await page.screen.findByRole('button', { name: /€60\.00 · arrives/ })
  expect(list(page, 'Unpaid deposits').getByText('1')).toBeDefined()
  expect(list(page, 'Departures').getByRole('button', { name: /Žofie Nováková/ })).toBeDefined()
  expect(list(page, 'Arrivals').getByText('Nobody arrives today')).toBeDefined()
  expect(list(page, 'In house').getByText('Nobody else is in the house')).toBeDefined()
  expect(page.screen.queryByRole('heading', { name: /waiting for your answer/ })).toBeNull()
  await page.user.click(row)
  await page.within(await page.screen.findByRole('dialog')).findByText(`Booking ${coming.reference}`)
  expect(page.address()).toBe(`/owner/dashboard?booking=${coming.id}`)
})

it('shows four of many, then twenty, and where the others are', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner)
  const client = (await aClient(owner)).id
  const stay = { unit: unit.id, property: unit.property.id, client, deposit_amount: 10 }
  for (let n = 1; n <= 21; n++)
    await aBooking(owner, { ...stay, check_in: addDays(today, n), check_out: addDays(today, n + 1) })
  const page = renderArea('/owner/dashboard', { area, server, as: owner })
  const more = await page.screen.findByRole('button', { name: 'Show 16 more' })
  expect(list(page, 'Unpaid deposits').getAllByRole('listitem')).toHaveLength(4)
  await page.user.click(more)
  expect(document.activeElement).toBe(page.screen.getByRole('button', { name: 'Show fewer' }))
  const all = page.screen.getByRole('link', { name: 'See them all' })
  expect(all.getAttribute('href')).toBe('/owner/dashboard/bookings?deposit=unpaid&stage=coming')
  expect(all.parentElement?.textContent).toContain('20 of 21')
  expect(list(page, 'Unpaid deposits').getAllByRole('listitem')).toHaveLength(20)
})

it('leads to all arrivals of today without those that were cancelled', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const units = []
  const property = (await aUnit(owner)).property.id
  for (let n = 0; n < 22; n++) units.push(await aUnit(owner, { property_id: property }))
  const client = (await aClient(owner)).id
  const stay = { client, property, check_in: today, check_out: addDays(today, 2) }
  for (const [n, { id: unit }] of units.entries())
    await aBooking(owner, { ...stay, unit, ...(n === 21 && { status: 'cancelled' }) })
  const page = renderArea('/owner/dashboard', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Show 16 more' }))
  const all = page.screen.getByRole('link', { name: 'See them all' })
  expect(all.parentElement?.textContent).toContain('20 of 21')
  await page.user.click(all)
  await page.screen.findByRole('button', { name: 'Upcoming (21)', pressed: true })
})

it('shows one list at a time on a phone, first the one that has something', async () => {
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5), { deposit_amount: 60 })
  const page = renderArea('/owner/dashboard', { area, server, as: owner, width: 390 })
  await page.screen.findByRole('button', { name: /€60\.00 · arrives/ })
  await page.user.click(page.screen.getByRole('radio', { name: /Arrivals/ }))
  expect(await page.screen.findByText('Nobody arrives today')).toBeDefined()
})

it('says why today could not be loaded, keeps the figures, and tries again', async () => {
  const { owner, book } = await openBusiness(server)
  await book(addDays(today, 3), addDays(today, 5))
  let down = true
  const flaky: typeof fetch = (input, init) =>
    down && String(input instanceof Request ? input.url : input).includes('dashboard-today')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : server.fetch(input, init)
  const page = renderArea('/owner/dashboard', { area, server: { fetch: flaky }, as: owner })
  const section = page.within(
    page.screen.queryByRole('region', { name: 'Today' }) ?? (await page.screen.findByRole('region', { name: 'Today' })),
  )
  const retry = await section.findByRole('button', { name: 'Retry' })
  expect(page.screen.getByRole('group', { name: 'Occupancy' })).toBeDefined()
  down = false
  await page.user.click(retry)
  expect(await section.findByText('Nobody arrives today')).toBeDefined()
})

it('shows what guests have booked at once, as long as it is new', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner, { name: 'Seezimmer', instant: true })
  const days = { check_in: addDays(today, 20), check_out: addDays(today, 23) }
  const { reference } = await aRequest(server, unit.id, { instant: true, ...days })
  const page = renderArea('/owner/dashboard', { area, server, as: owner })
  await page.screen.findByRole('heading', { name: '1 stay was booked instantly in the last 24 hours' })
  await page.user.click(list(page, 'Instant bookings').getByRole('button', { name: /Gerda Moser/ }))
  const popup = page.within(await page.screen.findByRole('dialog'))
  await popup.findByText(`Booking ${reference}`)
  expect(popup.getByText('Booked instantly')).toBeDefined()
  await sql`UPDATE request_holds SET created_at = created_at - interval '1 day'`.execute(server.db)
  const later = renderArea('/owner/dashboard', { area, server, as: owner })
  await later.screen.findByRole('group', { name: 'Arrivals' })
  expect(later.screen.queryByRole('group', { name: 'Instant bookings' })).toBeNull()
})

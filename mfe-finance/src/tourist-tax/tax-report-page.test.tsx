import { aBooking, aProperty, aTouristTax, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (query: string) =>
  renderArea(`/owner/dashboard/invoices/tourist-taxes${query}`, { area, server, as: owner })

it('says what is owed for a month, and who was exempt', async () => {
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  await aTouristTax(owner, { properties: [property] })
  await aBooking(owner, { property, unit, guests_count: 3, children: [8] })
  const { screen } = open('?month=2027-06')
  const row = await screen.findByRole('row', { name: /Alpbach/ })
  expect(row.textContent).toBe('Alpbach1396age: 3€15.00')
  expect(screen.getByRole('row', { name: /Total/ }).textContent).toBe('Total€15.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(false)
})

it('says that a month owes nothing', async () => {
  const { screen } = open('?month=2027-05')
  await screen.findByText('No tourist tax for May 2027')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true)
})

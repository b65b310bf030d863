import { aBooking, aClient, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { expect, it } from 'vitest'
import { slots } from '../slots.ts'
import { MoneyDueCard } from './money-due-card.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const routes = [{ path: '/owner/dashboard', Component: MoneyDueCard }]

it('counts what waits, and leads to each part of the list', async () => {
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/api/payment-settings/', { deposit_percent: 30, deposit_due_days: 7 })
  const { id: property } = await aProperty(owner)
  const { id: unit } = await aUnit(owner, { property_id: property })
  const stay = { property, unit, client: (await aClient(owner)).id, check_in: '2027-06-01', check_out: '2027-06-04' }
  await aBooking(owner, { ...stay, status: 'confirmed', deposit_amount: undefined })
  await slots['money-due'].lazy()
  const area = { contract: contractVersion, routes }
  const { user, screen, address } = renderArea('/owner/dashboard', { area, server, as: owner })
  await screen.findByText('€90.00')
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Late0', 'Due soon1€90.00', 'To refund0', 'To issue0'])
  await user.click(screen.getByRole('link', { name: 'Due soon' }))
  expect(address()).toBe('/owner/dashboard/invoices/due?stage=soon')
})

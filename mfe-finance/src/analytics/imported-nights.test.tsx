import { aBooking, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { anImport } from '@keyhaven/api/testing/imported-stay'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
const june = 'from=2027-06-01&to=2027-06-30&view=tables'

const openJune = async (withImport: boolean) => {
  const owner = await server.signUpOwner({ personals: true })
  const property = (await aProperty(owner)).id
  const unit = (await aUnit(owner, { property_id: property, price_per_night: 100 })).id
  await aBooking(owner, { unit, property })
  if (withImport) await anImport(server, owner, { unit, check_in: '2027-06-10', check_out: '2027-06-13' })
  const { screen, within } = renderArea(`/owner/dashboard/analytics?${june}`, { area, server, as: owner })
  const group = async (name: string) => within(await screen.findByRole('group', { name }))
  return { occupancy: await group('Occupancy'), revenue: await group('Revenue') }
}

it('says how many of the occupied nights portals brought, which are no revenue', async () => {
  const { occupancy, revenue } = await openJune(true)
  expect(occupancy.getByText('20.0 %')).toBeDefined()
  expect(occupancy.getByText('of which 3 nights from portals')).toBeDefined()
  expect(revenue.getByText('€300.00')).toBeDefined()
})

it('says nothing of portals where none brought a night', async () => {
  const { occupancy } = await openJune(false)
  expect(occupancy.getByText('10.0 %')).toBeDefined()
  expect(occupancy.queryByText(/portals/)).toBeNull()
})

import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
const checkIn = addDays(localToday(), 50)
const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 3)}&guests=2`

it('finds the unit of a link that does not name its property', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id: property_id } = await aProperty(owner, { name: 'Lake House' })
  const { id } = await aUnit(owner, { property_id, price_per_night: 89.5 })
  const { screen } = renderArea(`/book?unit=${id}&${stay}`, { area, server })
  await screen.findByRole('button', { name: 'Send booking request · €268.50' })
  expect(screen.getByText(/^Lake House · /)).toBeTruthy()
})

it('says of a unit that nobody offers that it is gone', async () => {
  const { screen } = renderArea('/book?unit=999999', { area, server })
  expect(await screen.findByRole('heading', { name: 'This place is no longer offered' })).toBeTruthy()
})

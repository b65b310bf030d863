import { aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (list: string, width = 1440) => renderArea(`/owner/dashboard/${list}`, { area, server, as: owner, width })

const twoHouses = async () => {
  const alm = await aProperty(owner, { name: 'Alm' })
  const seehaus = await aProperty(owner, { name: 'Seehaus' })
  return { alm, seehaus }
}

it('puts units together by property, those in use first, and counts them', async () => {
  const { alm, seehaus } = await twoHouses()
  await aUnit(owner, { property_id: seehaus.id, name: 'Attic', active: false })
  await aUnit(owner, { property_id: alm.id, name: 'Cabin', active: false })
  await aUnit(owner, { property_id: seehaus.id, name: 'Lake room' })
  const { screen } = open('units')
  await screen.findByText('3 units')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Alm 1 unit',
    'Seehaus 2 units',
  ])
  const names = screen.getAllByRole('button', { name: /^Edit unit/ }).map((button) => button.ariaLabel)
  expect(names).toEqual(['Edit unit Cabin', 'Edit unit Lake room', 'Edit unit Attic'])
})

it.each([1440, 390])('folds a property away and shows it again, which the address keeps, %d px wide', async (width) => {
  const { alm, seehaus } = await twoHouses()
  await aUnit(owner, { property_id: alm.id, name: 'Cabin' })
  await aUnit(owner, { property_id: seehaus.id, name: 'Lake room' })
  const { user, screen, address } = open('units', width)
  const heading = await screen.findByRole('button', { name: 'Alm 1 unit', expanded: true })
  await user.click(heading)
  await screen.findByRole('button', { name: 'Alm 1 unit', expanded: false })
  expect(address()).toBe(`/owner/dashboard/units?collapsed=${alm.id}`)
  expect(screen.queryByRole('button', { name: 'Edit unit Cabin' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit unit Lake room' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Alm 1 unit' }))
  await screen.findByRole('button', { name: 'Edit unit Cabin' })
  expect(address()).toBe('/owner/dashboard/units')
})

it('shows what a search finds, in a property that was folded away too', async () => {
  const { alm } = await twoHouses()
  await aUnit(owner, { property_id: alm.id, name: 'Cabin' })
  await aUnit(owner, { property_id: alm.id, name: 'Barn' })
  const { user, screen } = open('units')
  await user.click(await screen.findByRole('button', { name: 'Alm 2 units' }))
  await screen.findByRole('button', { name: 'Alm 2 units', expanded: false })
  await user.type(screen.getByLabelText('Search units'), 'Cab')
  await screen.findByText('1 unit found')
  expect(screen.getByRole('button', { name: 'Alm 1 unit', expanded: true })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Edit unit Cabin' })).toBeDefined()
})

it('counts the units of a property that goes on on the next page', async () => {
  const { alm } = await twoHouses()
  for (let n = 100; n < 151; n++) await aUnit(owner, { property_id: alm.id, name: `Room ${n}` })
  const { screen, user } = open('units')
  await screen.findByRole('button', { name: 'Alm 51 units' })
  await user.click(await screen.findByTitle('2'))
  await screen.findByRole('button', { name: 'Edit unit Room 150' })
  expect(screen.getByRole('button', { name: 'Alm 51 units' })).toBeDefined()
})

it('puts services together by property and folds them as units', async () => {
  const { alm, seehaus } = await twoHouses()
  await aService(owner, { property: seehaus.id, name: 'Breakfast' })
  await aService(owner, { property: alm.id, name: 'Parking' })
  await aService(owner, { property: alm.id, name: 'Sauna' })
  const { user, screen } = open('services')
  await user.click(await screen.findByRole('button', { name: 'Alm 2 services', expanded: true }))
  await screen.findByRole('button', { name: 'Alm 2 services', expanded: false })
  expect(screen.queryByRole('button', { name: 'Edit Sauna' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Breakfast' })).toBeDefined()
})

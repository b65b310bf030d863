import { expect, test } from 'vitest'
import { aBooking, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()

const done = async (owner: TestOwner) => {
  const { body } = await owner.call<Record<string, boolean>>('GET', '/api/first-steps/')
  return Object.keys(body).filter((step) => body[step])
}

test('each step to the first booking is done by what the owner has, and by nobody else', async () => {
  const other = await server.signUpOwner({ personals: true })
  await aBooking(other, {})
  const owner = await server.signUpOwner()
  expect(await done(owner)).toEqual([])
  const property = await aProperty(owner)
  expect(await done(owner)).toEqual(['property'])
  const unit = await aUnit(owner, { property_id: property.id })
  expect(await done(owner)).toEqual(['property', 'unit'])
  await aBooking(owner, { unit: unit.id, property: property.id })
  expect(await done(owner)).toEqual(['property', 'unit', 'booking'])
  expect(await done(await server.signUpOwner({ personals: true }))).toEqual(['details'])
})

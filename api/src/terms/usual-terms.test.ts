import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { defaultTerms, termsPresets } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { expect, test } from 'vitest'
import { aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()
const { strict, moderate } = termsPresets
const usual = async (owner: TestOwner) => (await owner.call('GET', '/api/properties/usual-terms/')).body
const change = ({ id, name, description, address }: Property, to: object, owner: TestOwner) =>
  owner.call<Property>('PATCH', `/api/properties/${id}/`, { name, description, address, ...to })

test('a new property starts with the terms that its owner chose for new ones, and can have others', async () => {
  const owner = await server.signUpOwner()
  expect(await usual(owner)).toEqual({ cancellation_terms: defaultTerms })
  const first = await aProperty(owner, { cancellation_terms: strict, terms_for_new: true })
  expect(await usual(owner)).toEqual({ cancellation_terms: strict })
  const second = await aProperty(owner)
  expect(second.cancellation_terms).toEqual(strict)
  expect((await aProperty(owner, { cancellation_terms: moderate })).cancellation_terms).toEqual(moderate)
  expect(await usual(owner)).toEqual({ cancellation_terms: strict })
  const { body } = await change(second, { cancellation_terms: moderate, terms_for_new: 'true' }, owner)
  expect(body.cancellation_terms).toEqual(moderate)
  expect(await usual(owner)).toEqual({ cancellation_terms: moderate })
  const property = await owner.call<Property>('GET', `/api/properties/${first.id}/`)
  expect(property.body.cancellation_terms).toEqual(strict)
})

test('guests find a new property by the terms that it started with', async () => {
  const owner = await server.signUpOwner()
  await aProperty(owner, { cancellation_terms: termsPresets.non_refundable, terms_for_new: true })
  const unit = await aUnit(owner)
  const path = `/api/public/booking/property/${unit.property.id}/`
  expect((await server.call<PublicProperty>('GET', path)).body.cancellation_terms?.afterwards).toBe(100)
  const row = await server.db
    .selectFrom('properties')
    .select('free_until_days')
    .where('id', '=', unit.property.id)
    .executeTakeFirstOrThrow()
  expect(row.free_until_days).toBeNull()
})

test('what one owner chose is no other owner’s', async () => {
  const [one, other] = [await server.signUpOwner(), await server.signUpOwner()]
  await aProperty(one, { cancellation_terms: strict, terms_for_new: true })
  expect(await usual(other)).toEqual({ cancellation_terms: defaultTerms })
})

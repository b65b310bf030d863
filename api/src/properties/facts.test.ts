import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const facts = {
  check_in_from: '15:00',
  check_in_until: '20:00',
  check_out_until: '10:00',
  coordinates: { latitude: 47.852345, longitude: 13.348765 },
  amenities: ['wifi', 'lift'],
  house_rules: 'Quiet after 10 pm.',
  registration_number: 'AT-50312-1',
}
const change = ({ id, name, description, address }: Property, more: object) =>
  owner.call<Property>('PATCH', `/api/properties/${id}/`, { name, description, address, ...more })
const publicView = async (id: number, locale = 'en') =>
  (await server.call<PublicProperty>('GET', `/api/public/booking/property/${id}/?locale=${locale}`)).body

test('a property says nothing about itself until its owner does, and keeps what a change leaves out', async () => {
  const property = await aProperty(owner)
  expect(property).toMatchObject({
    ...{ check_in_from: null, check_in_until: null, check_out_until: null, coordinates: null },
    ...{ amenities: [], house_rules: '', registration_number: '' },
  })
  expect(await change(property, facts)).toMatchObject({ status: 200, body: facts })
  expect(await change(property, { check_in_from: '16' })).toMatchObject({ body: { ...facts, check_in_from: '16:00' } })
  const none = { check_in_from: null, check_in_until: '', check_out_until: null, coordinates: '', amenities: [] }
  expect(await change(property, none)).toMatchObject({
    body: {
      check_in_from: null,
      check_in_until: null,
      coordinates: null,
      amenities: [],
      house_rules: facts.house_rules,
    },
  })
})

test('a property takes its coordinates as maps write them, in a form, too', async () => {
  expect(await aProperty(owner, { coordinates: '47.80, 13.30' })).toMatchObject({
    coordinates: { latitude: 47.8, longitude: 13.3 },
  })
  const form = new FormData()
  const { address } = await aProperty(owner)
  const fields = {
    ...{ name: 'Form', description: 'x', address: JSON.stringify(address) },
    coordinates: '47.80, 13.30',
  }
  for (const [name, value] of Object.entries({ ...fields, amenities: '["wifi"]', check_in_from: '15' }))
    form.set(name, value)
  expect(await owner.call<Property>('POST', '/api/properties/', form)).toMatchObject({
    status: 201,
    body: { coordinates: { latitude: 47.8, longitude: 13.3 }, amenities: ['wifi'], check_in_from: '15:00' },
  })
})

test('the end of check-in is after its beginning, whichever of them a change names', async () => {
  const body = { fields: { check_in_until: ['Check-in until must be after check-in from'] } }
  const property = await aProperty(owner, facts)
  expect(await change(property, { check_in_from: '15:00', check_in_until: '15:00' })).toMatchObject({
    status: 400,
    body,
  })
  expect(await change(property, { check_in_until: '14:00' })).toMatchObject({ status: 409, body })
})

test('coordinates are read as they are shown, and three numbers between commas are not guessed at', async () => {
  const at = async (coordinates: unknown) => {
    const sent = await owner.call<Property>('POST', '/api/properties/', { ...(await aProperty(owner)), coordinates })
    return sent.status === 201 ? sent.body.coordinates : sent.status
  }
  expect(await at('47,852, 13,348')).toEqual({ latitude: 47.852, longitude: 13.348 })
  expect(await at({ latitude: '47.852', longitude: '13,348' })).toEqual({ latitude: 47.852, longitude: 13.348 })
  expect(await at('\u221233.9, 151.2')).toEqual({ latitude: -33.9, longitude: 151.2 })
  expect(await at('47,80,13')).toBe(400)
})

test('guests may arrive until after midnight, until noon at the latest', async () => {
  const property = await aProperty(owner)
  const windows = { '15:00': '02:00', '14:00': '24:00', '22': '0', '18:00': '12:00', '00:00': '23:59' }
  for (const [check_in_from, check_in_until] of Object.entries(windows))
    expect(await change(property, { check_in_from, check_in_until })).toMatchObject({ status: 200 })
  expect(await change(property, { check_in_from: '14:00', check_in_until: '24:00' })).toMatchObject({
    body: { check_in_from: '14:00', check_in_until: '00:00' },
  })
  for (const check_in_until of ['12:01', '13:59', '14:00', '24:01', '25'])
    expect(await change(property, { check_in_from: '14:00', check_in_until })).toMatchObject({ status: 400 })
  // The row alone knows the other time.
  expect(await change(property, { check_in_until: '13:00' })).toMatchObject({ status: 409 })
  expect(await change(property, { check_in_until: '03:00' })).toMatchObject({ status: 200 })
})

test('a form that knows no house rules leaves those in other languages alone', async () => {
  const property = await aProperty(owner, { ...facts, translations: { de: { house_rules: 'Ruhe ab 22 Uhr.' } } })
  // The release before wants a description in every language.
  expect(property.translations).toEqual({ de: { description: '', house_rules: 'Ruhe ab 22 Uhr.' } })
  const described = await change(property, { translations: { de: { description: 'Am See.' } } })
  expect(described.body.translations).toEqual({ de: { description: 'Am See.', house_rules: 'Ruhe ab 22 Uhr.' } })
  const emptied = await change(property, { translations: { de: { description: '', house_rules: '' } } })
  expect(emptied.body.translations).toEqual({})
})

test('description and house rules both change places when the owner writes in another language', async () => {
  const writer = await server.signUpOwner()
  const property = await aProperty(writer, {
    ...{ description: 'By the lake.', house_rules: 'Quiet after 10 pm.' },
    translations: { de: { description: 'Am See.', house_rules: 'Ruhe ab 22 Uhr.' } },
  })
  const switchTo = (locale: string) => writer.call('PATCH', '/api/site-settings/', { locale })
  const now = async () => (await writer.call<Property>('GET', `/api/properties/${property.id}/`)).body
  await switchTo('de')
  expect(await now()).toMatchObject({
    ...{ description: 'Am See.', house_rules: 'Ruhe ab 22 Uhr.' },
    translations: { en: { description: 'By the lake.', house_rules: 'Quiet after 10 pm.' } },
  })
  await switchTo('en')
  expect(await now()).toMatchObject({ description: property.description, translations: property.translations ?? {} })
})

test('guests read the facts in their language, and where the house is to a kilometre', async () => {
  await owner.call('PATCH', '/api/site-settings/', { host_languages: ['de', 'it', 'de'] })
  const { id } = await aProperty(owner, { ...facts, translations: { de: { house_rules: 'Ruhe ab 22 Uhr.' } } })
  const unit = { rooms: [{ kind: 'bedroom', beds: [{ kind: 'double', count: 1 }] }], bathrooms: 1, area_m2: 38 }
  await aUnit(owner, { property_id: id, ...unit, amenities: ['balcony'], registration_number: 'W-1' })
  expect(await publicView(id)).toMatchObject({
    ...facts,
    coordinates: { latitude: 47.85, longitude: 13.35 },
    house_rules_lang: 'en',
    host_languages: ['de', 'it'],
    units: [{ ...unit, amenities: ['balcony'], registration_number: 'W-1' }],
  })
  expect(await publicView(id, 'de')).toMatchObject({ house_rules: 'Ruhe ab 22 Uhr.', house_rules_lang: 'de' })
})

test('a list of guests has of the facts what its cards show', async () => {
  const writer = await server.signUpOwner()
  const { id } = await aProperty(writer, facts)
  await aUnit(writer, { property_id: id, area_m2: 38, amenities: ['balcony'] })
  const list = await server.call<{ data: { properties: PublicProperty[] } }>(
    'GET',
    `/api/public/booking/?owner=${writer.user.slug}`,
  )
  const [property] = list.body.data.properties
  expect(property?.units[0]).toMatchObject({ rooms: [], bathrooms: null, area_m2: 38 })
  expect(Object.keys({ ...property, ...property?.units[0] })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/amenities|house_rules|coordinates/)]),
  )
})

test('a unit keeps what a change leaves out', async () => {
  const rooms = [{ kind: 'bedroom', beds: [{ kind: 'single', count: '2' }] }]
  const property = await aUnit(owner, { rooms, bathrooms: '1', area_m2: 38, amenities: ['kitchen'] })
  expect(property).toMatchObject({
    rooms: [{ beds: [{ count: 2 }] }],
    bathrooms: 1,
    area_m2: 38,
    amenities: ['kitchen'],
  })
  const { name, description, capacity, max_capacity, price_per_night, price_per_extra_person } = property
  const same = { name, description, capacity, max_capacity, price_per_night, price_per_extra_person }
  const changed = (more: object) => owner.call<Unit>('PATCH', `/api/units/${property.id}/`, { ...same, ...more })
  expect(await changed({ bathrooms: '' })).toMatchObject({ body: { ...property, bathrooms: null, version: 2 } })
  expect(await changed({ rooms: [], area_m2: null })).toMatchObject({ body: { rooms: [], area_m2: null } })
  for (const wrong of [{ area_m2: 0 }, { bathrooms: 1.5 }, { rooms: [{ kind: 'cellar', beds: [] }] }])
    expect((await changed(wrong)).status).toBe(400)
})

test('a unit has the amenities of its house beside its own, for the search', async () => {
  const [one, other] = [await aProperty(owner, facts), await aProperty(owner, { amenities: ['pool'] })]
  const unit = await aUnit(owner, { property_id: one.id, amenities: ['balcony'] })
  const ofHouse = async () => {
    const query = server.db.selectFrom('units').select('house_amenities').where('id', '=', unit.id)
    return (await query.executeTakeFirstOrThrow()).house_amenities
  }
  expect(await ofHouse()).toEqual(['wifi', 'lift'])
  await change(one, { amenities: ['wifi', 'sauna'] })
  expect(await ofHouse()).toEqual(['wifi', 'sauna'])
  const { name, description, capacity, max_capacity, price_per_night, price_per_extra_person } = unit
  const same = { name, description, capacity, max_capacity, price_per_night, price_per_extra_person }
  await owner.call('PATCH', `/api/units/${unit.id}/`, { ...same, property_id: other.id })
  expect(await ofHouse()).toEqual(['pool'])
})

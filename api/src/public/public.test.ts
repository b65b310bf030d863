import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { expect, test } from 'vitest'
import { aBooking, anImage, aProperty, aSeason, aService, aUnit } from '../testing/factories.ts'
import { expire } from '../testing/ledger.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

type Free = PublicUnit & { total_price: number; includes: string[] }
type Listed = { data: { properties: PublicProperty[] }; page: number; page_size: number; count: number }
const base = '/api/public/booking/'
const june = 'check_in=2027-06-01&check_out=2027-06-04'
const free = (query: string) => server.call<Free[]>('GET', `${base}available-units/?${query}`)
const idsOf = async (query: string) => (await free(query)).body.map((unit) => unit.id)

/** A city of its own keeps the rows of other tests out of a list that belongs to everybody. */
async function aHost(city: string, fields = {}) {
  const owner = await server.signUpOwner()
  const address = {
    street: 'a',
    house_number: '1',
    postal_code: '1',
    city,
    country: `Land of ${city}`,
    phone: '123456',
  }
  const property = await aProperty(owner, { address, ...fields })
  return { owner, property, place: `city=${encodeURIComponent(city)}` }
}

test('a unit without pictures of its own is found with those of its house', async () => {
  const { owner, property, place } = await aHost('Mattsee')
  const house = await anImage(owner, { property: property.id })
  const bare = await aUnit(owner, { property_id: property.id })
  const visible = await aUnit(owner, { property_id: property.id, price_per_night: 150 })
  const own = await anImage(owner, { unit: visible.id })
  const { body } = await free(`${june}&${place}`)
  expect(body.map(({ id, images }) => [id, images.map((image) => image.id)])).toEqual([
    [bare.id, [house.id]],
    [visible.id, [own.id]],
  ])
})

test('a unit is offered for free dates with the total of the stay, and not for taken ones', async () => {
  const { owner, property, place } = await aHost('Mondsee')
  const unit = await aUnit(owner, { property_id: property.id })
  const dear = await aUnit(owner, { property_id: property.id, price_per_night: 150 })
  await server.db
    .insertInto('seasons')
    .values({
      owner_id: owner.user.id,
      unit_id: unit.id,
      name: 'High',
      first_night: '2027-06-03',
      end_day: '2027-06-20',
      price_cents: 18_000,
    })
    .execute()
  const { body } = await free(`${june}&guests=3&${place}`)
  expect(body.map((one) => [one.id, one.total_price, one.includes])).toEqual([
    [unit.id, 2 * 100 + 180 + 3 * 10, ['seasonal_prices', 'extra_guests']],
    [dear.id, 3 * 150 + 3 * 10, ['extra_guests']],
  ])
  const plain = `check_in=2027-07-01&check_out=2027-07-04&guests=2&${place}`
  expect((await free(plain)).body.map(({ includes }) => includes)).toEqual([[], []])
  expect(body[0]).toMatchObject({
    price_per_night: 100,
    status: 'available',
    active: true,
    deleted: false,
    property: { id: property.id, city: 'Mondsee', country: 'Land of Mondsee' },
  })
  const booking = await aBooking(owner, { unit: unit.id, property: property.id, guests_count: 3 })
  expect(booking.total_price).toBe(body[0]?.total_price)
  expect(await idsOf(`${june}&${place}`)).toEqual([dear.id])
  expect(await idsOf(`check_in=2027-05-25&check_out=2027-06-01&${place}`)).toEqual([unit.id, dear.id])
  expect(await idsOf(`check_in=2027-06-04&check_out=2027-06-09&${place}`)).toEqual([unit.id, dear.id])
  expect(await idsOf(`check_in=2027-05-25&check_out=2027-06-30&${place}`)).toEqual([dear.id])
  expect(await idsOf(`check_in=2027-06-02&check_out=2027-06-03&${place}`)).toEqual([dear.id])
  expect(await idsOf(`${june}&guests=5&${place}`)).toEqual([])
  expect(await idsOf(`${june}&property=${property.id}`)).toEqual([dear.id])
  expect(await idsOf(`${june}&property=x`)).toEqual([])
})

test('the price that a unit starts from is its cheapest night to come, in season or not', async () => {
  const { owner, property, place } = await aHost('Unterach')
  const unit = (await aUnit(owner, { property_id: property.id, price_per_night: 90 })).id
  const prices = async () => {
    const one = await server.call<PublicProperty>('GET', `${base}property/${property.id}/`)
    const list = await server.call<Listed>('GET', `${base}?${place}`)
    const search = await free(`${june}&${place}`)
    const units = [one.body.units[0], list.body.data.properties[0]?.units[0], search.body[0]]
    expect(new Set(units.map((of) => of?.price_per_night))).toEqual(new Set([90]))
    return [...new Set(units.map((of) => of?.price_from))]
  }
  expect(await prices()).toEqual([90])
  await aSeason(owner, { unit, start: '2027-07-01', end: '2027-09-01', price_per_night: 120 })
  await aSeason(owner, { unit, start: '2026-12-01', end: '2027-01-10', price_per_night: 50 })
  expect(await prices()).toEqual([90])
  await aSeason(owner, { unit, start: '2027-01-10', end: '2027-01-11', price_per_night: 60.5 })
  expect(await prices()).toEqual([60.5])
})

test('an expired request keeps nobody out of the search', async () => {
  const { owner, property, place } = await aHost('Hallstatt')
  const unit = await aUnit(owner, { property_id: property.id })
  const request = await aBooking(owner, { unit: unit.id, property: property.id, status: 'pending' })
  expect(await idsOf(`${june}&${place}`)).toEqual([])
  await expire(server, request.id)
  expect(await idsOf(`${june}&${place}`)).toEqual([unit.id])
  expect((await server.call('GET', `${base}property/${property.id}/bookings/`)).body).toEqual([])
})

test('pages say whether another follows', async () => {
  const { owner, property, place } = await aHost('Gmunden')
  for (const price_per_night of [30, 10, 20]) await aUnit(owner, { property_id: property.id, price_per_night })
  const page = async (query: string) => {
    const { body, headers } = await free(`${june}&${place}&${query}`)
    return [body.map((unit) => unit.price_per_night), headers.get('x-has-more')]
  }
  expect(await page('page_size=2')).toEqual([[10, 20], 'true'])
  expect(await page('page_size=2&page=2')).toEqual([[30], 'false'])
  expect(await page('page_size=3')).toEqual([[10, 20, 30], 'false'])
})

test('what is not active, available and there is never shown', async () => {
  const { owner, property, place } = await aHost('Traunkirchen')
  const visible = await aUnit(owner, { property_id: property.id })
  await aUnit(owner, { property_id: property.id, active: false })
  await aUnit(owner, { property_id: property.id, status: 'maintenance' })
  const archived = await aUnit(owner, { property_id: property.id })
  await aBooking(owner, { unit: archived.id, property: property.id })
  await owner.call('DELETE', `/api/units/${archived.id}/`)
  await aService(owner, { property: property.id, active: false })
  const service = await aService(owner, { property: property.id, name: 'Boat' })
  const one = await server.call<PublicProperty>('GET', `${base}property/${property.id}/`)
  const shownEverywhere = {
    id: property.id,
    name: property.name,
    description: property.description,
    address: { city: 'Traunkirchen', country: 'Land of Traunkirchen' },
    today: '2027-01-10',
    last_arrival: '2028-07-10',
    max_nights: 60,
    images: [],
    units: [expect.objectContaining({ id: visible.id })],
    services: [
      {
        ...{ id: service.id, name: 'Boat', type: 'per_day', price: 12.9 },
        ...{ charged_per: 'unit', from_age: null, mandatory: false },
      },
    ],
  }
  expect(one.body).toMatchObject(shownEverywhere)
  const list = await server.call<Listed>('GET', `${base}?${place}`)
  expect(list.body).toEqual({ data: { properties: [shownEverywhere] }, page: 1, page_size: 20, count: 1 })
  expect(list.headers.get('x-has-more')).toBe('false')
  expect(await idsOf(`${june}&${place}`)).toEqual([visible.id])

  const { name, description, address } = property
  await owner.call('PATCH', `/api/properties/${property.id}/`, { name, description, address, active: false })
  expect((await server.call('GET', `${base}property/${property.id}/`)).status).toBe(404)
  expect((await server.call<Listed>('GET', `${base}?${place}`)).body.count).toBe(0)
  expect(await idsOf(`${june}&${place}`)).toEqual([])
})

test('a property says which day it is there', async () => {
  const { owner } = await aHost('Grundlsee')
  const todayIn = async (time_zone: string) => {
    const { id } = await aProperty(owner, { time_zone })
    await aUnit(owner, { property_id: id })
    return (await server.call<PublicProperty>('GET', `${base}property/${id}/`)).body.today
  }
  expect(await todayIn('Pacific/Kiritimati')).toBe('2027-01-10')
  expect(await todayIn('Pacific/Honolulu')).toBe('2027-01-09')
})

test('what is taken shows unit, range and status, and nothing of the guest', async () => {
  const { owner, property } = await aHost('Ebensee')
  const unit = await aUnit(owner, { property_id: property.id })
  const place = { unit: unit.id, property: property.id }
  await aBooking(owner, { ...place, status: 'pending' })
  const now = { check_in: '2027-01-10', check_out: '2027-01-12' }
  await aBooking(owner, { ...place, ...now })
  const cancelled = { check_in: '2027-02-01', check_out: '2027-02-02', status: 'cancelled' }
  await aBooking(owner, { ...place, ...cancelled })
  const block = { unit_id: unit.id, owner_id: owner.user.id, kind: 'block', reason: 'Painting' }
  await server.db
    .insertInto('occupancies')
    .values({ ...block, check_in: '2027-08-01', check_out: '2027-08-05' })
    .execute()
  const { body } = await server.call('GET', `${base}property/${property.id}/bookings/`)
  expect(body).toEqual([
    { unit: { id: unit.id }, status: 'confirmed', ...now },
    { unit: { id: unit.id }, status: 'pending', check_in: '2027-06-01', check_out: '2027-06-04' },
    { unit: { id: unit.id }, status: 'confirmed', check_in: '2027-08-01', check_out: '2027-08-05' },
  ])
})

test('a demo host is seen under its own slug alone, any other slug finds its owner’s units', async () => {
  const { owner, property, place } = await aHost('Demodorf')
  const unit = await aUnit(owner, { property_id: property.id })
  const host = await aHost('Hostdorf')
  const other = await aUnit(host.owner, { property_id: host.property.id })
  const guest_expires_at = new Date('2027-01-11T09:00:00Z')
  await server.db
    .updateTable('owners')
    .set({ is_guest: true, guest_expires_at })
    .where('id', '=', owner.user.id)
    .execute()
  await server.db.updateTable('units').set({ demo: true }).where('owner_id', '=', owner.user.id).execute()
  const slug = `owner=${owner.user.slug}`
  for (const [query, ids] of [
    [place, []],
    [slug, [unit.id]],
    [`${slug}&${place}`, [unit.id]],
    [`owner=${host.owner.user.slug}`, [other.id]],
    ['owner=nobody', []],
  ] as const) {
    expect([query, await idsOf(`${june}&${query}`)]).toEqual([query, ids])
    const list = await server.call<Listed>('GET', `${base}?${query}`)
    expect([query, list.body.count]).toEqual([query, ids.length])
  }
  const where = async (query: string) =>
    (await server.call<{ cities: string[] }>('GET', `${base}locations/?${query}`)).body.cities
  expect(await where('')).not.toContain('Demodorf')
  expect(await where('')).toContain('Hostdorf')
  expect(await where(slug)).toEqual(['Demodorf'])
  const path = `${base}property/${property.id}/`
  expect((await server.call('GET', path)).status).toBe(404)
  expect((await server.call('GET', `${path}?${slug}`)).status).toBe(200)
  expect((await server.call('GET', `${path}bookings/?owner=${host.owner.user.slug}`)).status).toBe(404)
})

test('a former slug still leads to its owner', async () => {
  const { owner, property } = await aHost('Altaussee')
  const unit = await aUnit(owner, { property_id: property.id })
  await server.db.insertInto('former_slugs').values({ slug: 'old-name', owner_id: owner.user.id }).execute()
  expect(await idsOf(`${june}&owner=Old-Name`)).toEqual([unit.id])
})

test('locations are those of what is bookable, each once', async () => {
  const { owner, property } = await aHost('Zwettl')
  await aUnit(owner, { property_id: property.id })
  await aUnit(owner, { property_id: property.id })
  const empty = await aHost('Leerstadt')
  await aUnit(empty.owner, { property_id: empty.property.id, status: 'unavailable' })
  const { body } = await server.call<{ cities: string[]; countries: string[] }>('GET', `${base}locations/`)
  expect(body.cities.filter((city) => city === 'Zwettl')).toHaveLength(1)
  expect(body.cities).not.toContain('Leerstadt')
  expect(body.countries).toContain('Land of Zwettl')
  expect(body.cities).toEqual(body.cities.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('a search that makes no sense is refused at its field', async () => {
  for (const [query, field] of [
    ['check_in=2027-06-04&check_out=2027-06-04', 'check_out'],
    ['check_out=2027-06-04', 'check_in'],
    [`${june}&guests=0`, 'guests'],
    [`${june}&page_size=101`, 'page_size'],
  ] as const)
    expect(await free(query)).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
})

test('a unit that can be booked is found without its property', async () => {
  const { owner, property } = await aHost('Attersee')
  const unit = await aUnit(owner, { property_id: property.id })
  const hidden = await aUnit(owner, { property_id: property.id, active: false })
  const other = await server.signUpOwner()
  const find = (id: number | string, query = '') => server.call('GET', `${base}unit/${id}/${query}`)
  expect(await find(unit.id)).toMatchObject({ status: 200, body: { id: unit.id, property: { id: property.id } } })
  expect((await find(unit.id, `?owner=${owner.user.slug}`)).status).toBe(200)
  for (const id of [hidden.id, 999_999, 'x']) expect([id, (await find(id)).status]).toEqual([id, 404])
  expect((await find(unit.id, `?owner=${other.user.slug}`)).status).toBe(404)
})

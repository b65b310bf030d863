import type {
  FlexibleStay,
  NearbyStays,
  Pin,
  SearchFilters,
  SearchResults,
} from '@keyhaven/shared-contracts/contract/public/public-search'
import { expect, test } from 'vitest'
import { aBlock, aBooking, address, aProperty, aSeason, aUnit } from '../../testing/factories.ts'
import { expire } from '../../testing/ledger.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const base = '/api/public/booking/search/'
const june = 'check_in=2027-06-01&check_out=2027-06-04'
const search = async (query: string) => (await server.call<SearchResults>('GET', `${base}?${query}`)).body
const idsOf = async (query: string) => (await search(query)).units.map(({ id }) => id)

/** A house in a city of its own, which keeps the rows of other tests out. */
async function aHouse(city: string, fields = {}, country = 'Austria') {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner, { address: { ...address, city, country }, ...fields })
  const unit = (of: object) => aUnit(owner, { property_id: property.id, ...of })
  return { owner, property, unit, place: `city=${encodeURIComponent(city)}` }
}

test('no stay begins before today, by the day of the property', async () => {
  const { unit, place } = await aHouse('Rust', { time_zone: 'Pacific/Kiritimati' })
  const one = await unit({})
  const from = (check_in: string) => idsOf(`check_in=${check_in}&check_out=2027-01-20&${place}`)
  expect([await from('2027-01-09'), await from('2027-01-10'), await from('2027-01-11')]).toEqual([
    [],
    [one.id],
    [one.id],
  ])
})

test('free units come by the total of the stay, with seasons and extra persons, or by name', async () => {
  const { owner, unit, place } = await aHouse('Lunz')
  const large = await unit({ name: 'Alm', price_per_night: 120, capacity: 4, price_per_extra_person: 0 })
  const small = await unit({ name: 'Bach', price_per_night: 100, price_per_extra_person: 25 })
  const dear = await unit({ name: 'Chalet', price_per_night: 90 })
  await aSeason(owner, { unit: dear.id, start: '2027-06-02', end: '2027-07-01', price_per_night: 200 })
  const two = await search(`${june}&${place}&guests=2`)
  expect(two.units.map((one) => [one.id, one.total_price, one.includes])).toEqual([
    [small.id, 300, []],
    [large.id, 360, []],
    [dear.id, 490, ['seasonal_prices']],
  ])
  expect(two).toMatchObject({ count: 3, is_count_exact: true, page: 1, page_size: 20 })
  expect(await idsOf(`${june}&${place}&guests=4`)).toEqual([large.id, small.id, dear.id])
  expect(await idsOf(`${june}&${place}&sort=name`)).toEqual([large.id, small.id, dear.id])
})

test('pages follow one another, and say how many there are and whether another follows', async () => {
  const { unit, place } = await aHouse('Opponitz')
  const ids = []
  for (const price_per_night of [30, 20, 20, 10]) ids.push((await unit({ price_per_night })).id)
  const [dear, first, second, cheap] = ids
  const page = async (query: string) => {
    const { body, headers } = await server.call<SearchResults>('GET', `${base}?${june}&${place}&page_size=2&${query}`)
    return [body.units.map(({ id }) => id), body.count, headers.get('x-has-more')]
  }
  expect(await page('page=1')).toEqual([[cheap, first], 4, 'true'])
  expect(await page('page=2')).toEqual([[second, dear], 4, 'false'])
  expect(await page('page=9')).toEqual([[], 4, 'false'])
})

test('what is taken or no longer let is not found, what has expired is free again', async () => {
  const { owner, property, unit, place } = await aHouse('Gaming')
  const free = await unit({})
  const booked = await unit({})
  await aBlock(owner, { unit: booked.id, start: '2027-06-03', end: '2027-06-08' })
  const request = await aBooking(owner, { unit: free.id, property: property.id, status: 'pending' })
  await unit({ active: false })
  expect(await idsOf(`${june}&${place}`)).toEqual([])
  await expire(server, request.id)
  expect(await idsOf(`${june}&${place}`)).toEqual([free.id])
})

const bedroom = (kind: string, count: number) => ({ kind: 'bedroom', beds: [{ kind, count }] })

/** Three free units that differ in everything that can be filtered by. */
async function aVillage(city: string, country?: string) {
  const house = await aHouse(city, { amenities: ['pool'] }, country)
  const studio = await house.unit({
    type: 'studio',
    price_per_night: 50,
    amenities: ['wifi'],
    rooms: [bedroom('double', 1)],
  })
  const villa = await house.unit({
    type: 'villa',
    price_per_night: 150,
    amenities: ['wifi', 'kitchen'],
    rooms: [bedroom('single', 3), bedroom('cot', 2)],
  })
  const flat = await house.unit({ price_per_night: 80, rooms: [bedroom('queen', 1), bedroom('bunk', 1)] })
  return { ...house, studio: studio.id, villa: villa.id, flat: flat.id }
}

test('filters leave what passes all of them; an amenity of the house is one of its units', async () => {
  const { studio, villa, flat, place } = await aVillage('Ybbsitz')
  const idsWith = (query: string) => idsOf(`${june}&${place}&${query}`)
  expect(await idsWith('types=studio,villa')).toEqual([studio, villa])
  expect(await idsWith('types=')).toEqual([studio, flat, villa])
  expect(await idsWith('amenities=pool')).toEqual([studio, flat, villa])
  expect(await idsWith('amenities=pool,wifi')).toEqual([studio, villa])
  expect(await idsWith('amenities=wifi,sauna')).toEqual([])
  expect(await idsWith('beds=2')).toEqual([flat, villa])
  expect(await idsWith('beds=3')).toEqual([villa])
  expect(await idsWith('beds=4')).toEqual([])
  expect(await idsWith('min_total=151&max_total=450')).toEqual([flat, villa])
  expect(await idsWith('max_total=240')).toEqual([studio, flat])
  expect(await idsWith('max_total=240&amenities=wifi')).toEqual([studio])
})

test('each filter says how many it would leave, with the others kept', async () => {
  const { place } = await aVillage('Hollenstein')
  const ask = async (query: string) =>
    (await server.call<SearchFilters>('GET', `${base}filters/?${june}&${place}&${query}`)).body
  expect(await ask('')).toEqual({
    count: 3,
    is_count_exact: true,
    free_cancellation: 3,
    instant: 0,
    types: [
      { type: 'apartment', count: 1 },
      { type: 'villa', count: 1 },
      { type: 'studio', count: 1 },
    ],
    amenities: [
      { amenity: 'kitchen', count: 1 },
      { amenity: 'wifi', count: 2 },
      { amenity: 'pool', count: 3 },
    ],
    totals: { min: 150, max: 450, steps: expect.any(Array) },
    beds: [
      { beds: 1, count: 3 },
      { beds: 2, count: 2 },
      { beds: 3, count: 1 },
    ],
  })
  const chosen = await ask('types=studio&amenities=wifi&max_total=200')
  expect(chosen.count).toBe(1)
  expect(chosen.types).toEqual([{ type: 'studio', count: 1 }])
  expect(chosen.totals).toMatchObject({ min: 150, max: 150, steps: [{ from: 150, to: 151, count: 1 }] })
  const dear = await ask('types=studio&min_total=151')
  expect(dear).toMatchObject({
    count: 0,
    types: [
      { type: 'apartment', count: 1 },
      { type: 'villa', count: 1 },
    ],
  })
  const { steps } = (await ask('')).totals
  expect(steps.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1, 1, 1])
  expect(steps.every((step, at) => at === 0 || step.from === steps[at - 1]?.to)).toBe(true)
})

test('the map has each house once, to a kilometre, with its lowest total, and only those within its bounds', async () => {
  const { owner, unit, property, place } = await aHouse('Göstling', {
    coordinates: { latitude: 47.80861, longitude: 14.93711 },
  })
  await unit({ price_per_night: 100 })
  await unit({ price_per_night: 70 })
  const nowhere = await aProperty(owner, { address: { ...address, city: 'Göstling' } })
  await aUnit(owner, { property_id: nowhere.id })
  const pins = async (query: string) => (await server.call<Pin[]>('GET', `${base}pins/?${june}&${place}&${query}`)).body
  const pin = {
    property: { id: property.id, name: property.name, city: 'Göstling' },
    coordinates: { latitude: 47.81, longitude: 14.94 },
    total_from: 210,
    units: 2,
  }
  expect(await pins('')).toEqual([pin])
  expect(await pins('max_total=250')).toEqual([{ ...pin, units: 1 }])
  expect(await pins('bounds=14,47,15,48')).toEqual([pin])
  expect(await pins('bounds=15,47,16,48')).toEqual([])
  expect(await pins('bounds=170,47,15,48')).toEqual([pin])
})

test('where nothing is free, other days, other places and fewer filters are offered, with how many each has', async () => {
  const { owner, villa, studio, flat, place } = await aVillage('Lassing', 'Lassingland')
  const near = await aHouse('Palfau', {}, 'Lassingland')
  await near.unit({ type: 'villa' })
  for (const unit of [villa, studio, flat]) await aBlock(owner, { unit, start: '2027-06-01', end: '2027-06-03' })
  const ask = async (query: string) =>
    (await server.call<NearbyStays>('GET', `${base}nearby/?${june}&${place}&${query}`)).body
  const all = await ask('')
  expect(all.dates.slice(0, 3)).toEqual([
    { check_in: '2027-06-03', check_out: '2027-06-06', count: 3 },
    { check_in: '2027-05-29', check_out: '2027-06-01', count: 3 },
    { check_in: '2027-06-04', check_out: '2027-06-07', count: 3 },
  ])
  expect(all.places[0]).toEqual({ city: 'Palfau', country: 'Lassingland', count: 1 })
  expect(all.places[1]?.country).toBe('Austria')
  expect(all.without).toEqual([])
  const later = 'check_in=2027-07-01&check_out=2027-07-03'
  const { without } = (
    await server.call<NearbyStays>('GET', `${base}nearby/?${later}&${place}&types=studio&amenities=kitchen&beds=1`)
  ).body
  expect(without).toEqual([
    { filter: 'types', count: 1 },
    { filter: 'amenities', count: 1 },
  ])
})

test('what can be cancelled free of charge is a filter, counted and taken away like the others', async () => {
  const fromDays = (days_before: number) => ({ steps: [{ days_before, percent: 0 }], afterwards: 100 })
  const { owner, unit, place } = await aHouse('Annaberg', { cancellation_terms: fromDays(30) })
  const early = await unit({})
  const house = await aProperty(owner, {
    ...{ address: { ...address, city: 'Annaberg', country: 'Austria' }, cancellation_terms: fromDays(150) },
  })
  const late = await aUnit(owner, { property_id: house.id })
  const free = 'free_cancellation=1'
  expect(await idsOf(`${june}&${place}`)).toEqual([early.id, late.id])
  expect(await idsOf(`${june}&${place}&${free}`)).toEqual([early.id])
  expect(await search(`${june}&${place}&${free}`)).toMatchObject({ count: 1 })
  expect(await idsOf(`check_in=2027-06-09&check_out=2027-06-10&${place}&${free}`)).toEqual([early.id, late.id])
  const counts = async (query: string) =>
    (await server.call<SearchFilters>('GET', `${base}filters/?${june}&${place}${query}`)).body
  expect(await counts('')).toMatchObject({ count: 2, free_cancellation: 1 })
  expect(await counts(`&${free}`)).toMatchObject({ count: 1, free_cancellation: 1 })
  const soon = `check_in=2027-01-20&check_out=2027-01-22&${place}&${free}`
  const { without } = (await server.call<NearbyStays>('GET', `${base}nearby/?${soon}`)).body
  expect(without).toEqual([{ filter: 'free_cancellation', count: 2 }])
  const stays = await server.call<FlexibleStay[]>('GET', `${base}flexible/?${place}&month=2027-02&nights=2&${free}`)
  expect(stays.body[0]).toMatchObject({ check_in: '2027-02-09', count: 1 })
})

test('a month says on which days a stay of so many nights can begin, and from which total', async () => {
  const { owner, unit, place } = await aHouse('Wildalpen')
  const cheap = await unit({ price_per_night: 60 })
  const dear = await unit({ price_per_night: 100 })
  await aBlock(owner, { unit: cheap.id, start: '2027-02-05', end: '2027-03-20' })
  await aBlock(owner, { unit: dear.id, start: '2027-02-10', end: '2027-03-05' })
  await aSeason(owner, { unit: dear.id, start: '2027-02-08', end: '2027-02-20', price_per_night: 150 })
  const ask = async (query: string) =>
    (await server.call<FlexibleStay[]>('GET', `${base}flexible/?${place}&${query}`)).body
  const stays = await ask('month=2027-02&nights=2')
  expect(stays.map(({ check_in, count, total_from }) => [check_in.slice(8), count, total_from])).toEqual([
    ...['01', '02', '03'].map((day) => [day, 2, 120]),
    ...['04', '05', '06'].map((day) => [day, 1, 200]),
    ['07', 1, 250],
    ['08', 1, 300],
  ])
  expect(stays[7]?.check_out).toBe('2027-02-10')
  expect((await ask('month=2027-02&nights=2&max_total=200')).map(({ check_in }) => check_in.slice(8))).toHaveLength(6)
  expect(await ask('month=2027-01&nights=1')).toHaveLength(22)
  expect(await ask('month=2026-12&nights=1')).toEqual([])
})

test('the calendar of a unit is told what each night costs', async () => {
  const { owner, property, unit } = await aHouse('Weyer')
  const { id } = await unit({ price_per_night: 80 })
  await aSeason(owner, { unit: id, start: '2027-06-02', end: '2027-06-03', price_per_night: 120.5 })
  const path = `/api/public/booking/property/${property.id}/prices/`
  const ask = (query: string) => server.call('GET', `${path}?${query}`)
  expect((await ask(`unit=${id}&from=2027-06-01&to=2027-06-04`)).body).toEqual([
    { night: '2027-06-01', price: 80 },
    { night: '2027-06-02', price: 120.5 },
    { night: '2027-06-03', price: 80 },
  ])
  const other = await aHouse('Losenstein')
  const foreign = await other.unit({})
  expect((await ask(`unit=${foreign.id}&from=2027-06-01&to=2027-06-04`)).status).toBe(404)
  expect((await ask(`unit=${id}&from=2027-06-01&to=2027-06-04&owner=${other.owner.user.slug}`)).status).toBe(404)
  for (const [query, field] of [
    [`unit=${id}&from=2027-06-04&to=2027-06-04`, 'to'],
    [`unit=${id}&from=2027-01-01&to=2028-06-04`, 'to'],
    ['from=2027-06-01&to=2027-06-04', 'unit'],
  ] as const)
    expect(await ask(query)).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
})

test('what cannot be filtered by is refused at its field, in words', async () => {
  for (const [path, field, words] of [
    [`?${june}&types=castle`, 'types', 'Choose types from the list'],
    [`?${june}&amenities=wifi,moat`, 'amenities', 'Choose amenities from the list'],
    [`?${june}&min_total=300&max_total=200`, 'max_total', 'The highest price cannot be below the lowest'],
    [`?${june}&min_total=-1`, 'min_total', 'This must be at least 0'],
    [`?${june}&sort=size`, 'sort', 'Choose one of the orders'],
    ['?check_in=2027-06-04&check_out=2027-06-01', 'check_out', 'Check-out must be after check-in.'],
    [`pins/?${june}&bounds=1,2,3`, 'bounds', 'Enter the bounds of the map as west, south, east and north'],
    [`pins/?${june}&bounds=1,2,3,94`, 'bounds', 'Enter the bounds of the map as west, south, east and north'],
    ['flexible/?month=2027-13&nights=2', 'month', 'Choose a month like 2027-06'],
    ['flexible/?month=2027-06&nights=0', 'nights', 'At least 1 night'],
    ['flexible/?month=2027-06&nights=61', 'nights', 'At most 60 nights'],
  ] as const) {
    const { status, body } = await server.call<{ fields: Record<string, string[]> }>('GET', base + path)
    expect([path, status, Object.entries(body.fields).flat(2)]).toEqual([
      path,
      400,
      [expect.stringContaining(field), words],
    ])
  }
})

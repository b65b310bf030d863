import type { SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import { expect, test } from 'vitest'
import { aProperty, address, aUnit } from '../../testing/factories.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const house = async (name: string, city: string, country: string) => {
  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { name, address: { ...address, city, country } })
  await aUnit(owner, { property_id: id })
}
await house('Moldau', 'Prague', 'Czechia')
await house('Karlův', 'Praha', 'Česká republika')
await house('Stephansplatz', 'Wien', 'Österreich')
await house('Ibla', 'Ragusa', 'Italy')
await house('Stradun', 'Dubrovnik', 'Croatia')
await house('Seeblick', 'Altaussee', 'Austria')
await house('Loser', 'ALTAUSSEE', 'Austria')
await house('Schloss', 'Großgmain', 'Austria')
await house('Ring', 'WIEN', 'Austria')

const dates = 'check_in=2027-06-01&check_out=2027-06-04'
const namesFor = async (query: string) => {
  const [list, results] = await Promise.all([
    server.call<{ data: { properties: { name: string }[] } }>('GET', `/api/public/booking/?${query}`),
    server.call<SearchResults>('GET', `/api/public/booking/search/?${dates}&${query}`),
  ])
  const listed = list.body.data.properties.map(({ name }) => name).toSorted()
  expect(results.body.units.map(({ property }) => property.name).toSorted()).toEqual(listed)
  return listed
}

test('a town is found by its name in any language of guests, however its owner wrote it', async () => {
  for (const name of ['Prague', 'Prag', 'Praha', 'Praga', 'praag'])
    expect(await namesFor(`city=${name}`)).toEqual(['Karlův', 'Moldau'])
  for (const name of ['Wien', 'Vienna', 'Vídeň'])
    expect(await namesFor(`city=${name}`)).toEqual(['Ring', 'Stephansplatz'])
  expect(await namesFor('city=Atlantis')).toEqual([])
})

test('a town is found in any case and without its marks, however several owners write it', async () => {
  for (const name of ['Altaussee', 'altaussee', 'ALTAUSSEE'])
    expect(await namesFor(`city=${name}`)).toEqual(['Loser', 'Seeblick'])
  for (const name of ['Großgmain', 'grossgmain']) expect(await namesFor(`city=${name}`)).toEqual(['Schloss'])
})

test('a town that is called as another one is elsewhere stays itself', async () => {
  expect(await namesFor('city=Ragusa')).toEqual(['Ibla'])
  expect(await namesFor('city=Dubrovnik')).toEqual(['Stradun'])
})

test('a country is found by its name in any language, and by its ISO code', async () => {
  for (const name of ['Czechia', 'Tschechien', 'Česko', 'CZ', 'Czech Republic'])
    expect(await namesFor(`country=${name}`)).toEqual(['Karlův', 'Moldau'])
  for (const name of ['Austria', 'Österreich', 'AT'])
    expect(await namesFor(`country=${name}`)).toEqual(['Loser', 'Ring', 'Schloss', 'Seeblick', 'Stephansplatz'])
})

test('places come with what guests of other languages need', async () => {
  const { body } = await server.call<object>('GET', '/api/public/booking/locations/')
  expect(body).toMatchObject({
    city_names: { Prague: { de: 'Prag', cs: 'Praha' }, Praha: { en: 'Prague' }, Dubrovnik: { it: 'Ragusa' } },
    country_codes: { Czechia: 'CZ', 'Česká republika': 'CZ', Österreich: 'AT' },
    max_guests: expect.any(Number) as number,
  })
  expect(body).not.toHaveProperty('city_names.Ragusa')
  const list = await server.call('GET', '/api/public/booking/?city=Wien')
  expect(list.body).toMatchObject({
    data: {
      properties: [{ address: { city: 'WIEN' } }, { address: { city: 'Wien' } }].map(({ address: written }) => ({
        address: { ...written, city_names: { en: 'Vienna' }, country_code: 'AT' },
      })),
    },
  })
})

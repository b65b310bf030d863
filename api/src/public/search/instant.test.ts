import type {
  FlexibleStay,
  NearbyStays,
  SearchFilters,
  SearchResults,
} from '@keyhaven/shared-contracts/contract/public/public-search'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aHold, aProperty, address, aUnit, secretInMail } from '../../testing/factories.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const base = '/api/public/booking/search/'
const place = 'city=Landl'
const june = 'check_in=2027-06-01&check_out=2027-06-04'
const search = async (query: string) => (await server.call<SearchResults>('GET', `${base}?${query}`)).body
const idsOf = async (query: string) => (await search(query)).units.map(({ id }) => id)

test('what is booked without waiting is a filter, counted and taken away like the others', async () => {
  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { address: { ...address, city: 'Landl' } })
  const unit = (fields: object) => aUnit(owner, { property_id: id, ...fields })
  const soon = await unit({ name: 'Alm', instant: true, instant_hours: 48 })
  const ahead = await unit({ name: 'Bach', instant: true, instant_hours: 720 })
  const onRequest = await unit({ name: 'Chalet' })
  const instant = 'instant=1'
  const near = 'check_in=2027-01-20&check_out=2027-01-22'
  expect(await idsOf(`${june}&${place}&sort=name`)).toEqual([soon.id, ahead.id, onRequest.id])
  expect(await idsOf(`${june}&${place}&${instant}&sort=name`)).toEqual([soon.id, ahead.id])
  expect(await search(`${near}&${place}&${instant}`)).toMatchObject({ count: 1, units: [{ id: soon.id }] })
  const counts = async (query: string) =>
    (await server.call<SearchFilters>('GET', `${base}filters/?${near}&${place}${query}`)).body
  expect(await counts('')).toMatchObject({ count: 3, instant: 1 })
  expect(await counts(`&${instant}`)).toMatchObject({ count: 1, instant: 1 })
  const late = `check_in=2027-01-11&check_out=2027-01-12&${place}&${instant}`
  const { without } = (await server.call<NearbyStays>('GET', `${base}nearby/?${late}`)).body
  expect(without).toEqual([{ filter: 'instant', count: 3 }])
  const stays = async (month: string) =>
    (await server.call<FlexibleStay[]>('GET', `${base}flexible/?${place}&month=${month}&nights=2&${instant}`)).body
  expect((await stays('2027-01'))[0]).toMatchObject({ check_in: '2027-01-12', count: 1 })
  const february = await stays('2027-02')
  expect(february.find(({ count }) => count === 2)?.check_in).toBe('2027-02-09')
  const units = (await search(`${near}&${place}&sort=name`)).units
  expect(units.map(({ instant_from }) => instant_from)).toEqual(['2027-01-12', '2027-02-09', null])
})

test('a unit is not booked instantly while a portal’s calendar of it is too old', async () => {
  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { address: { ...address, city: 'Reith' } })
  const unit = (fields: object) => aUnit(owner, { property_id: id, instant: true, ...fields })
  const paused = await unit({ name: 'Alm' })
  const fresh = await unit({ name: 'Bach' })
  const query = `${june}&city=Reith&sort=name`
  const pause = (value: boolean) =>
    sql`UPDATE units SET instant_paused = ${value} WHERE id = ${paused.id}`.execute(server.db)
  await pause(true)
  expect(await idsOf(`${query}&instant=1`)).toEqual([fresh.id])
  const { units } = await search(query)
  expect(units.map(({ instant_from }) => instant_from !== null)).toEqual([false, true])
  const flexible = `${base}flexible/?city=Reith&month=2027-06&nights=2&instant=1`
  expect((await server.call<FlexibleStay[]>('GET', flexible)).body[0]?.count).toBe(1)
  // What a guest was told when they asked counts as little as a unit that its owner has taken out of instant booking since.
  await pause(false)
  const { token } = await aHold(server.call, paused.id, { instant: true })
  await pause(true)
  const confirm = `/api/public/booking/request/${token}/confirm/`
  const answer = await server.call('POST', confirm, { secret: await secretInMail(server, token) })
  expect(answer.body).toMatchObject({ status: 'pending' })
  await pause(false)
  expect(await idsOf(`${query}&instant=1`)).toEqual([fresh.id])
  const july = 'check_in=2027-07-01&check_out=2027-07-04&city=Reith&sort=name'
  expect(await idsOf(`${july}&instant=1`)).toEqual([paused.id, fresh.id])
})

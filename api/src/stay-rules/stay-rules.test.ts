import type { Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { StayCheck } from '@keyhaven/shared-contracts/contract/inventory/stay-check'
import type { SavedStayRule, StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { FlexibleStay } from '@keyhaven/shared-contracts/contract/public/public-search'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aHold, aProperty, aUnit, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-05-20T09:30:00Z' })
let owner: TestOwner
let unit: Unit
beforeEach(async () => {
  owner = await server.signUpOwner()
  unit = await aUnit(owner)
})

const add = <T = SavedStayRule>(rule: object, of = owner) => of.call<T>('POST', '/api/stay-rules/', rule)
const list = async (query = '', of = owner) => (await of.call<StayRuleOut[]>('GET', `/api/stay-rules/?${query}`)).body
const check = async (check_in: string, check_out: string, more = '') =>
  (
    await owner.call<StayCheck>(
      'GET',
      `/api/stay-rules/check/?unit=${unit.id}&check_in=${check_in}&check_out=${check_out}${more}`,
    )
  ).body
const wish = (check_in: string, check_out: string) => ({
  ...{ unit: unit.id, check_in, check_out, guests_count: 2, promo_code: '', services: [] },
})
const quote = (check_in: string, check_out: string) =>
  server.call<Problem>('POST', `/api/public/booking/quote/?owner=${owner.user.slug}`, wish(check_in, check_out))

const july = { from: '2027-07-01', to: '2027-08-31' }

test('a rule is added, listed by kind with the most particular first, changed and deleted', async () => {
  const all = await add({ kind: 'min_nights', nights: 2 })
  expect(all).toMatchObject({
    status: 201,
    body: {
      version: 1,
      kind: 'min_nights',
      nights: 2,
      on: 'arrival',
      property: null,
      unit: null,
      from: null,
      unbookable: [],
    },
  })
  const own = (await add({ kind: 'min_nights', nights: '5', unit: unit.id, ...july, on: 'night', weekdays: [6, 5, 6] }))
    .body
  expect(own).toMatchObject({ nights: 5, unit: unit.id, ...july, on: 'night', weekdays: [5, 6] })
  const house = (await add({ kind: 'preparation', days: 1, property: unit.property.id, nights: 9 })).body
  expect(house).toMatchObject({ days: 1, nights: null, on: null })
  expect((await list()).map(({ id }) => id)).toEqual([own.id, all.body.id, house.id])
  expect((await list(`unit=${unit.id}`)).map(({ id }) => id)).toEqual([own.id])

  const change = { kind: 'min_nights', unit: unit.id, nights: 4, version: 1 }
  const changed = await owner.call<SavedStayRule>('PATCH', `/api/stay-rule/${own.id}/`, change)
  expect(changed).toMatchObject({ status: 200, body: { nights: 4, version: 2, from: null, weekdays: null } })
  const again = await owner.call<Problem>('PATCH', `/api/stay-rule/${own.id}/`, change)
  expect(again).toMatchObject({ status: 409, body: { code: 'stale', current: { nights: 4, version: 2 } } })
  expect((await owner.call('DELETE', `/api/stay-rule/${own.id}/`)).status).toBe(204)
  expect((await owner.call('DELETE', `/api/stay-rule/${own.id}/`)).status).toBe(404)
})

test.each([
  [{}, 'kind'],
  [{ kind: 'min_nights' }, 'nights'],
  [{ kind: 'min_nights', nights: 366 }, 'nights'],
  [{ kind: 'max_nights', nights: 'two' }, 'nights'],
  [{ kind: 'arrival_weekdays', weekdays: [] }, 'weekdays'],
  [{ kind: 'arrival_weekdays', weekdays: [8] }, 'weekdays.0'],
  [{ kind: 'closed_to_arrival' }, 'from'],
  [{ kind: 'closed_to_arrival', from: '2027-07-01' }, 'to'],
  [{ kind: 'closed_to_arrival', from: '2027-07-02', to: '2027-07-01' }, 'to'],
  [{ kind: 'closed_to_departure', from: '2027-02-29', to: '2027-03-01' }, 'from'],
  [{ kind: 'lead_time', hours: -1 }, 'hours'],
  [{ kind: 'horizon', days: 0 }, 'days'],
  [{ kind: 'preparation', days: 31 }, 'days'],
])('%j is refused at its field %s', async (rule, field) => {
  const { status, body } = await add<Problem>(rule)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('a rule is about a unit or property of its owner, and nobody else sees it', async () => {
  const stranger = await server.signUpOwner()
  const foreign = await aUnit(stranger)
  expect(await add({ kind: 'min_nights', nights: 2, unit: foreign.id })).toMatchObject({ status: 404 })
  expect(await add({ kind: 'min_nights', nights: 2, property: foreign.property.id })).toMatchObject({ status: 404 })
  const both = { kind: 'min_nights', nights: 2, property: unit.property.id, unit: unit.id }
  expect(await add(both)).toMatchObject({ status: 400, body: { fields: { unit: expect.any(Array) } } })
  const { id } = (await add({ kind: 'min_nights', nights: 2 })).body
  expect(await stranger.call('PATCH', `/api/stay-rule/${id}/`, { kind: 'min_nights', nights: 3 })).toMatchObject({
    status: 404,
  })
  expect(await stranger.call('DELETE', `/api/stay-rule/${id}/`)).toMatchObject({ status: 404 })
  expect(await list('', stranger)).toEqual([])
  const foreignCheck = `/api/stay-rules/check/?unit=${foreign.id}&check_in=2027-06-01&check_out=2027-06-02`
  expect(await owner.call('GET', foreignCheck)).toMatchObject({ status: 404 })
})

test('no owner has more than 200 rules', async () => {
  await sql`INSERT INTO stay_rules (owner_id, kind, nights, applies_on) SELECT ${owner.user.id}, 'min_nights', 1, 'arrival' FROM generate_series(1, 199)`.execute(
    server.db,
  )
  const answers = await Promise.all([1, 2].map(() => add<Problem>({ kind: 'min_nights', nights: 1 })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_rules')
})

test('rules of an archived unit, which nobody sees any more, leave room for others', async () => {
  const place = { unit: unit.id, property: unit.property.id }
  await aBooking(owner, place)
  await sql`INSERT INTO stay_rules (owner_id, unit_id, kind, nights, applies_on) SELECT ${owner.user.id}, ${unit.id}, 'min_nights', 1, 'arrival'
    FROM generate_series(1, 200)`.execute(server.db)
  await owner.call('DELETE', `/api/units/${unit.id}/`)
  expect(await list()).toEqual([])
  expect((await add({ kind: 'min_nights', nights: 1 })).status).toBe(201)
})

test('a check names each rule that a stay breaks, and the nearest stays that fit', async () => {
  await add({ kind: 'arrival_weekdays', weekdays: [6], ...july })
  const min = (await add({ kind: 'min_nights', nights: 3, unit: unit.id, ...july })).body
  const answer = await check('2027-07-13', '2027-07-15')
  expect(answer).toMatchObject({
    allowed: false,
    rules: [
      { kind: 'arrival_weekdays', words: 'No stay can begin on Tuesday, 13 July 2027: arrival is on Saturday.' },
      { id: min.id, kind: 'min_nights', words: 'Stays that begin on Tuesday, 13 July 2027 have at least 3 nights.' },
    ],
    nearest: [
      { check_in: '2027-07-10', check_out: '2027-07-13' },
      { check_in: '2027-07-17', check_out: '2027-07-20' },
      { check_in: '2027-07-10', check_out: '2027-07-14' },
    ],
  })
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-07-11', check_out: '2027-07-12' })
  expect((await check('2027-07-13', '2027-07-15')).nearest[0]).toEqual({
    check_in: '2027-07-17',
    check_out: '2027-07-20',
  })
  expect(await check('2027-06-12', '2027-06-13')).toEqual({ allowed: true, rules: [], nearest: [] })
  // What the settings of the site say is said as well.
  expect((await check('2027-09-01', '2027-12-01')).rules).toMatchObject([{ id: null, kind: 'max_nights' }])
})

test.each([
  [{ kind: 'min_nights', nights: 4 }, 'check_out', 'general.leastNightsHere'],
  [{ kind: 'min_nights', nights: 4, ...july }, 'check_out', 'general.minNightsFrom'],
  [{ kind: 'min_nights', nights: 4, ...july, on: 'night' }, 'check_out', 'general.minNightsOver'],
  [{ kind: 'max_nights', nights: 2, ...july }, 'check_out', 'general.maxNightsFrom'],
  [{ kind: 'arrival_weekdays', weekdays: [6] }, 'check_in', 'general.arrivalWeekdays'],
  [{ kind: 'departure_weekdays', weekdays: [6] }, 'check_out', 'general.departureWeekdays'],
  [{ kind: 'closed_to_arrival', ...july }, 'check_in', 'general.closedToArrival'],
  [{ kind: 'closed_to_departure', ...july }, 'check_out', 'general.closedToDeparture'],
  [{ kind: 'lead_time', hours: 8760 }, 'check_in', 'general.leadTime'],
  [{ kind: 'horizon', days: 3 }, 'check_in', 'general.lastArrivalHere'],
])('a guest is refused by %j with a reason of its own', async (rule, field, key) => {
  expect((await quote('2027-07-13', '2027-07-16')).status).toBe(200)
  await add(rule)
  const { status, body } = await quote('2027-07-13', '2027-07-16')
  expect([status, body.code, Object.keys(body.fields ?? {}), body.reason?.key]).toEqual([
    409,
    'stay_rule',
    [field],
    key,
  ])
})

test('days of preparation are kept from guests, beside stays and not beside blocks, and nobody gets them in a rush', async () => {
  await add({ kind: 'preparation', days: 2, property: unit.property.id })
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-10', check_out: '2027-06-13' })
  expect((await quote('2027-06-14', '2027-06-16')).body).toMatchObject({
    code: 'stay_rule',
    reason: { key: 'general.preparationDays' },
  })
  expect((await quote('2027-06-15', '2027-06-16')).status).toBe(200)
  expect((await quote('2027-06-07', '2027-06-09')).status).toBe(409)
  expect((await quote('2027-06-06', '2027-06-08')).status).toBe(200)
})

test('the owner is told what guests could not book, and books it all the same', async () => {
  await add({ kind: 'arrival_weekdays', weekdays: [6], ...july })
  const [property, client] = [unit.property.id, (await aClient(owner)).id]
  const stay = { ...wish('2027-07-13', '2027-07-16'), promo_code: null, property, booking: null }
  const answer = await owner.call<Quote>('POST', '/api/bookings/quote/', stay)
  expect(answer.body.stay_check).toMatchObject({ allowed: false, rules: [{ kind: 'arrival_weekdays' }] })
  const booking = await aBooking(owner, {
    unit: unit.id,
    property,
    client,
    check_in: stay.check_in,
    check_out: stay.check_out,
  })
  const later = { ...stay, booking: booking.id, guests_count: 1 }
  expect((await owner.call<Quote>('POST', '/api/bookings/quote/', later)).body.stay_check).toBe(undefined)
  const moved = { ...later, check_in: '2027-07-14', check_out: '2027-07-17' }
  expect((await owner.call<Quote>('POST', '/api/bookings/quote/', moved)).body.stay_check?.allowed).toBe(false)
})

test('rules that contradict each other are said when the second is saved, with the nights of each unit', async () => {
  const other = await aUnit(owner, { property_id: (await aProperty(owner)).id })
  await add({ kind: 'arrival_weekdays', weekdays: [6], property: unit.property.id, ...july })
  const { unbookable } = (await add({ kind: 'closed_to_arrival', weekdays: [6], ...july })).body
  expect(unbookable.map((one) => one.unit)).toEqual([unit.id])
  expect(unbookable[0]?.nights).toEqual([{ check_in: '2027-07-08', check_out: '2027-09-01' }])
  expect(unbookable.some((one) => one.unit === other.id)).toBe(false)
  // A rule that changes nothing of it has nothing to say.
  expect((await add({ kind: 'preparation', days: 1 })).body.unbookable).toEqual([])
})

test('the minimum of a unit is its rule: each follows the other', async () => {
  const change = async (min_nights: number) => {
    const { images: _images, property, ...fields } = (await owner.call<Unit>('GET', `/api/units/${unit.id}/`)).body
    await owner.call('PATCH', `/api/units/${unit.id}/`, { ...fields, property_id: property.id, min_nights })
  }
  const minimum = async () => (await owner.call<Unit>('GET', `/api/units/${unit.id}/`)).body.min_nights
  await change(3)
  const [rule] = await list()
  expect(rule).toMatchObject({ kind: 'min_nights', unit: unit.id, nights: 3, on: 'arrival', from: null })
  await owner.call('PATCH', `/api/stay-rule/${rule?.id}/`, { kind: 'min_nights', unit: unit.id, nights: 5 })
  expect(await minimum()).toBe(5)
  await change(4)
  expect(await list()).toMatchObject([{ id: rule?.id, nights: 4, version: 3 }])
  await add({ kind: 'min_nights', unit: unit.id, nights: 9, ...july })
  expect(await minimum()).toBe(4)
  await change(1)
  expect(await list()).toMatchObject([{ nights: 9 }])
  await owner.call('DELETE', `/api/stay-rule/${(await list())[0]?.id}/`)
  const { rows } = await sql`SELECT FROM owners WHERE id = ${owner.user.id} AND has_stay_rules`.execute(server.db)
  expect(rows).toEqual([])
})

test('a search by month and what is offered beside a search that finds nothing obey the rules', async () => {
  await add({ kind: 'arrival_weekdays', weekdays: [6], ...july })
  await add({ kind: 'min_nights', nights: 4, ...july })
  const of = `owner=${owner.user.slug}&guests=1`
  const flexible = async (nights: number) =>
    (
      await server.call<FlexibleStay[]>(
        'GET',
        `/api/public/booking/search/flexible/?${of}&month=2027-07&nights=${nights}`,
      )
    ).body.map(({ check_in }) => check_in)
  expect(await flexible(4)).toEqual(['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31'])
  expect(await flexible(3)).toEqual([])
  const nearby = (dates: string) =>
    server.call<{ dates: object[]; lengths: object[] }>('GET', `/api/public/booking/search/nearby/?${of}&${dates}`)
  expect((await nearby('check_in=2027-07-13&check_out=2027-07-17')).body.dates).toMatchObject([
    { check_in: '2027-07-10', count: 1 },
    { check_in: '2027-07-17', count: 1 },
  ])
  expect((await nearby('check_in=2027-07-10&check_out=2027-07-12')).body.lengths).toMatchObject([{ nights: 4 }])
  const other = `/api/public/booking/alternatives/?unit=${unit.id}&check_in=2027-07-13&check_out=2027-07-15`
  const { body } = await server.call<{ dates: object[] }>('GET', other)
  expect(body.dates[0]).toMatchObject({ check_in: '2027-07-10', check_out: '2027-07-14', total_price: 400 })
})

test('what a guest has asked for before a rule is confirmed and accepted after it', async () => {
  const { token } = await aHold(server.call, unit.id, { check_in: '2027-07-13', check_out: '2027-07-14' })
  await add({ kind: 'min_nights', nights: 7 })
  expect((await quote('2027-07-20', '2027-07-21')).status).toBe(409)
  const path = `/api/public/booking/request/${token}/confirm/`
  const confirmed = await server.call('POST', path, { secret: await secretInMail(server, token) })
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'pending' } })
  const [booking] = (await owner.call<{ id: number }[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  const decision = await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  expect(decision).toMatchObject({ status: 200, body: { status: 'confirmed' } })
})

test('a unit that is booked instantly takes no stay that a rule forbids', async () => {
  const { id } = await aUnit(owner, { instant: true, instant_hours: 0 })
  await add({ kind: 'lead_time', hours: 72, unit: id })
  const ask = (check_in: string, check_out: string) =>
    server.call<Problem>('POST', `/api/public/booking/quote/?owner=${owner.user.slug}`, {
      ...wish(check_in, check_out),
      unit: id,
    })
  expect(await ask('2027-05-22', '2027-05-24')).toMatchObject({ status: 409, body: { code: 'stay_rule' } })
  expect(await ask('2027-05-23', '2027-05-24')).toMatchObject({ status: 200, body: { instant: true } })
})

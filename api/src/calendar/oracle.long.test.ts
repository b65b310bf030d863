import type { Block } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarDay, CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { type Entry, NightOracle, nightsOf, type OracleUnit } from '../testing/night-oracle.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// The nights on which the clocks change: in Los Angeles on the 14th and in Vienna on the 28th of March, in Auckland on the 4th of April.
const window = { from: '2027-03-10', to: '2027-04-08' }
const zones = ['America/Los_Angeles', 'Europe/Vienna', 'Pacific/Auckland']

const server = await testServer({ now: '2027-03-01T10:30:00Z' })
let owner: TestOwner
let client: number
beforeAll(async () => {
  owner = await server.signUpOwner()
  client = (await aClient(owner)).id
})

async function aWorld() {
  await sql`TRUNCATE properties, bookings CASCADE`.execute(server.db)
  const units: OracleUnit[] = []
  for (const [index, time_zone] of [...zones, zones[1]].entries()) {
    const property = index === 3 ? (units[1]?.property ?? 0) : (await aProperty(owner, { time_zone })).id
    const price = 100 + index * 7
    const { id } = await aUnit(owner, { property_id: property, price_per_night: price })
    const season: OracleUnit['season'] = ['2027-03-20', '2027-03-30', 90 + index * 20]
    await aSeason(owner, { unit: id, start: season[0], end: season[1], price_per_night: season[2] })
    units.push({ id, property, active: true, price, season })
  }
  return new NightOracle(units)
}

type Place = { unit: number; day: number; nights: number }
type Step = Place & { what: string; which: number; status: Entry['status'] }
const kinds = 'book book book block move move moveBlock cancel reopen expire remove switch'.split(' ')
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...kinds),
  which: fc.nat(20),
  status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'cancelled'),
  unit: fc.nat(3),
  day: fc.integer({ min: -3, max: 28 }),
  nights: fc.integer({ min: 1, max: 7 }),
})

const placeOf = (oracle: NightOracle, { unit, day, nights }: Place) => {
  const from = addDays(window.from, day)
  return { unit: oracle.units[unit]?.id ?? 0, from, to: addDays(from, nights) }
}
type Wish = Pick<Entry, 'unit' | 'from' | 'to' | 'status'>
const bodyOf = (oracle: NightOracle, { unit, from, to, status }: Wish) => ({
  ...{ unit, property: oracle.units.find(({ id }) => id === unit)?.property, client },
  ...{ check_in: from, check_out: to, guests_count: 2, status },
})

/** Puts a booking somewhere, by a new one or a change, and holds the answer against what the oracle says of it. */
async function place(oracle: NightOracle, wish: Wish, before?: Entry) {
  const path = before ? `/api/booking/${before.id}/` : '/api/bookings/'
  const { status, body } = await owner.call<Booking>(before ? 'PATCH' : 'POST', path, bodyOf(oracle, wish))
  const live = wish.status !== 'cancelled'
  const takesUnit = before?.unit !== wish.unit || (before.status === 'cancelled' && live)
  const bookable = oracle.units.some(({ id, active }) => id === wish.unit && active)
  const expected =
    takesUnit && !bookable ? 400 : live && oracle.inTheWay(wish, before).length > 0 ? 409 : before ? 200 : 201
  expect(status).toBe(expected)
  if (status >= 400) return
  const moved = before?.unit !== wish.unit || before.from !== wish.from || before.to !== wish.to
  if (live && (moved || before?.status === 'cancelled')) oracle.take(wish)
  if (before) Object.assign(before, wish, { version: before.version + 1 })
  else oracle.entries.push({ ...wish, id: body.id, kind: 'booking', expired: false, version: 1 })
}

async function block(oracle: NightOracle, wish: ReturnType<typeof placeOf>, before?: Entry) {
  const path = before ? `/api/block/${before.id}/` : '/api/blocks/'
  const { status, body } = await owner.call<Block>(before ? 'PATCH' : 'POST', path, {
    ...{ unit: wish.unit, start: wish.from, end: wish.to },
    ...(before && { version: before.version }),
  })
  expect(status).toBe(oracle.inTheWay(wish, before).length > 0 ? 409 : before ? 200 : 201)
  if (status >= 400) return
  oracle.take(wish)
  if (before) Object.assign(before, wish, { version: before.version + 1 })
  else oracle.entries.push({ ...wish, id: body.id, kind: 'block', status: 'confirmed', expired: false, version: 1 })
}

async function expire(entry: Entry) {
  const past = '2027-03-01T10:30:00Z'
  await sql`UPDATE bookings SET expires_at = ${past} WHERE id = ${entry.id}`.execute(server.db)
  await sql`UPDATE occupancies SET kind = 'request', expires_at = ${past} WHERE booking_id = ${entry.id}`.execute(
    server.db,
  )
  entry.expired = true
}

async function remove(oracle: NightOracle, entry: Entry) {
  expect((await owner.call('DELETE', `/api/${entry.kind}/${entry.id}/`)).status).toBe(204)
  oracle.entries = oracle.entries.filter((one) => one !== entry)
}

async function take(oracle: NightOracle, { what, which, status, ...at }: Step) {
  const pick = (is: (entry: Entry) => boolean) => {
    const some = oracle.entries.filter(is)
    return some[which % Math.max(1, some.length)]
  }
  const isBooking = ({ kind, expired }: Entry) => kind === 'booking' && !expired
  const wish = placeOf(oracle, at)
  if (what === 'book') return place(oracle, { ...wish, status })
  if (what === 'block') return block(oracle, wish)
  if (what === 'switch') {
    const unit = oracle.units[at.unit]
    if (!unit) return
    unit.active = !unit.active
    await sql`UPDATE units SET active = ${unit.active} WHERE id = ${unit.id}`.execute(server.db)
    return
  }
  const among: Record<string, (entry: Entry) => boolean> = {
    move: isBooking,
    moveBlock: ({ kind }) => kind === 'block',
    cancel: isBooking,
    reopen: (entry) => isBooking(entry) && entry.status === 'cancelled',
    expire: (entry) => isBooking(entry) && entry.status === 'pending',
    remove: () => true,
  }
  const entry = pick(among[what] ?? (() => false))
  if (!entry) return
  if (what === 'move') return place(oracle, { ...wish, status: entry.status }, entry)
  if (what === 'moveBlock') return block(oracle, wish, entry)
  if (what === 'expire') return expire(entry)
  if (what === 'remove') return remove(oracle, entry)
  const { unit, from, to } = entry
  return place(oracle, { unit, from, to, status: what === 'cancel' ? 'cancelled' : 'confirmed' }, entry)
}

const get = async <T>(path: string) => (await owner.call<T>('GET', path)).body
const nights = `from=${window.from}&to=${window.to}`
const byPlace = (a: Entry, b: Entry) => a.unit - b.unit || a.from.localeCompare(b.from) || a.id - b.id

async function agreeOnStays(oracle: NightOracle) {
  const inWindow = ({ from, to }: Entry) => from < window.to && to > window.from
  const path = `/api/calendar/stays/?${nights}&units=${oracle.units.map(({ id }) => id).join()}`
  const visible = (entries: Entry[]) =>
    entries
      .filter(inWindow)
      .toSorted(byPlace)
      .map(({ id, version, unit, status, from, to }) => [id, version, unit, status, from, to])
  const listed = ({ stays }: CalendarWindow) =>
    stays.map(({ id, version, unit, status, check_in, check_out }) => [id, version, unit, status, check_in, check_out])
  const [live, cancelled] = [await get<CalendarWindow>(path), await get<CalendarWindow>(`${path}&cancelled=true`)]
  expect(listed(live)).toEqual(visible(oracle.live().filter(({ kind }) => kind === 'booking')))
  expect(live.blocks.map(({ id, version, unit, start, end }) => [id, version, unit, 'confirmed', start, end])).toEqual(
    visible(oracle.live().filter(({ kind }) => kind === 'block')),
  )
  expect(listed(cancelled)).toEqual(visible(oracle.entries.filter(({ status }) => status === 'cancelled')))
  expect(cancelled.blocks).toEqual([])
}

async function agreeOnDays(oracle: NightOracle) {
  expect(await get<CalendarDay[]>(`/api/calendar/days/?${nights}`)).toEqual(
    nightsOf(window).map((night) => oracle.day(night)),
  )
  const property = oracle.units[1]?.property ?? 0
  expect(await get<CalendarDay[]>(`/api/calendar/days/?${nights}&property=${property}`)).toEqual(
    nightsOf(window).map((night) => oracle.day(night, property)),
  )
}

async function agreeOnWhatIsFree(oracle: NightOracle, at: Place) {
  const wish = placeOf(oracle, at)
  const ids = oracle.units.filter(({ id, active }) => active && oracle.isFree(id, wish)).map(({ id }) => id)
  const stay = `check_in=${wish.from}&check_out=${wish.to}&guests=2&owner=${owner.user.slug}`
  const open = await get<PublicUnit[]>(`/api/public/booking/available-units/?${stay}`)
  expect(open.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  expect(await get(`/api/calendar/free/?from=${wish.from}&to=${wish.to}`)).toEqual({ units: ids })
  const body = { unit: wish.unit, check_in: wish.from, check_out: wish.to, guests_count: 2 }
  const quote = await owner.call<Quote>('POST', '/api/bookings/quote/', body)
  const active = oracle.units[at.unit]?.active
  expect(quote.status).toBe(active ? 200 : 400)
  const ranges = oracle.inTheWay(wish).map(({ from, to }) => ({ check_in: from, check_out: to }))
  expect(quote.body.taken).toEqual(active ? ranges.slice(0, 6) : undefined)
}

test(
  'what can be booked and what the calendar shows agree, whatever was done before',
  { timeout: 120_000 },
  async () => {
    const steps = fc.array(step, { minLength: 8, maxLength: 24, size: 'max' })
    const held = fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const oracle = await aWorld()
        for (const one of all) {
          await take(oracle, one)
          await agreeOnStays(oracle)
          await agreeOnDays(oracle)
          await agreeOnWhatIsFree(oracle, one)
        }
      }),
      { numRuns: 8 },
    )
    await expect(held).resolves.toBeUndefined()
  },
)

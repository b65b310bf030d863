import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { aClient, aProperty, aService, aUnit } from './factories.ts'
import type { TestOwner, TestServer } from './test-server.ts'

export type Entry = {
  id: number
  property: number
  unit: number
  status: string
  expired: boolean
  guests: number
  check_in: Day
  check_out: Day
  /** Cents that each night carries, worked out here and nowhere else. */
  nights: Map<Day, number>
  /** Cents that each service's name carries. */
  sales: Map<string, number>
}
type Home = { property: number; unit: number; price: number; base: number; extra: number; season: [Day, Day, number] }
type Extra = { id: number; name: string; property: number; perDay: boolean; price: number }

const daysOf = (from: Day, to: Day) => {
  const days: Day[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Largest remainder by hand: the rest goes cent by cent to the shares that lost most by rounding down. */
function spread(cents: number, over: number[]) {
  const all = over.reduce((a, b) => a + b, 0)
  const floors = over.map((part) => (all === 0 ? 0 : Math.floor((cents * part) / all)))
  const lost = over.map((part, index) => ({ index, by: (cents * part) % all }))
  lost.sort((a, b) => b.by - a.by || a.index - b.index)
  let left = cents - floors.reduce((a, b) => a + b, 0)
  for (const { index } of lost) if (left-- > 0) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

function account(home: Home, guests: number, stay: [Day, Day], extras: Extra[], percent: number) {
  const nights = daysOf(...stay)
  const room = nights.map((day) => (day >= home.season[0] && day < home.season[1] ? home.season[2] : home.price))
  const persons = Math.max(0, guests - home.base)
  const gross = room.map((cents, index) =>
    extras.reduce((sum, one) => sum + (one.perDay || index === 0 ? one.price : 0), cents + persons * home.extra),
  )
  const subtotal = gross.reduce((a, b) => a + b, 0)
  const discount = Math.round((subtotal * percent) / 100 + 1e-9)
  const off = spread(discount, gross)
  // Lines as they are shown: nights by price, extra persons, services.
  const lines = [...new Set(room)].map((price) => price * room.filter((one) => one === price).length)
  if (persons * home.extra > 0) lines.push(persons * home.extra * nights.length)
  const charged = extras.map((one) => one.price * (one.perDay ? nights.length : 1))
  const offLines = spread(discount, [...lines, ...charged])
  return {
    nights: new Map(nights.map((day, index) => [day, (gross[index] ?? 0) - (off[index] ?? 0)])),
    sales: new Map(
      extras.map((one, index) => [one.name, (charged[index] ?? 0) - (offLines[lines.length + index] ?? 0)]),
    ),
  }
}

async function homesOf(server: TestServer, owner: TestOwner, ids: { properties: number[] }) {
  const homes: Home[] = []
  for (const [index, property] of [...ids.properties, ...ids.properties].entries()) {
    const [price, extra] = [5000 + index * 1111, 700 + index * 13]
    const unit = await aUnit(owner, {
      property_id: property,
      price_per_night: price / 100,
      price_per_extra_person: extra / 100,
    })
    const season: Home['season'] = [`2027-0${index + 3}-10`, `2027-0${index + 4}-05`, price + 3333]
    await server.db
      .insertInto('seasons')
      .values({
        owner_id: owner.user.id,
        unit_id: unit.id,
        name: 'High',
        first_night: season[0],
        end_day: season[1],
        price_cents: season[2],
      })
      .execute()
    homes.push({ property, unit: unit.id, price, base: 2, extra, season })
  }
  return homes
}

/** Hundreds of random bookings through the API, and what each must bring in, by arithmetic of its own. */
export async function aLedger(server: TestServer, owner: TestOwner, attempts: number, seed = 7) {
  const properties = [(await aProperty(owner)).id, (await aProperty(owner)).id, (await aProperty(owner)).id]
  const homes = await homesOf(server, owner, { properties })
  const client = (await aClient(owner)).id
  const extras: Extra[] = []
  for (const property of properties)
    for (const [perDay, price] of [
      [true, 333],
      [false, 4500],
    ] as const) {
      const name = `${perDay ? 'Breakfast' : 'Cleaning'} ${property}`
      const type = perDay ? 'per_day' : 'one_time'
      const { id } = await aService(owner, { property, name, type, price: price / 100 })
      extras.push({ id, name, property, perDay, price })
    }
  const codes = [{ id: null as number | null, percent: 0 }]
  for (const percent of [15, 33, 100]) {
    const body = {
      code: `OFF${percent}`,
      description: 'A discount for tests',
      valid_until: '2028-12-31',
      discount_percent: percent,
    }
    codes.push({ id: (await owner.call<{ id: number }>('POST', '/api/promocodes/', body)).body.id, percent })
  }
  const book = async (_: unknown, attempt: number): Promise<Entry[]> => {
    const dice = random(seed + attempt * 7919)
    const pick = <T>(from: readonly T[]) => from[Math.floor(dice() * from.length)] as T
    const [home, code] = [pick(homes), pick(codes)]
    const guests = 1 + Math.floor(dice() * 4)
    const check_in = addDays('2027-01-12', Math.floor(dice() * 330))
    const check_out = addDays(check_in, 1 + Math.floor(dice() * 9))
    const chosen = extras.filter((one) => one.property === home.property && dice() < 0.5)
    const status = pick(['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'])
    const answer = await owner.call<{ id: number }>('POST', '/api/bookings/', {
      property: home.property,
      unit: home.unit,
      client,
      guests_count: guests,
      check_in,
      check_out,
      promo_code: code.id,
      services: chosen.map((one) => one.id),
      status,
    })
    if (answer.status === 409) return []
    if (answer.status !== 201) throw new Error(`No booking: ${JSON.stringify(answer.body)}`)
    const expired = status === 'pending' && dice() < 0.4
    const priced = account(home, guests, [check_in, check_out], chosen, code.percent)
    return [{ id: answer.body.id, ...home, status, expired, guests, check_in, check_out, ...priced }]
  }
  const entries: Entry[] = []
  // All at once they would wait for one another longer than a call may.
  for (let start = 0; start < attempts; start += 40) {
    const batch = Array.from({ length: Math.min(40, attempts - start) }, (_, index) => book(_, start + index))
    const batchEntries = (await Promise.all(batch)).flat()
    // Not while others book: what is written past the API is not tried again after a deadlock.
    for (const { id } of batchEntries.filter(({ expired }) => expired)) await expire(server, id)
    entries.push(...batchEntries)
  }
  return { entries, properties, units: homes.map((home) => home.unit) }
}

/** Turns a pending booking into a request whose moment has passed. */
export async function expire(server: TestServer, booking: number) {
  const expires_at = new Date(server.clock().getTime() - 1000)
  await server.db.updateTable('bookings').set({ expires_at }).where('id', '=', booking).execute()
  await server.db
    .updateTable('occupancies')
    .set({ expires_at, kind: 'request' })
    .where('booking_id', '=', booking)
    .execute()
}

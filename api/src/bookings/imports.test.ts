import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBlock, aBooking, aClient, aUnit } from '../testing/factories.ts'
import { anImport } from '../testing/imported-stay.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T15:00:00Z' })
let owner: TestOwner
let client: number
beforeAll(async () => {
  owner = await server.signUpOwner()
  client = (await aClient(owner)).id
})

async function anImportedStay(fields: object = {}) {
  const unit = await aUnit(owner)
  const imported = await anImport(server, owner, { unit: unit.id, ...fields })
  const stay = { unit: unit.id, check_in: imported.check_in, check_out: imported.check_out, guests_count: 2 }
  const body = { ...stay, property: unit.property.id, client, services: [], promo_code: null, status: 'confirmed' }
  return { imported, unit, body: { ...body, import: imported.id } }
}
const book = (body: object) => owner.call<Booking>('POST', '/api/bookings/', body)
const windowOf = async (unit: number) => {
  const path = `/api/calendar/stays/?units=${unit}&from=2027-05-01&to=2027-07-01`
  const { stays, imports = [] } = (await owner.call<CalendarWindow>('GET', path)).body
  return { stays: stays.map(({ id }) => id), imports: imports.map(({ id, is_conflict }) => [id, is_conflict]) }
}
const stateOf = async (id: number) => {
  const { rows } = await sql`SELECT state, booking_id, occupancy_id IS NOT NULL AS has_nights FROM imported_stays
    WHERE id = ${id}`.execute(server.db)
  return rows[0]
}

test('a booking is made of an imported stay: it takes its nights over, and a second one is refused', async () => {
  const { imported, unit, body } = await anImportedStay({ name: 'Jane' })
  expect(await book({ ...body, import: null })).toMatchObject({ status: 409, body: { code: 'unit_taken' } })
  const answer = await book(body)
  expect(answer).toMatchObject({ status: 201, body: { status: 'confirmed', total_price: 300 } })
  expect(await windowOf(unit.id)).toEqual({ stays: [answer.body.id], imports: [] })
  expect(await stateOf(imported.id)).toEqual({ state: 'booked', booking_id: answer.body.id, has_nights: false })
  expect(await book(body)).toMatchObject({
    status: 409,
    body: { code: 'import_booked', fields: { import: [expect.any(String)] } },
  })
})

test('it may take other nights than the portal says, as long as some are the same', async () => {
  const { unit, body } = await anImportedStay()
  const longer = { ...body, check_in: '2027-05-30', check_out: '2027-06-03' }
  expect((await book(longer)).status).toBe(201)
  expect((await windowOf(unit.id)).imports).toEqual([])
})

test('an import of another owner, unit or night is refused at its field', async () => {
  const { imported, body } = await anImportedStay()
  const other = await aUnit(owner)
  const fields = { import: [expect.any(String)] }
  const elsewhere = { ...body, unit: other.id, property: other.property.id }
  expect(await book(elsewhere)).toMatchObject({ status: 400, body: { fields } })
  expect(await book({ ...body, check_in: '2027-06-04', check_out: '2027-06-06' })).toMatchObject({
    status: 400,
    body: { fields },
  })
  const missing = { status: 404, body: { code: 'not_found', fields } }
  expect(await book({ ...body, import: 999_999 })).toMatchObject(missing)
  const stranger = await server.signUpOwner()
  const theirs = await aUnit(stranger)
  const own = { ...body, unit: theirs.id, property: theirs.property.id, client: (await aClient(stranger)).id }
  expect(await stranger.call('POST', '/api/bookings/', own)).toMatchObject(missing)
  expect(await stateOf(imported.id)).toMatchObject({ state: 'taken', has_nights: true })
})

test('what else has the nights still refuses the booking, and the import stays', async () => {
  const { imported, unit, body } = await anImportedStay()
  await aBlock(owner, { unit: unit.id, start: '2027-06-04', end: '2027-06-06' })
  const refused = await book({ ...body, check_out: '2027-06-05' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'unit_taken' } })
  expect(await stateOf(imported.id)).toEqual({ state: 'taken', booking_id: null, has_nights: true })
})

test('a quote for an import does not find it in its own way', async () => {
  const { body } = await anImportedStay()
  const { check_in, check_out } = body
  const quote = async (imported: number | null) => {
    const wish = { ...body, booking: null, import: imported }
    return (await owner.call<Quote>('POST', '/api/bookings/quote/', wish)).body.taken
  }
  expect([await quote(body.import), await quote(null)]).toEqual([[], [{ check_in, check_out }]])
})

test('the unit of an import is free for the booking that is made of it', async () => {
  const { imported, unit } = await anImportedStay()
  const freeWith = async (query: string) => {
    const path = `/api/calendar/free/?from=2027-05-30&to=2027-06-03${query}`
    return (await owner.call<{ units: number[] }>('GET', path)).body.units.includes(unit.id)
  }
  expect([await freeWith(''), await freeWith(`&import=${imported.id}`)]).toEqual([false, true])
})

test.each(['cancelled', 'deleted'])('when its booking is %s, the imported stay comes back', async (how) => {
  const { imported, unit, body } = await anImportedStay()
  const { id, version } = (await book(body)).body
  const { import: _import, ...same } = body
  const end =
    how === 'deleted'
      ? owner.call('DELETE', `/api/booking/${id}/`)
      : owner.call('PATCH', `/api/booking/${id}/`, { ...same, status: 'cancelled', version })
  expect((await end).status).toBeLessThan(300)
  expect(await windowOf(unit.id)).toEqual({ stays: [], imports: [[imported.id, false]] })
  expect(await stateOf(imported.id)).toMatchObject({ state: 'taken', has_nights: true })
})

test('a cancelled booking that is reopened takes the nights of its imported stay again', async () => {
  const { imported, unit, body } = await anImportedStay()
  const { id } = (await book(body)).body
  const { import: _import, ...same } = body
  const change = (status: string) => owner.call('PATCH', `/api/booking/${id}/`, { ...same, status })
  expect((await change('cancelled')).status).toBe(200)
  expect((await change('confirmed')).status).toBe(200)
  expect(await windowOf(unit.id)).toEqual({ stays: [id], imports: [] })
  expect(await stateOf(imported.id)).toEqual({ state: 'booked', booking_id: id, has_nights: false })
  // Once another booking was made of it, the first has no nights to come back to.
  expect((await change('cancelled')).status).toBe(200)
  expect((await book(body)).status).toBe(201)
  expect(await change('confirmed')).toMatchObject({ status: 409, body: { code: 'unit_taken' } })
})

test('it comes back as a conflict where something else has its nights by then', async () => {
  const { imported, unit, body } = await anImportedStay()
  const { id } = (await book({ ...body, check_out: '2027-06-02' })).body
  const other = await aBooking(owner, { unit: unit.id, property: unit.property.id, client, check_in: '2027-06-02' })
  expect((await owner.call('DELETE', `/api/booking/${id}/`)).status).toBe(204)
  expect(await windowOf(unit.id)).toEqual({ stays: [other.id], imports: [[imported.id, true]] })
})

test('it does not come back where its portal has cancelled it meanwhile', async () => {
  const { imported, unit, body } = await anImportedStay()
  const { id } = (await book(body)).body
  await sql`UPDATE imported_stays SET differs = 'cancelled' WHERE id = ${imported.id}`.execute(server.db)
  expect((await owner.call('DELETE', `/api/booking/${id}/`)).status).toBe(204)
  expect(await windowOf(unit.id)).toEqual({ stays: [], imports: [] })
  expect(await stateOf(imported.id)).toBeUndefined()
})

test('of many bookings at once of one imported stay, one is made', async () => {
  const { unit, body } = await anImportedStay()
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect((await windowOf(unit.id)).stays).toHaveLength(1)
})

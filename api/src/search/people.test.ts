import type { Booking, ListedBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { SearchHit } from '@keyhaven/shared-contracts/contract/search'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, address, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const rowsOf = async <Row>(list: string, search: string, of: TestOwner) =>
  (await of.call<Row[]>('GET', `/api/${list}/?search=${encodeURIComponent(search)}`)).body
const name = (client: Pick<Client, 'first_name' | 'last_name'>) => `${client.first_name} ${client.last_name}`

/** Names in the list of clients, which is what the pickers ask, too. */
const listed = async (search: string, of = owner) => (await rowsOf<Client>('clients', search, of)).map(name)
/** Names in the list of bookings. */
const booked = async (search: string, of = owner) =>
  (await rowsOf<Booking>('bookings', search, of)).map(({ client }) => name(client))
/** Whose bookings are there for a similar name alone. */
const similarlyBooked = async (search: string, of: TestOwner) =>
  (await rowsOf<ListedBooking>('bookings', search, of)).flatMap((one) => (one.is_similar ? [name(one.client)] : []))
const hits = async (kind: string, search: string, of = owner) =>
  (await rowsOf<SearchHit>(`search/${kind}`, search, of)).map(({ title }) => title)

let nth = 0
/** Somebody with a stay. */
async function aGuest(of: TestOwner, first_name: string, last_name: string, more: object = {}) {
  const email = `guest${++nth}@post.example`
  const client = await aClient(of, { first_name, last_name, email, ...more })
  const booking = await aBooking(of, { client: client.id, check_in: '2027-07-01', check_out: '2027-07-04' })
  return { client, booking }
}

test('finds people in every list and in the search over everything, however their name is spelled', async () => {
  const own = await server.signUpOwner()
  await aGuest(own, 'Giulia', 'Müller', { address: { ...address, phone: '+436641112233' } })
  await aGuest(own, 'Ivo', 'Strasse-Gruß', { address: { ...address, city: 'Gröbming', phone: '+4915112345678' } })
  await aGuest(own, 'Søren', 'Łukasz', { address: { ...address, phone: '06769876543' } })
  const cases = {
    'Giulia Müller': [
      ['Mueller', 'MUELLER', 'Muller', 'Müller', 'muell', 'Müller Giulia', 'mueller, giulia', 'giu mul'],
      ['Mülller', 'Mulelr', 'Miller', 'Muler Giulia', 'Guilia', 'Giulia Mülle'],
      ['0664 1112233', '+43 664 1112233', '0043 664 111 22 33', '+43 (0)664/111-22-33', '0664-111'],
    ],
    'Ivo Strasse-Gruß': [['Straße', 'strasse', 'Gruss', 'gruß', 'Gruss Strasse', 'strasse gruss', 'Groebming']],
    'Søren Łukasz': [['Soren', 'soeren', 'lukasz', '+43 676 9876543', '0676 98 76 543']],
  }
  for (const [who, spelled] of Object.entries(cases))
    for (const search of spelled.flat()) {
      const lists = { listed: await listed(search, own), booked: await booked(search, own) }
      expect({ search, ...lists }).toEqual({ search, listed: [who], booked: [who] })
      expect({ search, clients: await hits('clients', search, own) }).toEqual({ search, clients: [who] })
      for (const kind of ['bookings', 'invoices'])
        expect({ search, [kind]: (await hits(kind, search, own)).length }).toEqual({ search, [kind]: 1 })
    }
})

test('shows who has the very name first, and offers others only while there are few of that name', async () => {
  const own = await server.signUpOwner()
  for (const [first, last] of [
    ['Ada', 'Nowak'],
    ['Zoe', 'Novak'],
    ['Bea', 'Novack'],
  ] as const)
    await aGuest(own, first, last)
  expect(await listed('Novak', own)).toEqual(['Zoe Novak', 'Bea Novack', 'Ada Nowak'])
  expect((await hits('clients', 'Novak', own))[0]).toBe('Zoe Novak')
  expect(await booked('Novak', own)).toEqual(['Zoe Novak', 'Bea Novack', 'Ada Nowak'])
  expect(await similarlyBooked('Novak', own)).toEqual(['Bea Novack', 'Ada Nowak'])
  expect(await similarlyBooked('Nowack', own)).toEqual(['Bea Novack', 'Ada Nowak'])
  for (const first of ['Cem', 'Dan']) await aGuest(own, first, 'Novak')
  expect(await listed('Novak', own)).toEqual(['Cem Novak', 'Dan Novak', 'Zoe Novak'])
  expect(await booked('Novak', own)).toEqual(['Dan Novak', 'Cem Novak', 'Zoe Novak'])
  expect(await hits('clients', 'Novak', own)).toEqual(['Cem Novak', 'Dan Novak', 'Zoe Novak'])
})

test('the words of a unit are no misspelt name, though a guest has nearly that one', async () => {
  const own = await server.signUpOwner()
  const property = await aProperty(own)
  const unit = await aUnit(own, { name: 'Haus am See', property_id: property.id })
  const client = await aClient(own, { first_name: 'Ada', last_name: 'Zeman', email: 'ada@post.example' })
  const stay = { property: property.id, unit: unit.id, check_in: '2027-07-01', check_out: '2027-07-04' }
  await aBooking(own, { ...stay, client: client.id })
  await aGuest(own, 'Bea', 'Hans')
  expect(await booked('Haus', own)).toEqual(['Ada Zeman'])
})

test('a text of nine words is no misspelt name, though a guest has nearly that one', async () => {
  const own = await server.signUpOwner()
  await aGuest(own, 'Ana', 'Maria Luisa Clara Sofia Elena Marta Julia Gonzalez')
  expect(await listed('Maria Luisa Clara Sofia Elena Marta Julia Gonzales', own)).toHaveLength(1)
  expect(await listed('Ana Maria Luisa Clara Sofia Elena Marta Julia Gonzalez', own)).toHaveLength(1)
  expect(await listed('Ana Maria Luisa Clara Sofia Elena Marta Julia Gonzales', own)).toEqual([])
})

test('takes no word for another that is too short, differs by more than a letter, or belongs to somebody else', async () => {
  const own = await server.signUpOwner()
  await aGuest(own, 'Ina', 'Hofer')
  for (const search of ['Ino', 'Hafar', 'Hofer Ulla', 'Hofer%', 'H_fer', '50%']) {
    expect({ search, found: await listed(search, own) }).toEqual({ search, found: [] })
    expect({ search, found: await booked(search, own) }).toEqual({ search, found: [] })
  }
  expect(await listed('Hoffer')).toEqual([])
  expect(await hits('bookings', 'Hoffer')).toEqual([])
})

test('the list of bookings is searched by unit, e-mail, day, code and number of the invoice, too', async () => {
  const own = await server.signUpOwner()
  const property = await aProperty(own, { name: 'Seehaus' })
  const unit = await aUnit(own, { name: 'Große Stube', property_id: property.id })
  const code = await own.call<{ id: number }>('POST', '/api/promocodes/', {
    ...{ code: 'SPRING25', description: 'For early guests', valid_until: '2028-01-01', discount_percent: 10 },
  })
  const client = await aClient(own, { first_name: 'Anna', last_name: 'Novak', email: 'anna@novak.example' })
  const other = await aClient(own, { first_name: 'Bert', last_name: 'Zeman', email: 'bert@zeman.example' })
  const booking = await aBooking(own, {
    ...{ property: property.id, unit: unit.id, client: client.id, promo_code: code.body.id },
    ...{ check_in: '2027-11-21', check_out: '2027-11-24' },
  })
  await aBooking(own, { client: other.id, check_in: '2027-12-21', check_out: '2027-12-24' })
  const number = { status: 'issued', year: 2027, sequence: 42, number: 'KH-2027-00042', content: '{}' } as const
  await server.db
    .updateTable('invoices')
    .set({ ...number, issued_at: server.clock() })
    .where('booking_id', '=', booking.id)
    .execute()
  const searches = ['grosse stube', 'Seehaus', 'anna@novak', 'spring25', 'SPRING', 'KH-2027-00042', '2027-42']
  for (const search of [...searches, '22.11.', '22.11.2027', '2027-11-24', 'B-000001']) {
    const ids = (await rowsOf<Booking>('bookings', search, own)).map(({ id }) => id)
    expect({ search, ids }).toEqual({ search, ids: [booking.id] })
  }
})

test('finds the guest who is in the house before those to come, who were there, and who cancelled', async () => {
  const own = await server.signUpOwner()
  const property = await aProperty(own)
  const unit = await aUnit(own, { property_id: property.id })
  const client = await aClient(own, { first_name: 'Anna', last_name: 'Novak' })
  const stay = (check_in: string, check_out: string, more: object = {}) =>
    aBooking(own, { property: property.id, unit: unit.id, client: client.id, check_in, check_out, ...more })
  const bookings = {
    cancelled: await stay('2027-06-10', '2027-06-12', { status: 'cancelled' }),
    coming: await stay('2027-08-20', '2027-08-22'),
    inHouse: await stay('2027-06-10', '2027-06-20'),
    over: await stay('2027-09-01', '2027-09-02'),
  }
  for (const table of ['bookings', 'occupancies'] as const)
    await server.db
      .updateTable(table)
      .set({ check_in: '2027-06-07', check_out: '2027-06-09' })
      .where(table === 'bookings' ? 'id' : 'booking_id', '=', bookings.over.id)
      .execute()
  const order = (await hits('bookings', 'novak', own)).map((title) => title.split(' ')[0])
  expect(order).toEqual(
    [bookings.inHouse, bookings.coming, bookings.over, bookings.cancelled].map(({ reference }) => reference),
  )
})

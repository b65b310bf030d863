import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { SearchHit } from '@keyhaven/shared-contracts/contract/search'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const find = async (kind: string, search: string, of = owner, locale = '') =>
  (await of.call<SearchHit[]>('GET', `/api/search/${kind}/?search=${encodeURIComponent(search)}&locale=${locale}`)).body
const titles = async (kind: string, search: string, of = owner) =>
  (await find(kind, search, of)).map((hit) => hit.title)

/** A house with one room and one guest, and their stays. */
async function house(of: TestOwner) {
  const property = await aProperty(of, { name: 'Seehaus' })
  const unit = await aUnit(of, { name: 'Lake room', property_id: property.id })
  const client = await aClient(of, { first_name: 'Anna', last_name: 'Novak', email: 'anna@novak.example' })
  const stay = (check_in: string, check_out: string, fields = {}): Promise<Booking> =>
    aBooking(of, { property: property.id, unit: unit.id, client: client.id, check_in, check_out, ...fields })
  return { property, unit, client, stay }
}

test('finds a booking by its number, said in the words of the list', async () => {
  const own = await server.signUpOwner()
  const { stay } = await house(own)
  const booking = await stay('2027-11-21', '2027-11-24')
  const hit = {
    id: booking.id,
    title: 'B-000001 · Anna Novak',
    hint: '21.11.2027 – 24.11.2027 · Lake room · Confirmed',
  }
  for (const search of ['B-000001', 'b-1', '1', '000001']) expect(await find('bookings', search, own)).toEqual([hit])
  expect(await find('bookings', 'B-000002', own)).toEqual([])
})

test('finds the stays of a day, who arrives on it first, however the day is written', async () => {
  const own = await server.signUpOwner()
  const { stay } = await house(own)
  await stay('2027-11-18', '2027-11-21')
  await stay('2027-11-21', '2027-11-24')
  await stay('2027-12-21', '2027-12-24')
  const dotted = ['21.11.2027', '2027-11-21', '21.11.', '21.11', '21.11.27']
  const asInFrenchAndDutch = ['21/11/2027', '21/11', '21/11/27', '21-11-2027', '21-11']
  for (const search of [...dotted, ...asInFrenchAndDutch])
    expect(await titles('bookings', search, own)).toEqual(['B-000002 · Anna Novak', 'B-000001 · Anna Novak'])
  expect(await find('bookings', '31.02.2027', own)).toEqual([])
})

test('finds the stays of a guest, those nearest to today first, cancelled ones last and six at most', async () => {
  const own = await server.signUpOwner()
  const { stay } = await house(own)
  for (let month = 1; month <= 9; month++)
    await stay(`2028-0${month}-05`, `2028-0${month}-07`, month === 1 ? { status: 'cancelled' } : {})
  const hits = await find('bookings', 'a NOVAK', own)
  expect(hits.map((hit) => hit.title.slice(0, 8))).toEqual([2, 3, 4, 5, 6, 7].map((number) => `B-00000${number}`))
})

test('finds clients by name, e-mail and phone, those whose name begins with it first', async () => {
  const own = await server.signUpOwner()
  await aClient(own, { first_name: 'Eva', last_name: 'Hanak', email: 'eva@post.example' })
  const nora = await aClient(own, { first_name: 'Nora', last_name: 'Zeman', email: 'z@post.example' })
  await own.call('PATCH', `/api/client/${nora.id}/`, { ...nora, active: false })
  await aClient(own, { first_name: 'Ema', last_name: 'Dvornor', email: 'ema@post.example' })
  expect(await find('clients', 'nor', own)).toMatchObject([
    { title: 'Nora Zeman', hint: 'z@post.example · Mondsee, Austria · Inactive' },
    { title: 'Ema Dvornor', hint: 'ema@post.example · Mondsee, Austria' },
  ])
  expect(await titles('clients', 'EVA@post', own)).toEqual(['Eva Hanak'])
  expect(await titles('clients', '+43 664 123', own)).toHaveLength(3)
})

test('finds names with and without their accents, whichever way they are typed', async () => {
  const own = await server.signUpOwner()
  const property = await aProperty(own, { name: 'Café Zürich' })
  await aUnit(own, { name: 'Große Höhle', property_id: property.id })
  const client = await aClient(own, { first_name: 'Ján', last_name: 'Müller', email: 'jan@post.example' })
  await aClient(own, { first_name: 'Muriel', last_name: 'Muller', email: 'muriel@post.example' })
  await aBooking(own, { client: client.id, check_in: '2027-07-01', check_out: '2027-07-04' })
  for (const search of ['muller', 'MÜLLER', 'mu\u0308ller'])
    expect(await titles('clients', search, own)).toEqual(['Muriel Muller', 'Ján Müller'])
  for (const kind of ['bookings', 'invoices'])
    expect(await titles(kind, 'jan muller', own)).toEqual([expect.stringContaining('B-000001')])
  for (const search of ['hohle', 'Höhle', 'cafe zurich'])
    expect(await titles('units', search, own)).toEqual(['Große Höhle'])
  const rows = async (list: string, search: string) =>
    (await own.call<object[]>('GET', `/api/${list}/?search=${encodeURIComponent(search)}`)).body.length
  const counts = [
    await rows('bookings', 'muller'),
    await rows('clients', 'muller'),
    await rows('invoices/owner', 'ján MULLER'),
    await rows('properties', 'zurich'),
    await rows('units', 'hohle'),
  ]
  expect(counts).toEqual([1, 2, 1, 1, 1])
})

test('finds units by name and property, and invoices by number, booking and guest', async () => {
  const own = await server.signUpOwner()
  const { stay, unit } = await house(own)
  await stay('2027-11-21', '2027-11-24')
  expect(await find('units', 'seeh', own)).toEqual([{ id: unit.id, title: 'Lake room', hint: 'Seehaus · Apartment' }])
  const draft = [{ title: 'B-000001', hint: 'Anna Novak · Draft · €300.00' }]
  for (const search of ['novak', 'B-000001']) expect(await find('invoices', search, own)).toMatchObject(draft)
  const issued = { status: 'issued', year: 2027, sequence: 42, number: '2027-00042', content: '{}' } as const
  await server.db
    .updateTable('invoices')
    .set({ ...issued, issued_at: server.clock() })
    .where('owner_id', '=', own.user.id)
    .execute()
  for (const search of ['2027-00042', '2027-42'])
    expect(await find('invoices', search, own)).toMatchObject([
      { title: '2027-00042', hint: 'Anna Novak · B-000001 · Issued · €300.00' },
    ])
})

test('says what it found in the language of the screen, and in English where that is not known', async () => {
  const own = await server.signUpOwner()
  const { stay, unit } = await house(own)
  await stay('2027-11-21', '2027-11-24', { status: 'confirmed' })
  const hints = async (kind: string, locale: string) =>
    (await find(kind, 'novak', own, locale)).map(({ hint }) => hint.replaceAll(/\s/g, ' '))
  expect(await hints('bookings', 'de')).toEqual(['21.11.2027 – 24.11.2027 · Lake room · Bestätigt'])
  expect(await hints('bookings', 'fr-CH')).toEqual(['21/11/2027 – 24/11/2027 · Lake room · Confirmée'])
  expect(await hints('invoices', 'de')).toEqual(['Anna Novak · Entwurf · 300,00 €'])
  expect(await hints('invoices', 'nl')).toEqual(['Anna Novak · Concept · € 300,00'])
  expect(await hints('invoices', 'xx')).toEqual(['Anna Novak · Draft · €300.00'])
  expect(await find('units', 'lake', own, 'it')).toEqual([
    { id: unit.id, title: 'Lake room', hint: 'Seehaus · Appartamento' },
  ])
})

test('finds an invoice by its number with the prefix of its owner', async () => {
  const own = await server.signUpOwner()
  const { stay } = await house(own)
  for (const [index, prefix] of ['KH-', 'RE/2', '2027', '-'].entries()) {
    const sequence = 42 + index
    const number = `${prefix}2027-000${sequence}`
    const { id } = await stay(`2027-11-0${index + 1}`, `2027-11-0${index + 2}`)
    await server.db
      .updateTable('invoices')
      .set({ status: 'issued', year: 2027, sequence, number, content: '{}', issued_at: server.clock() })
      .where('booking_id', '=', id)
      .execute()
    for (const search of [number, number.toLowerCase(), `${prefix}2027-${sequence}`])
      expect(await titles('invoices', search, own)).toEqual([number])
  }
})

test('what a hit is called finds it in its list', async () => {
  const own = await server.signUpOwner()
  await (await house(own)).stay('2027-11-21', '2027-11-24')
  for (const [kind, list] of [
    ['units', '/api/units/'],
    ['invoices', '/api/invoices/owner/'],
  ] as const)
    for (const { id, title } of await find(kind, kind === 'units' ? 'lake' : 'novak', own))
      expect((await own.call('GET', `${list}?search=${encodeURIComponent(title)}`)).body).toMatchObject([{ id }])
})

test('finds nothing where nothing is asked for, nor anything of somebody else', async () => {
  const { stay } = await house(owner)
  await stay('2027-11-21', '2027-11-24')
  const stranger = await server.signUpOwner()
  for (const kind of ['clients', 'bookings', 'units', 'invoices']) {
    for (const search of ['', '   ']) expect(await find(kind, search)).toEqual([])
    for (const search of ['novak', 'lake', 'B-000001', '21.11.2027', '%', '_', "'"])
      expect(await find(kind, search, stranger)).toEqual([])
  }
})

test('finds services by name and promo codes by code and description, and nothing of another owner', async () => {
  const own = await server.signUpOwner()
  const { property } = await house(own)
  const { body: service } = await own.call<{ id: number }>('POST', '/api/services/', {
    ...{ property: property.id, name: 'Frühstück', type: 'per_day', price: 12.9, active: true },
  })
  const { body: code } = await own.call<{ id: number }>('POST', '/api/promocodes/', {
    ...{ code: 'SEE10', description: 'Ten percent for friends', discount_percent: 10, active: true },
    valid_until: '2028-01-01',
  })
  expect(await find('services', 'fruhst', own)).toEqual([
    { id: service.id, title: 'Frühstück', hint: 'Seehaus · €12.90' },
  ])
  for (const search of ['see1', 'friends'])
    expect(await find('promocodes', search, own)).toEqual([
      { id: code.id, title: 'SEE10', hint: 'Ten percent for friends · 10 %' },
    ])
  for (const kind of ['services', 'promocodes']) expect(await find(kind, 'e', await server.signUpOwner())).toEqual([])
})

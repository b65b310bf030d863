import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { businessOf, houseWithTax, readBatch } from '../testing/business.ts'
import { aBooking, aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-01T12:00:00Z' })
let owner: TestOwner
let business: ReturnType<typeof businessOf>
beforeEach(async () => {
  server.clock.set('2027-06-01T12:00:00Z')
  owner = await server.signUpOwner({ personals: true })
  business = businessOf(server, owner)
})

const german = [{ from: '2020-01-01', lodging: 7, extras: 19 }]
const days = { from: '2027-01-01', to: '2027-12-31' }
const batch = async (query: object = days) => readBatch((await business.download('datev', query)).bytes)
/** Amount with its side, account, counter account and document of each booking. */
const brief = ({ bookings }: { bookings: Record<string, string>[] }) =>
  bookings.map((one) =>
    [
      ...[one['Soll/Haben-Kennzeichen'], one['Umsatz (ohne Soll/Haben-Kz)'], one['Konto']],
      ...[one['Gegenkonto (ohne BU-Schlüssel)'], one['Belegdatum'], one['Belegfeld 1']],
    ].join(' '),
  )
const refused = (query: object) => owner.call<Problem>('POST', '/api/downloads/', { what: 'datev', query })

test('a document is a booking for each rate and for what is passed on, a payment one from its way', async () => {
  await business.rates(german)
  await business.accounting()
  const { stay } = await houseWithTax(owner)
  const booking = await stay({}, { first_name: 'Žofie', last_name: 'Müller' })
  await business.pay(booking, 'card_online', 100)
  await business.issue(booking)
  await business.pay(booking, 'cash', 260)
  await business.pay(booking, 'cash', 10, { kind: 'refund', note: 'Key found' })
  expect(brief(await batch())).toEqual([
    'S 60,00 10000 8400 0106 KH-2027-00001',
    'S 300,00 10000 8300 0106 KH-2027-00001',
    'S 15,00 10000 1590 0106 KH-2027-00001',
    'S 100,00 1360 10000 0106 KH-2027-00001',
    'S 260,00 1000 10000 0106 KH-2027-00001',
    'H 10,00 1000 10000 0106 KH-2027-00001',
  ])
  const { bookings } = await batch()
  expect(bookings[0]).toMatchObject({ Buchungstext: 'invoice, Žofie Müller', 'Belegfeld 2': booking.reference })
  expect(bookings.at(-1)).toMatchObject({ Buchungstext: 'Refund, cash, Žofie Müller', Festschreibung: '0' })
})

test('the head names whose batch it is and of which days, in 31 fields above 125 titles, in cp1252 with CRLF', async () => {
  await business.rates(german)
  await business.accounting({ chart: 'SKR04' })
  const booking = await aBooking(owner)
  await business.issue(booking)
  const file = await business.download('datev', { from: '2027-06-01', to: '2027-06-30' })
  expect([file.type, file.name]).toEqual([
    'text/csv; charset=windows-1252',
    'EXTF_Buchungsstapel_2027-06-01_2027-06-30.csv',
  ])
  const { text, titles, rows } = readBatch(file.bytes)
  expect(text.split('\r\n')[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20270601120000000;;"KH";"";"";29098;55003;20270101;4;20270601;20270630;' +
      '"Keyhaven 2027-06-01-2027-06-30";"";1;0;0;"EUR";;"";;;"04";;;"";""',
  )
  expect(text.split('\r\n')[0]?.split(';')).toHaveLength(31)
  expect([titles.length, rows.map((row) => row.length)]).toEqual([125, [125]])
  expect([titles[0], titles[13], titles[113], titles[124]]).toEqual([
    ...['Umsatz (ohne Soll/Haben-Kz)', 'Buchungstext', 'Festschreibung', 'Abw. Skontokonto'],
  ])
  expect(text.split('\r\n')[2]).toMatch(
    /^300,00;"S";"EUR";;;;10000;4300;"";0106;"KH-2027-00001";"B-000001";;"invoice, Karl Maier \w+";/,
  )
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.bytes.includes(Buffer.from([0xfc]))).toBe(true)
  expect(file.bytes.subarray(0, 3)).not.toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})

test('a cancellation reverses its document in the period of its own day', async () => {
  // Half past midnight in Vienna.
  await business.rates(german)
  await business.accounting()
  const { stay } = await houseWithTax(owner)
  const invoice = await business.issue(await stay())
  server.clock.set('2027-06-01T22:30:00Z')
  await business.takeBack(invoice)
  expect(await batch({ from: '2027-06-01', to: '2027-06-01' }).then(brief)).toHaveLength(3)
  const later = await batch({ from: '2027-06-02', to: '2027-06-30' })
  expect(brief(later)).toEqual([
    'H 60,00 10000 8400 0206 KH-2027-00002',
    'H 300,00 10000 8300 0206 KH-2027-00002',
    'H 15,00 10000 1590 0206 KH-2027-00002',
  ])
  expect(later.bookings[0]?.['Buchungstext']).toMatch(/^cancellation KH-2027-00001, Karl Maier/)
})

test('letters that cp1252 has not are written in others, quotes are doubled, and texts end where the format ends them', async () => {
  await business.rates(german)
  await business.accounting()
  const names = [
    { first_name: 'Łukasz "Lu"', last_name: 'Wałęsa' },
    { first_name: 'Ελένη', last_name: 'Παπαδοπούλου' },
    { first_name: 'Maria', last_name: 'Ö'.repeat(49) },
  ]
  for (const name of names) await business.issue(await aBooking(owner, { client: (await aClient(owner, name)).id }))
  const { text, bookings } = await batch()
  const texts = bookings.map((one) => one['Buchungstext'])
  expect(texts).toEqual([
    'invoice, Lukasz "Lu" Walesa',
    'invoice, Eleni Papadopoyloy',
    `invoice, Maria ${'Ö'.repeat(45)}`,
  ])
  expect(text).toContain('"invoice, Lukasz ""Lu"" Walesa"')
  expect(text).not.toContain('?')
})

test('each client may have a debtor account, which stays theirs', async () => {
  await business.rates(german)
  await business.accounting({ debtor_each: true, accounts: { debtors: '20000' } })
  const [first, second] = [await aBooking(owner), await aBooking(owner)]
  await business.issue(second)
  await business.pay(first, 'transfer', 20)
  const before = brief(await batch())
  expect(before).toEqual(['S 300,00 20001 8300 0106 KH-2027-00001', `S 20,00 1200 20000 0106 ${first.reference}`])
  const third = await aBooking(owner)
  await business.issue(third)
  expect(brief(await batch())).toEqual([before[0], 'S 300,00 20002 8300 0106 KH-2027-00002', before[1]])
})

test('fees, stays of a small business and services without VAT have accounts of their own', async () => {
  await business.accounting()
  const { stay } = await houseWithTax(owner)
  await business.issue(await stay())
  const cancelled = await aBooking(owner)
  await business.cancelStay(cancelled, 90, null)
  await business.issue(cancelled)
  await business.rates(german)
  const charged = await aBooking(owner)
  await business.cancelStay(charged, 119, 19)
  await business.issue(charged)
  expect(brief(await batch())).toEqual([
    'S 360,00 10000 8195 0106 2027-00001',
    'S 15,00 10000 1590 0106 2027-00001',
    'S 90,00 10000 2742 0106 2027-00002',
    'S 119,00 10000 8400 0106 KH-2027-00003',
  ])
})

test('a batch is of one business year, which may begin in another month', async () => {
  await business.accounting()
  expect(await refused({ from: '2026-12-01', to: '2027-01-31' })).toMatchObject({
    status: 400,
    body: { fields: { to: [expect.stringContaining('Choose days from 01.01.2026 to 31.12.2026')] } },
  })
  await business.accounting({ year_month: 7 })
  const { head } = await batch({ from: '2026-12-01', to: '2027-01-31' })
  expect([head[12], head[14], head[15]]).toEqual(['20260701', '20261201', '20270131'])
  expect((await refused({ from: '2027-06-30', to: '2027-07-01' })).status).toBe(400)
  expect((await refused({ from: '2027-06-30', to: '2027-06-29' })).status).toBe(400)
})

test('what the settings lack is said by its field before anything is made', async () => {
  const { body, status } = await refused(days)
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
    409,
    'incomplete',
    ['chart', 'adviser_number', 'client_number'],
  ])
  await business.rates([{ from: '2020-01-01', lodging: 10, extras: 13 }])
  await business.accounting()
  await business.issue(await aBooking(owner))
  expect(await refused(days)).toMatchObject({
    status: 409,
    body: { fields: { revenue: ['The revenue account for 10% is missing.'] } },
  })
  await business.accounting({ revenue: [{ rate: 10, account: '8290', tax_key: '9' }] })
  expect((await batch()).bookings[0]).toMatchObject({ 'Gegenkonto (ohne BU-Schlüssel)': '8290', 'BU-Schlüssel': '9' })
})

test('it is the owner’s alone: by a token of theirs, or by the link that they were given', async () => {
  await business.accounting()
  const path = '/api/exports/datev/?from=2027-01-01&to=2027-12-31'
  expect((await owner.call('GET', path)).status).toBe(200)
  expect((await server.call('GET', path)).status).toBe(401)
  const other = await server.signUpOwner({ personals: true })
  expect((await other.call('GET', path)).status).toBe(409)
  const { body } = await owner.call<{ href: string }>('POST', '/api/downloads/', { what: 'datev', query: days })
  const longer = body.href.replace('2027-12-31', '2027-12-30').replace('/keyhaven', '')
  expect((await server.call('GET', longer)).status).toBe(403)
})

import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { businessOf } from '../testing/business.ts'
import { aBooking, aClient } from '../testing/factories.ts'
import { readSheet } from '../testing/sheet.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-01T09:00:00Z' })
let owner: TestOwner
let business: ReturnType<typeof businessOf>
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  business = businessOf(server, owner)
  await business.rates([{ from: '2020-01-01', lodging: 7, extras: 19 }])
})

const june = { from: '2027-06-01', to: '2027-06-30' }
const rowsOf = (bytes: Buffer, delimiter = ',') => parse(bytes.toString(), { bom: true, delimiter })

test('a table for Excel has texts, numbers and days that are some, and computes nothing', async () => {
  const client = await aClient(owner, { first_name: '=1+1', last_name: '+Huber & Söhne' })
  await business.issue(await aBooking(owner, { client: client.id }))
  const { type, name, bytes } = await business.download('invoices', { ...june, format: 'xlsx', language: 'de' })
  expect([type, name]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Rechnungen-2027-06-01-2027-06-30.xlsx',
  ])
  const [headings, row] = readSheet(bytes)
  expect(headings?.slice(0, 3)).toEqual(['Nummer', 'Datum', 'Art'])
  expect(row).toEqual([
    ...['KH-2027-00001', { day: '2027-06-01' }, 'Rechnung', null, 'B-000001', '=1+1 +Huber & Söhne', 'Austria'],
    ...[{ day: '2027-06-01' }, { day: '2027-06-04' }, 7, 280.37, 19.63, 300],
  ])
})

test('a table is in the language that is asked for, with its separator and its decimal sign', async () => {
  await business.issue(await aBooking(owner))
  const gross = { en: 'Gross', de: 'Brutto', fr: 'TTC', it: 'Lordo', nl: 'Bruto' }
  for (const language of Object.keys(gross) as (keyof typeof gross)[]) {
    const { bytes } = await business.download('invoices', { ...june, language })
    const [headings = [], row = []] = rowsOf(bytes, language === 'en' ? ',' : ';')
    expect([language, headings.at(-1), row.at(-1)]).toEqual([
      ...[language, gross[language], language === 'en' ? '300.00' : '300,00'],
    ])
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  }
  for (const wrong of [{ format: 'pdf' }, { language: 'cs' }, { from: '2027-07-01' }])
    expect(
      (await owner.call('POST', '/api/downloads/', { what: 'invoices', query: { ...june, ...wrong } })).status,
    ).toBe(400)
})

test('payments say when, in which way, for which booking and invoice, and what went back', async () => {
  const client = await aClient(owner, { first_name: 'Karl', last_name: 'Maier' })
  const booking = await aBooking(owner, { client: client.id })
  await business.issue(booking)
  await business.pay(booking, 'card_online', 100, { kind: 'deposit', note: '=SUM(A1)' })
  await business.pay(booking, 'cash', 20.5, { kind: 'refund', note: 'Left early' })
  const { name, bytes } = await business.download('payments', june)
  expect(name).toBe('payments-2027-06-01-2027-06-30.csv')
  expect(rowsOf(bytes)).toEqual([
    ['Date', 'Kind', 'Method', 'Booking', 'Invoice', 'Client', 'Note', 'Amount'],
    ['2027-06-01', 'Deposit', 'Card online', 'B-000001', 'KH-2027-00001', 'Karl Maier', "'=SUM(A1)", '100.00'],
    ['2027-06-01', 'Refund', 'Cash', 'B-000001', 'KH-2027-00001', 'Karl Maier', 'Left early', '-20.50'],
  ])
})

test('the documents of any days are one ZIP without folders, with an index in its owner’s language', async () => {
  await owner.call('PATCH', '/auth/change-locale/', { locale: 'de' })
  const client = await aClient(owner, { first_name: 'Karl', last_name: 'Maier' })
  const invoice = await business.issue(await aBooking(owner, { client: client.id }))
  await business.takeBack(invoice)
  const { name, bytes } = await business.download('documents', june)
  expect(name).toBe('Rechnungen-2027-06-01-2027-06-30.zip')
  const files = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(files)).toEqual(['index.csv', 'KH-2027-00001.pdf', 'KH-2027-00002.pdf'])
  expect(rowsOf(Buffer.from(strFromU8(files['index.csv'] ?? new Uint8Array())), ';')).toEqual([
    ['Nummer', 'Datum', 'Kunde', 'Netto', 'USt', 'Brutto', 'Datei'],
    ['KH-2027-00001', '01.06.2027', 'Karl Maier', '280,37', '19,63', '300,00', 'KH-2027-00001.pdf'],
    ['KH-2027-00002', '01.06.2027', 'Karl Maier', '-280,37', '-19,63', '-300,00', 'KH-2027-00002.pdf'],
  ])
  const refused = await owner.call('POST', '/api/downloads/', { what: 'documents', query: { from: '2027-06-01' } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { 'query.month': [expect.any(String)] } } })
})

import { downloadsApi } from '@keyhaven/shared-contracts/contract/finance/downloads'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { locales } from '@keyhaven/shared-contracts/domain/locale'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, address, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// Half past midnight in Vienna.
const server = await testServer({ now: '2027-01-09T23:30:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/auth/change-locale/', { locale: 'de' })
})

type Cell = number | string | { day: string }

/** A cell as a spreadsheet set to German takes it when the file is opened by a double click. */
const opened = (cell: string): Cell => {
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(cell)) return Number(cell.replaceAll('.', '').replace(',', '.'))
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(cell) ?? []
  return year ? { day: `${year}-${month}-${date}` } : cell
}

/** The rows of a saved file by their headings, and its name. */
const save = async (what: string, query: object = {}) => {
  const { body: link } = await owner.call<{ href: string }>('POST', downloadsApi.create.path, { what, query })
  const { body, headers } = await server.call<string>('GET', link.href.replace('/keyhaven', ''))
  const [first = [], ...rest] = parse(body, { delimiter: ';', bom: true })
  const rows = rest.map((row) => Object.fromEntries(row.map((cell, at) => [first[at], opened(cell)])))
  return { rows, headings: first, name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] }
}

test('bookings open in a German spreadsheet: amounts are summed, days are sorted, codes stay text', async () => {
  const unit = await aUnit(owner, { name: '3/4', price_per_night: 120.5 })
  const client = await aClient(owner, { first_name: '=1+1' })
  const stay = { unit: unit.id, property: unit.property.id, client: client.id }
  await aBooking(owner, { ...stay, deposit_amount: '1.200,50', deposit_paid: false })
  const { rows, name } = await save('bookings')
  expect(name).toBe('Buchungen-2027-01-10.csv')
  expect(rows).toEqual([
    expect.objectContaining({
      Status: 'bestätigt',
      Anreise: { day: '2027-06-01' },
      Abreise: { day: '2027-06-04' },
      Nächte: 3,
      Vorname: "'=1+1",
      Telefon: '\u2007+436641234567',
      Einheit: '\u20073/4',
      Gesamtpreis: 361.5,
      Anzahlung: 1200.5,
      'Anzahlung bezahlt': 'nein',
      'Gebucht am': { day: '2027-01-10' },
    }),
  ])
})

test('the adviser’s table has numbers alone in its amounts and rates', async () => {
  await owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, number_prefix: 'KH-', small_business_note: 'Keine.', payment_terms: 'Bei Anreise.' },
    vat_rates: [{ from: '2026-01-01', lodging: '7,5', extras: 20 }],
  })
  const [draft] = (await owner.call<Invoice[]>('GET', '/api/invoices/owner/')).body
  expect((await owner.call('POST', `/api/invoices/${draft?.id}/issue/`)).status).toBe(200)
  const { rows, name } = await save('invoices', { from: '2027-01-01', to: '2027-01-31' })
  expect(name).toBe('Rechnungen-2027-01-01-2027-01-31.csv')
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Nummer: 'KH-2027-00001', Datum: { day: '2027-01-10' }, Art: 'Rechnung', Anreise: { day: '2027-06-01' } },
      ...{ 'USt-Satz': 7.5, Netto: 336.28, USt: 25.22, Brutto: 361.5 },
    }),
  ])
})

test.each(locales)('what the clients table says in %s is what the import reads', async (locale) => {
  await owner.call('PATCH', '/auth/change-locale/', { locale })
  await aClient(owner, { last_name: 'Dresdner', address: { ...address, postal_code: '01067' } })
  const { body } = await owner.call<string>('GET', '/api/clients/csv/?search=Dresdner')
  expect(body).toContain('\u200701067')
  const form = new FormData()
  form.set('file', new File([body], 'clients.csv'))
  form.set('commit', 'false')
  const read = await owner.call<{ total: number; problems: object[] }>('POST', '/api/clients/import/', form)
  expect([read.status, read.body.problems]).toEqual([200, []])
})

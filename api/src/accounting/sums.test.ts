import type { Occupancy, BesideRevenue } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Invoice, InvoiceTotals } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessOf, houseWithTax, readBatch } from '../testing/business.ts'
import { aBooking, aPromocode, aService, aUnit } from '../testing/factories.ts'
import { readSheet } from '../testing/sheet.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-01T09:00:00Z' })

const year = { from: '2027-01-01', to: '2027-12-31' }
const query = `?from=${year.from}&to=${year.to}`
type Business = ReturnType<typeof businessOf>

/** Two months of an owner: a small business first, then rates with halves of a cent, codes, fees and documents that were taken back. */
async function history(owner: TestOwner, business: Business) {
  const { stay } = await houseWithTax(owner)
  await business.issue(await stay())
  await business.rates([
    { from: '2020-01-01', lodging: 7, extras: 19 },
    { from: '2027-06-10', lodging: '9,5', extras: 19 },
  ])
  const own = { vat: 'own', vat_percent: '13,5', type: 'one_time', price: '33,33' }
  const unit = await aUnit(owner, { price_per_night: '99,99' })
  const services = [
    (await aService(owner, { property: unit.property.id, ...own })).id,
    (await aService(owner, { property: unit.property.id, vat: 'none', type: 'one_time', price: '7,77' })).id,
  ]
  const place = { unit: unit.id, property: unit.property.id, services }
  const code = await aPromocode(owner, { discount: 13 })
  const first = await aBooking(owner, { ...place, promo_code: code.id })
  const second = await aBooking(owner, { ...place, check_in: '2027-06-20', check_out: '2027-06-27' })
  const third = await stay({ check_in: '2027-07-01', check_out: '2027-07-04', guests_count: 3 })
  for (const booking of [first, second]) await business.issue(booking)
  await business.takeBack(await business.issue(third))
  await business.issue(third)
  const cancelled = [
    [await stay({ check_in: '2027-08-01', check_out: '2027-08-04' }), 111.11, null],
    [await stay({ check_in: '2027-08-10', check_out: '2027-08-14' }), 59.99, 19],
  ] as const
  for (const [booking, fee, vat] of cancelled) {
    await business.cancelStay(booking, fee, vat)
    await business.issue(booking)
  }
  await business.pay(first, 'cash', 50.01)
  await business.pay(first, 'card_here', 100)
  await business.pay(second, 'voucher', 33.33)
  await business.pay(second, 'transfer', 500, { kind: 'deposit' })
  await business.pay(second, 'transfer', 20.5, { kind: 'refund', note: 'Left early' })
  await damage(owner, second, 8010)
}

/** A damage that was paid out of a damage deposit. */
const damage = (owner: TestOwner, booking: { id: number }, cents: number) =>
  sql`INSERT INTO damage_deposits (booking_id, owner_id, state, captured_cents, reason, captured_on, ended_at)
    VALUES (${booking.id}, ${owner.user.id}, 'captured', ${cents}, 'The glass table is broken', '2027-06-01', now())`.execute(
    server.db,
  )

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
const csvOf = (bytes: Buffer): Record<string, string>[] => parse(bytes.toString(), { bom: true, columns: true })
const columnOf = (bytes: Buffer, heading: string) => csvOf(bytes).map((row) => toCents(Number(row[heading])))
const sheetColumn = (bytes: Buffer, heading: string) => {
  const [headings = [], ...rows] = readSheet(bytes)
  return rows.map((row) => toCents(Number(row[headings.indexOf(heading)])))
}
/** Bookings of a batch on an account, credits below nothing. */
const bookedOn = (batch: ReturnType<typeof readBatch>, column: string, account: string) =>
  batch.bookings
    .filter((one) => one[column] === account)
    .map((one) => {
      const cents = toCents(Number(one['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '.')))
      return one['Soll/Haben-Kennzeichen'] === 'S' ? cents : 0 - cents
    })

test('documents, list, tables, index, booking batch and analytics say one number, to the cent', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const business = businessOf(server, owner)
  await business.accounting({
    accounts: { damages: '2743' },
    revenue: [19, 13.5, 9.5, 7].map((rate, at) => ({ rate, account: `840${at}`, tax_key: '' })),
  })
  await history(owner, business)
  const file = async (what: string, fields: object = {}) =>
    (await business.download(what, { ...year, ...fields })).bytes

  const documents = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/${query}`)).body.filter(
    ({ status }) => status !== 'draft',
  )
  const total = sum(documents.map(({ total_price }) => toCents(total_price)))
  expect(documents).toHaveLength(8)
  expect(total).toBeGreaterThan(0)

  const totals = (await owner.call<InvoiceTotals>('GET', `/api/invoices/totals/${query}`)).body
  const batch = readBatch(await file('datev'))
  const index = unzipSync(new Uint8Array(await file('documents')))['index.csv'] ?? new Uint8Array()
  const { current, beside } = (
    await owner.call<{ current: Occupancy; beside: BesideRevenue }>('GET', `/api/analytics/occupancy/${query}`)
  ).body
  expect({
    list: toCents(totals.issued),
    csv: sum(columnOf(await file('invoices'), 'Gross')),
    netAndVat: sum(columnOf(await file('invoices'), 'Net')) + sum(columnOf(await file('invoices'), 'VAT')),
    excel: sum(sheetColumn(await file('invoices', { format: 'xlsx' }), 'Gross')),
    index: sum(columnOf(Buffer.from(strFromU8(index)), 'Gross')),
    batch: sum(bookedOn(batch, 'Konto', '10000')),
    analytics: toCents(current.revenue) + toCents(beside.passed_on) + toCents(beside.fees),
  }).toEqual({
    ...{ list: total, csv: total, netAndVat: total, excel: total, index: total, batch: total, analytics: total },
  })

  const paid = toCents(beside.paid)
  expect(paid).toBe(66_284)
  expect({
    csv: sum(columnOf(await file('payments'), 'Amount')),
    excel: sum(sheetColumn(await file('payments', { format: 'xlsx' }), 'Amount')),
    batch: sum(bookedOn(batch, 'Gegenkonto (ohne BU-Schlüssel)', '10000')),
    damages: sum(bookedOn(batch, 'Gegenkonto (ohne BU-Schlüssel)', '2743')),
  }).toEqual({ csv: paid + 8010, excel: paid + 8010, batch: paid, damages: 8010 })
  expect(sum(bookedOn(batch, 'Konto', '1000'))).toBe(5001)
})

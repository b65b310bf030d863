import { expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { ciiOf } from './cii.ts'
import { eInvoiceOf } from './model.ts'
import { aCancellation, aFeeInvoice, anInvoice } from './testing/documents.ts'
import { brokenRules, judge } from './testing/judge.ts'

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const documents: Document[] = [
  ...seeds(1, 26).map(anInvoice),
  ...seeds(30, 8).map(aCancellation),
  ...[null, 0, 19, 20, null, 7].map((vat, index) => aFeeInvoice(40 + index, vat)),
]
const xmlOf = (document: Document) => ciiOf(eInvoiceOf(document), 'xrechnung')

test('forty documents of all kinds keep every rule of EN 16931 and of XRechnung', () => {
  expect(documents).toHaveLength(40)
  for (const document of documents) {
    const name = `${document.number} ${document.kind}`
    expect({ name, broken: brokenRules(xmlOf(document)) }).toEqual({ name, broken: [] })
  }
})

test('as EN 16931 alone, which a PDF holds, they keep its rules', () => {
  const some = documents.filter((_, index) => index % 4 === 0)
  for (const document of some) expect(judge('en16931-cii', ciiOf(eInvoiceOf(document), 'en16931'))).toEqual([])
})

test('the judges are awake: a wrong sum breaks a rule of EN 16931, a missing phone number one of XRechnung', () => {
  const xml = xmlOf(anInvoice(1))
  const rules = (changed: string) => brokenRules(changed).map((verdict) => verdict.split(':')[0])
  expect(rules(xml.replace(/(<ram:LineTotalAmount>)/, '$11'))).toContain('fatal BR-CO-10')
  expect(
    rules(xml.replace(/<ram:TelephoneUniversalCommunication>[^]*?<\/ram:TelephoneUniversalCommunication>/, '')),
  ).toEqual(['fatal BR-DE-6', 'warning BR-DE-27'])
})

test('a document that was issued before there were companies, accounts and VAT ids has its XML', () => {
  const { issuer, recipient, ...rest } = anInvoice(5)
  const { account: _account, vat_id: _vatId, ...issuerOfThen } = issuer
  const { id, name, email, address } = recipient
  const before = { ...rest, issuer: issuerOfThen, recipient: { id, name, email, address } }
  expect(brokenRules(xmlOf(before))).toEqual([])
})

test('where its lines do not tell their rates any more, each rate is one line, and all sums are the same', () => {
  const mixed = documents.find(
    ({ kind, vat }) => kind === 'invoice' && vat.length > 1 && vat.some(({ rate }) => rate === null),
  )
  const { lines, ...rest } = mixed ?? anInvoice(1)
  const before = {
    ...rest,
    lines: lines.map(({ kind, label, quantity, unit_cents, total_cents }) => ({
      kind,
      label,
      quantity,
      unit_cents,
      total_cents,
    })),
  }
  const rates = rest.vat.map(({ rate }) => rate)
  expect(rates).toContain(null)
  expect(eInvoiceOf(before).lines).toHaveLength(rates.length)
  expect(brokenRules(xmlOf(before))).toEqual([])
})

test('lines, VAT by rate and sums are those of the document to the cent', () => {
  for (const document of documents) {
    const { lines, vat, sums } = eInvoiceOf(document)
    const total = (of: readonly number[]) => of.reduce((sum, cents) => sum + cents, 0)
    expect(total(lines.map(({ netCents }) => netCents))).toBe(sums.netCents)
    expect(sums.netCents + sums.vatCents).toBe(document.total_cents)
    expect(sums.grossCents).toBe(document.total_cents)
    for (const { category, netCents } of vat) {
      const ofRate = lines.filter(
        (line) => line.category.code === category.code && line.category.percent === category.percent,
      )
      expect(total(ofRate.map((line) => line.netCents))).toBe(netCents)
    }
    for (const { quantity, price, netCents } of lines) {
      expect(price.cents).toBeGreaterThanOrEqual(0)
      expect(Math.round((quantity * price.cents) / price.per)).toBe(netCents)
    }
  }
})

import { vatGroups } from '@keyhaven/shared-contracts/domain/money/vat'
import PdfFile from 'pdfkit'
import { expect, test } from 'vitest'
import type { Document, DocumentLine } from '../document.ts'
import { cancellationOf } from '../content.ts'
import { lettersMissingFrom, missingFrom } from '../missing.ts'
import { printable } from './fonts.ts'
import { renderPdf } from './pdf.ts'
import { rowsOf } from './sums.ts'
import { linesOf } from './typesetting.ts'
import { visualRuns } from './text-runs.ts'
import { wordsOf } from './page.ts'

const address = { street: 'Seeweg', house_number: '1', postal_code: '5310', city: 'Žďár', country: 'Ελλάδα', phone: '' }
const line = (kind: DocumentLine['kind'], label: string, quantity: number, unit_cents: number): DocumentLine => ({
  ...{ kind, label, quantity, unit_cents, total_cents: quantity * unit_cents },
})
const priced = [
  line('nights', 'Nights', 3, 10_000),
  line('service', 'Cleaning', 1, 4500),
  { ...line('discount', 'Promo code TEN, 10 %', 1, -3450), code: 'TEN', percent: 10 },
]
const aDocument = (lines = priced, fields: Partial<Document> = {}): Document => {
  const groups = lines.map(({ kind, total_cents }) => ({ kind, totalCents: total_cents }))
  return {
    ...{ number: '2027-00001', kind: 'invoice', status: 'issued', date: '2027-01-10', cancels: null, note: '' },
    ...{ created_at: '2027-01-10T09:00:00.000Z', time_zone: 'Europe/Vienna', reference: 'B-000001', logo: null },
    issuer: { name: 'Anna Huber', email: 'a@example.com', tax_id: 'ATU1', address },
    recipient: { id: 1, name: 'Karl Maier', email: 'b@example.com', address },
    stay: {
      ...{ property: 'House', place: 'Mondsee', unit: 'Room', unit_id: 1 },
      ...{ check_in: '2027-06-01', check_out: '2027-06-04', nights: 3, guests: 1 },
    },
    lines,
    total_cents: lines.reduce((sum, { total_cents }) => sum + total_cents, 0),
    ...{ deposit_cents: 5000, deposit_paid: true, deposit_held_cents: 5000, paid_cents: 15_000, terms: 'On arrival.' },
    vat: vatGroups(groups, { lodging: 10, extras: 20 }),
    ...fields,
  }
}
const drawn = async (document: Document) => (await renderPdf(document)).toString('latin1')
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('an ordinary stay is one page, tagged, with its language and title', async () => {
  const pdf = await drawn(aDocument())
  expect(pagesOf(pdf)).toBe(1)
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en)', '/DisplayDocTitle true', '/ToUnicode'])
    expect(pdf).toContain(part)
  expect(pdf).not.toMatch(/NotoNaskh|NotoSansHans|NotoSansKR|NotoSansHebrew/)
})

test('what was written in lines stands in lines, and an account number that fits into one is not parted', () => {
  const page = new PdfFile()
  const style = { size: 8, color: 'black' }
  const terms = 'Zahlbar binnen 14 Tagen.\r\nIBAN AT61 1904 3002 3457 3201\n\nBIC BKAUATWW'
  const plain = (lines: string[]) => lines.map((one) => one.replaceAll('\u00a0', ' '))
  expect(plain(linesOf(page, terms, 222, style))).toEqual([
    ...['Zahlbar binnen 14 Tagen.', 'IBAN AT61 1904 3002 3457 3201', '', 'BIC BKAUATWW'],
  ])
  const inOne = 'Zahlbar binnen vierzehn Tagen auf das Konto AT61 1904 3002 3457 3201 bei der Bank.'
  for (const width of [130, 150, 170, 200, 222])
    expect(
      plain(linesOf(page, inOne, width, style)).filter((one) => one.includes('AT61 1904 3002 3457 3201')),
    ).toHaveLength(1)
})

test('sixty lines and endless names flow over pages', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line('service', `Service ${index} `.repeat(8), 1, 100))
  expect(pagesOf(await drawn(aDocument(lines)))).toBeGreaterThan(2)
  const long = { name: 'N'.repeat(100), email: 'a@example.com', address: { ...address, street: 'S'.repeat(200) } }
  const stay = { ...aDocument().stay, unit: 'U '.repeat(50) }
  expect(
    pagesOf(await drawn(aDocument(priced, { issuer: { ...long, tax_id: '' }, recipient: { ...long, id: 1 }, stay }))),
  ).toBeLessThanOrEqual(2)
})

test('other scripts bring their font with them', async () => {
  const recipient = { ...aDocument().recipient, name: 'יוסף כהן محمد 東京 ひら 아침 สมชาย प्रियंका கணேசன்' }
  const pdf = await drawn(aDocument(priced, { recipient }))
  const other = ['NotoSansHebrew', 'NotoNaskhArabic', 'NotoSansHans', 'NotoSansKR']
  for (const font of [...other, 'NotoSansThai', 'NotoSansDevanagari', 'NotoSansTamil']) expect(pdf).toContain(font)
  expect(lettersMissingFrom(aDocument(priced, { recipient }))).toEqual({})
})

test('a letter that no font has is named by its field and seen as missing, and keeps nothing from being issued', () => {
  const unknown = aDocument(priced, { recipient: { ...aDocument().recipient, name: 'Karl 𓀀' } })
  expect(missingFrom(unknown)).toEqual({})
  expect(lettersMissingFrom(unknown)).toEqual({
    'client.name': [{ key: 'invoices.lettersNotPrinted', params: { field: 'client.name', letters: ['𓀀'] } }],
  })
  expect(visualRuns('Karl 𓀀')).toEqual([{ text: 'Karl \ufffd', face: 'latin' }])
  const hidden = aDocument(priced, { recipient: { ...aDocument().recipient, address: { ...address, street: '𓀀' } } })
  expect(missingFrom(hidden)).toEqual({})
})

test('the ring of a Thai ำ stands below the mark of its tone', () => {
  expect(visualRuns('น้ำ')).toEqual([{ text: 'น\u0e4d\u0e49\u0e32', face: 'thai' }])
})

test('an emoji that no font has keeps nothing from being issued, and is left out', () => {
  const recipient = { ...aDocument().recipient, address: { ...address, street: 'Seeweg 🎉🇦🇹 am See 1️⃣' } }
  expect(missingFrom(aDocument(priced, { recipient }))).toEqual({})
  expect(printable(recipient.address.street)).toMatch(/^Seeweg am See 1/)
  const bare = { ...recipient, address: { ...address, street: '🎉' } }
  expect(missingFrom(aDocument(priced, { recipient: bare }))).toHaveProperty(['client.address.street'])
})

test('text from right to left stands in the order in which it is read', () => {
  const texts = (words: string) => visualRuns(words).map(({ text }) => text)
  expect(texts('Karl Maier')).toEqual(['Karl Maier'])
  expect(texts('יוסף 12')).toEqual(['12', 'יוסף '])
  expect(texts('Karl יוסף Maier')).toEqual(['Karl ', 'יוסף', ' ', 'Maier'])
  expect(texts('(יוסף)').join('')).toBe('(יוסף)')
})

test('what was paid is taken off, and a cancellation mirrors every amount', () => {
  const names = (document: Document) => rowsOf(document, wordsOf(document)).map(({ name, cents }) => [name, cents])
  expect(names(aDocument())).toEqual([
    ['Subtotal', 34_500],
    ['Promo code TEN, 10 %', -3450],
    ['Total', 31_050],
    ['Deposit received', -5000],
    ['Payments received', -10_000],
    ['Balance', 16_050],
  ])
  const cancellation = cancellationOf(aDocument(), '2027-00002', '2027-01-11')
  expect(names(cancellation)).toEqual([
    ['Subtotal', -34_500],
    ['Promo code TEN, 10 %', 3450],
    ['Total', -31_050],
  ])
  expect(cancellation.vat.map(({ vatCents }) => vatCents)).toEqual(aDocument().vat.map(({ vatCents }) => -vatCents))
})

import { createRequire } from 'node:module'
import { dayIn, showDay } from '@keyhaven/shared-contracts/contract/day'
import { showEuros, toEuros } from '@keyhaven/shared-contracts/contract/money'
import PdfFile from 'pdfkit'
import type { Document } from './document.ts'
import { drawLines } from './pdf-lines.ts'
import { ink, left, muted, pale, right, type Page, rule, width } from './pdf-page.ts'

// Embedded: the built-in fonts of PDF garble everything beyond Western Europe.
const font = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const fonts = { regular: font('DejaVuSans'), bold: font('DejaVuSans-Bold') }

const titles = { invoice: 'Invoice', cancellation: 'Cancellation' }

const placeOf = ({ address }: Document['recipient']) =>
  [
    `${address.street} ${address.house_number}`.trim(),
    `${address.postal_code} ${address.city}`.trim(),
    address.country,
  ].filter((part) => part !== '')

function watermark(page: Page) {
  const { width: across, height } = page.page
  page.save().rotate(-50, { origin: [across / 2, height / 2] })
  page.font('bold').fontSize(150).fillColor('#f1f3f5')
  page.text('DRAFT', 0, height / 2 - 90, { width: across, align: 'center', lineBreak: false }).restore()
}

function head(page: Page, { issuer, kind, status }: Document) {
  page.font('bold').fontSize(13).fillColor(ink).text(issuer.name, left, 56, { width: 280 })
  page.font('regular').fontSize(8).fillColor(muted)
  const contact = [issuer.address.phone, issuer.email].filter((part) => part !== '').join('  ·  ')
  const taxId = issuer.tax_id === '' ? [] : [`Tax ID ${issuer.tax_id}`]
  page.text([...placeOf(issuer), contact, ...taxId].join('\n'), left, page.y + 4, { width: 280, lineGap: 2 })
  const bottom = page.y
  page.font('bold').fontSize(22).fillColor(ink).text(titles[kind], left, 52, { width, align: 'right' })
  if (status === 'draft') {
    page.roundedRect(right - 62, 84, 62, 19, 4).fill('#fff3bf')
    page
      .font('bold')
      .fontSize(9)
      .fillColor('#8a5b00')
      .text('DRAFT', right - 62, 89, { width: 62, align: 'center' })
  }
  return Math.max(bottom, 120) + 18
}

function parties(page: Page, document: Document, top: number) {
  rule(page, top)
  const label = (text: string, x: number, y: number) =>
    page.font('bold').fontSize(7).fillColor(muted).text(text.toUpperCase(), x, y, { characterSpacing: 0.6 })
  label('Billed to', left, top + 16)
  page
    .font('bold')
    .fontSize(10)
    .fillColor(ink)
    .text(document.recipient.name, left, top + 29, { width: 260 })
  page.font('regular').fontSize(9).fillColor(ink)
  page.text([...placeOf(document.recipient), document.recipient.email].join('\n'), left, page.y + 3, {
    width: 260,
    lineGap: 2,
  })
  const bottom = page.y

  const facts = [
    ['Number', document.number ?? 'Draft'],
    ['Date', showDay(dayIn(document.time_zone, new Date(document.created_at)))],
    ['Booking', document.reference],
  ] as const
  for (const [index, [name, value]] of facts.entries()) {
    const y = top + 16 + index * 17
    page.font('regular').fontSize(9).fillColor(muted).text(name, 360, y, { width: 70 })
    page
      .font('bold')
      .fillColor(ink)
      .text(value, 430, y, { width: right - 430, align: 'right' })
  }
  return Math.max(bottom, top + 80) + 20
}

function stayBox(page: Page, { stay }: Document, top: number) {
  const cells = [
    ['Unit', stay.unit, `${stay.property}, ${stay.place}`],
    ['Arrival', showDay(stay.check_in), ''],
    ['Departure', showDay(stay.check_out), ''],
    [
      'Stay',
      stay.nights === 1 ? '1 night' : `${stay.nights} nights`,
      stay.guests === 1 ? '1 guest' : `${stay.guests} guests`,
    ],
  ] as const
  const columns = [left + 14, left + 222, left + 306, left + 396]
  const widths = [198, 80, 86, width - 406]
  page.font('bold').fontSize(9)
  const name = page.heightOfString(stay.unit, { width: 198 })
  page.font('regular').fontSize(8)
  const height = 40 + name + page.heightOfString(cells[0][2], { width: 198, lineGap: 1 })
  page.roundedRect(left, top, width, height, 6).fill(pale)
  for (const [index, [label, value, more]] of cells.entries()) {
    const [x, across] = [columns[index] ?? left, widths[index] ?? 80]
    page.font('bold').fontSize(7).fillColor(muted)
    page.text(label.toUpperCase(), x, top + 12, { width: across, characterSpacing: 0.6 })
    page
      .font('bold')
      .fontSize(9)
      .fillColor(ink)
      .text(value, x, top + 25, { width: across })
    if (more !== '')
      page
        .font('regular')
        .fontSize(8)
        .fillColor(muted)
        .text(more, x, page.y + 2, { width: across, lineGap: 1 })
  }
  return top + height + 22
}

const amount = (cents: number) => showEuros(toEuros(cents))

function sums(page: Page, document: Document, top: number) {
  const discount = document.lines.filter((line) => line.kind === 'discount')
  const taken = discount.reduce((sum, line) => sum + line.total_cents, 0)
  const row = (name: string, value: string, y: number, strong = false) => {
    page
      .font(strong ? 'bold' : 'regular')
      .fontSize(strong ? 12 : 9)
      .fillColor(strong ? ink : muted)
    page.text(name, 320, y, { width: 110 })
    page.fillColor(ink).text(value, 430, y, { width: right - 430, align: 'right', lineBreak: false })
  }
  let y = top + 10
  if (taken !== 0) {
    row('Subtotal', amount(document.total_cents - taken), y)
    row('Discount', amount(taken), (y += 16))
    y += 20
  }
  page.moveTo(320, y).lineTo(right, y).lineWidth(1).strokeColor(ink).stroke()
  row('Total', amount(document.total_cents), (y += 9), true)
  y += 26
  if (document.deposit_cents > 0) {
    row(document.deposit_paid ? 'Deposit paid' : 'Deposit due', amount(document.deposit_cents), y)
    if (document.deposit_paid) row('Balance', amount(document.total_cents - document.deposit_cents), (y += 16))
  }
}

function foot(page: Page, document: Document) {
  const { start, count } = page.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    page.switchToPage(index)
    // Text below the margin would open another page.
    page.page.margins.bottom = 0
    rule(page, 786)
    page.font('regular').fontSize(7.5).fillColor(muted)
    const words = document.status === 'draft' ? 'Draft: this is not yet an invoice.' : document.issuer.name
    page.text(words, left, 794, { width: 300, height: 10, ellipsis: true })
    page.text(`Page ${index + 1} of ${count}`, right - 150, 794, { width: 150, align: 'right' })
  }
}

/** Draws the document on A4. */
export function renderPdf(document: Document): Promise<Buffer> {
  const created = new Date(document.created_at)
  const info = {
    Title: `${titles[document.kind]} ${document.number ?? `(draft) ${document.reference}`}`,
    Author: document.issuer.name,
    CreationDate: created,
    ModDate: created,
  }
  const page: Page = new PdfFile({
    size: 'A4',
    margin: 56,
    bufferPages: true,
    autoFirstPage: false,
    info,
    lang: 'en',
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  if (document.status === 'draft') page.on('pageAdded', () => watermark(page))
  page.addPage()
  const top = stayBox(page, document, parties(page, document, head(page, document)))
  sums(page, document, drawLines(page, document.lines, top))
  foot(page, document)
  page.end()
  return done
}

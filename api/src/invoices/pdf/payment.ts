import { showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { epcCode } from '@keyhaven/shared-contracts/domain/money/epc-code'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { white } from '@keyhaven/shared-contracts/domain/palette'
import { planMessages, transferMessages } from '../../transfers/messages.ts'
import { quietSquares, squaresOf } from '../../transfers/qr-code.ts'
import { showIban } from '../../transfers/transfer.ts'
import type { Document } from '../document.ts'
import { amount, ink, left, muted, type Page, pale, type Part, part, right, unread, width, type Words } from './page.ts'
import { heightOf, type Style, widthOf, write } from './typesetting.ts'

type Square = { x: number; y: number; side: number }

/** Draws a QR code as squares, which stay sharp at every size, in front of the light margin that readers need. */
function drawQrCode(page: Page, code: string, { x, y, side }: Square, colours: { dark: string; light: string }) {
  const { size, isDark } = squaresOf(code)
  const unit = side / (size + 2 * quietSquares)
  page.roundedRect(x, y, side, side, 4).fill(colours.light)
  // Squares that overlap a little leave no light lines between them, whatever draws them.
  const overlap = unit * 0.04
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(row, column))
        page.rect(x + (column + quietSquares) * unit, y + (row + quietSquares) * unit, unit + overlap, unit + overlap)
  page.fill(colours.dark)
}

const label: Style = { size: 7, weight: 'bold', color: muted, spacing: 0.6 }
const plain: Style = { size: 8, color: ink }
const faint: Style = { size: 8, color: muted }

const padding = 14
const gap = 12
const titleHeight = 14
const qrSide = 84
const dueWidth = 122
const maxNameWidth = 96

type Row = { name: string; value: string }

/** Days, transfer and QR code of a document, where banks read one; undefined where nothing is left to pay. */
function contentOf({ locale = 'en', kind, issuer, payment }: Document, words: Words) {
  const [next] = (kind === 'invoice' && payment?.open) || []
  if (!payment || !next) return undefined
  const plan = planMessages[locale]
  const t = transferMessages[locale]
  const days = payment.open.flatMap(({ cents, due }) => (due ? [plan.planned.by(toEuros(cents), due)] : []))
  const { account } = issuer
  if (!account) return days.length === 0 ? undefined : { plan, t, days, rows: [], qr: undefined }
  const reference = showCreditorReference(payment.reference)
  const rows: Row[] = [
    { name: t.holder, value: account.holder },
    { name: t.iban, value: showIban(account.iban) },
    ...(account.bic === '' ? [] : [{ name: t.bic, value: account.bic }]),
    { name: t.reference, value: reference },
    { name: t.amount, value: amount(words, next.cents) },
  ]
  const code = epcCode({ ...account, reference: payment.reference, cents: next.cents })
  const qr = code ? { code, alt: t.picture(toEuros(next.cents), account.holder, reference) } : undefined
  return { plan, t, days, rows, qr }
}
type Content = NonNullable<ReturnType<typeof contentOf>>

type Columns = { days: number; dayWidth: number; names: number; nameWidth: number; values: number; valueWidth: number }

/** Places of the parts beside one another; a part that there is not leaves its room to the next. */
function columnsOf(page: Page, { days, rows, qr }: Content): Columns {
  const names = left + padding + (days.length === 0 ? 0 : dueWidth + gap)
  const nameWidth = Math.min(maxNameWidth, Math.max(0, ...rows.map(({ name }) => widthOf(page, name, faint) + 0.5)))
  const values = names + nameWidth + 8
  const end = right - padding - (qr ? qrSide + gap : 0)
  const dayWidth = rows.length === 0 ? width - 2 * padding : dueWidth
  return { days: left + padding, dayWidth, names, nameWidth, values, valueWidth: end - values }
}

const heightOfRow = (page: Page, { name, value }: Row, { nameWidth, valueWidth }: Columns) =>
  Math.max(heightOf(page, name, nameWidth, faint), heightOf(page, value, valueWidth, plain)) + 3

const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0)

function heightOfBox(page: Page, content: Content) {
  const { days, rows, qr } = content
  const columns = columnsOf(page, content)
  const daysHeight = titleHeight + sumOf(days.map((day) => heightOf(page, day, columns.dayWidth, plain) + 3))
  const rowsHeight = titleHeight + sumOf(rows.map((row) => heightOfRow(page, row, columns)))
  const scanHeight = qr ? 15 : 0
  return Math.max(daysHeight, rows.length === 0 ? 0 : rowsHeight + scanHeight, qr ? qrSide : 0) + 2 * padding
}

const spaceAbove = 22

/** Height of what says how a document is paid; 0 where nothing is left to pay. */
export function heightOfPayment(page: Page, document: Document, words: Words) {
  const content = contentOf(document, words)
  return content ? spaceAbove + heightOfBox(page, content) : 0
}

function drawDays(page: Page, root: Part, content: Content, start: number) {
  const { plan, days } = content
  const { days: x, dayWidth } = columnsOf(page, content)
  part(page, root, 'P', () => void write(page, plan.open.toUpperCase(), { x, top: start, width: dayWidth }, label))
  let y = start + titleHeight
  for (const day of days)
    part(page, root, 'P', () => {
      y = write(page, day, { x, top: y, width: dayWidth }, plain) + 3
    })
}

function drawTransfer(page: Page, root: Part, content: Content, start: number) {
  const { t, rows, qr } = content
  const columns = columnsOf(page, content)
  const { names: x, nameWidth, values, valueWidth } = columns
  part(page, root, 'P', () => void write(page, t.title.toUpperCase(), { x, top: start, width: 200 }, label))
  let y = start + titleHeight
  for (const row of rows) {
    part(page, root, 'P', () => {
      write(page, row.name, { x, top: y, width: nameWidth }, faint)
      write(page, row.value, { x: values, top: y, width: valueWidth }, plain)
    })
    y += heightOfRow(page, row, columns)
  }
  if (qr)
    part(page, root, 'P', () => void write(page, t.scan, { x, top: y + 3, width: values + valueWidth - x }, faint))
}

/** Draws below the sums what is due when, and how it is transferred. */
export function drawPayment(page: Page, root: Part, document: Document, words: Words, end: number) {
  const content = contentOf(document, words)
  if (!content) return
  const top = end + spaceAbove
  const height = heightOfBox(page, content)
  unread(page, () => page.roundedRect(left, top, width, height, 6).fill(pale))
  const start = top + padding
  if (content.days.length > 0) drawDays(page, root, content, start)
  if (content.rows.length > 0) drawTransfer(page, root, content, start)
  if (!content.qr) return
  const { code, alt } = content.qr
  const place = { x: right - padding - qrSide, y: top + (height - qrSide) / 2, side: qrSide }
  const figure = page.struct('Figure', { alt })
  root.add(figure)
  figure.add(() => drawQrCode(page, code, place, { dark: ink, light: white }))
  figure.end()
}

import { lineLabel } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { VatGroup } from '@keyhaven/shared-contracts/domain/money/vat'
import type { Document } from '../document.ts'
import { amount, ink, left, muted, type Page, type Part, part, right, rule, within, type Words } from './page.ts'
import { heightOf, lineHeight, type Style, write } from './typesetting.ts'

const from = 318
const faint: Style = { size: 9, color: muted }
const figure: Style = { size: 9, color: ink, align: 'right' }
const strong: Style = { size: 12, weight: 'bold', color: ink }
const small: Style = { size: 8, color: ink }
const head: Style = { size: 7, weight: 'bold', color: muted, spacing: 0.6 }

type Row = { name: string; cents: number; strong?: boolean; ruled?: boolean }

/** Rows from the sum of the lines to what is left to pay. */
export function rowsOf(document: Document, { t: { lines: lineWords, sums: t } }: Words): Row[] {
  const { lines, total_cents, paid_cents, deposit_held_cents: held } = document
  const discounts = lines.filter(({ kind }) => kind === 'discount')
  const discount = discounts.reduce((sum, line) => sum + line.total_cents, 0)
  const rest = paid_cents - held
  return [
    ...(discounts.length > 0 ? [{ name: t.subtotal, cents: total_cents - discount }] : []),
    ...discounts.map((line) => ({ name: lineLabel(line, lineWords), cents: line.total_cents })),
    { name: t.total, cents: total_cents, strong: true, ruled: discounts.length > 0 },
    ...(held === 0 ? [] : [{ name: t.depositReceived, cents: -held }]),
    ...(rest === 0 ? [] : [{ name: rest > 0 ? t.paymentsReceived : t.refunded, cents: -rest }]),
    ...(paid_cents === 0 ? [] : [{ name: t.balance, cents: total_cents - paid_cents, strong: true, ruled: true }]),
    // A box below says until when how much is due.
    ...(held < document.deposit_cents && !document.payment?.open.some(({ due }) => due !== null)
      ? [{ name: held === 0 ? t.depositRequested : t.depositRequestedInTotal, cents: document.deposit_cents }]
      : []),
  ]
}

/** The big figures of a strong row need the room that the words of the others do. */
const widthOfName = ({ strong: big }: Row) => (big ? 122 : 150)

const heightOfRow = (page: Page, row: Row) => {
  const [style, gap] = row.strong ? [strong, 6.8] : [faint, 4]
  return heightOf(page, row.name, widthOfName(row), style) + gap + (row.ruled ? 7 : 0)
}

function drawRow(page: Page, table: Part, words: Words, row: Row, start: number) {
  let y = start
  if (row.ruled) {
    rule(page, y + 1, from, 0.8, ink)
    y += 7
  }
  const name = row.strong ? strong : faint
  within(page, table, 'TR', (element) => {
    part(page, element, 'TH', () => void write(page, row.name, { x: from, top: y, width: widthOfName(row) }, name))
    part(page, element, 'TD', () => {
      const x = from + widthOfName(row)
      write(
        page,
        amount(words, row.cents),
        { x, top: y, width: right - x },
        row.strong ? { ...strong, align: 'right' } : figure,
      )
    })
  })
  return start + heightOfRow(page, row)
}

const vatColumns = [
  { title: 'rate', x: left, width: 34, align: 'left' },
  { title: 'net', x: 92, width: 60, align: 'right' },
  { title: 'tax', x: 156, width: 56, align: 'right' },
  { title: 'gross', x: 216, width: 62, align: 'right' },
] as const

function drawVat(page: Page, root: Part, words: Words, groups: readonly VatGroup[], start: number) {
  const { vat: t } = words.t
  let y = start
  const row = (table: Part, type: 'TH' | 'TD', cells: readonly string[], style: Style) => {
    within(page, table, 'TR', (element) => {
      for (const [index, { x, width, align }] of vatColumns.entries())
        part(page, element, type, () => void write(page, cells[index] ?? '', { x, top: y, width }, { ...style, align }))
    })
    y += lineHeight(style) + 3
  }
  within(page, root, 'Table', (table) => {
    row(
      table,
      'TH',
      vatColumns.map(({ title }) => t[title].toUpperCase()),
      head,
    )
    for (const { rate, netCents, vatCents, grossCents } of groups)
      row(
        table,
        'TD',
        [
          rate === null ? words.t.noVat : t.percent(rate),
          ...[netCents, vatCents, grossCents].map((cents) => amount(words, cents)),
        ],
        small,
      )
  })
  return y
}

/** Notes beside the sums. */
function notesOf({ cancels, note, terms }: Document, { t }: Words) {
  const cancelled = cancels && t.cancelsInvoice(cancels.number, cancels.date)
  return [cancelled ?? '', note, terms].filter((text) => text.trim() !== '')
}

const notesWidth = 222

export function heightOfSums(page: Page, document: Document, words: Words) {
  const rows = rowsOf(document, words).reduce((sum, row) => sum + heightOfRow(page, row), 0)
  const vat = document.vat.length === 0 ? 0 : 22 + document.vat.length * 14
  const notes = notesOf(document, words).reduce((sum, text) => sum + heightOf(page, text, notesWidth, small) + 6, 0)
  return 10 + Math.max(rows, vat + notes)
}

/** Sums on the right, VAT and notes on the left; answers where they end. */
export function drawSums(page: Page, root: Part, document: Document, words: Words, start: number) {
  let y = start + 8
  within(page, root, 'Table', (table) => {
    for (const row of rowsOf(document, words)) y = drawRow(page, table, words, row, y)
  })
  let beside = start + 10
  if (document.vat.length > 0) beside = drawVat(page, root, words, document.vat, beside) + 8
  for (const text of notesOf(document, words))
    part(page, root, 'P', () => {
      beside = write(page, text, { x: left, top: beside, width: notesWidth }, small) + 6
    })
  return Math.max(y, beside)
}

import { lineLabel } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { type Document, type DocumentLine, withTaxInEuros } from '../document.ts'
import {
  amount,
  bottom,
  ink,
  left,
  muted,
  type Page,
  type Part,
  part,
  right,
  rule,
  top,
  within,
  type Words,
} from './page.ts'
import { heightOf, type Style, write } from './typesetting.ts'

const columns = [
  { title: 'description', x: left, width: 250, align: 'left' },
  { title: 'quantity', x: 310, width: 55, align: 'right' },
  { title: 'price', x: 370, width: 78, align: 'right' },
  { title: 'amount', x: 452, width: right - 452, align: 'right' },
] as const
const head: Style = { size: 7, weight: 'bold', color: muted, spacing: 0.6 }
const cell: Style = { size: 9, color: ink }
const carry: Style = { size: 8.5, weight: 'bold', color: muted }
/** Height that a page leaves for the sum that it carries on. */
const carryRoom = 18

function titles(page: Page, table: Part, { t }: Words, y: number) {
  within(page, table, 'TR', (row) => {
    for (const { title, x, width, align } of columns)
      part(
        page,
        row,
        'TH',
        () => void write(page, t.lines[title].toUpperCase(), { x, top: y, width }, { ...head, align }),
      )
  })
  rule(page, y + 14)
  return y + 20
}

function carried(page: Page, table: Part, words: Words, cents: number, y: number) {
  within(page, table, 'TR', (row) => {
    part(page, row, 'TD', () => void write(page, words.t.lines.carried, { x: left, top: y, width: 250 }, carry))
    part(
      page,
      row,
      'TD',
      () =>
        void write(page, amount(words, cents), { x: 452, top: y, width: right - 452 }, { ...carry, align: 'right' }),
    )
  })
  return y + carryRoom
}

function nextPage(page: Page, table: Part, words: Words, cents: number) {
  page.addPage()
  const y = carried(page, table, words, cents, titles(page, table, words, top))
  rule(page, y - 4)
  return y + 2
}

type LabelledLine = DocumentLine & { name: string }

const heightOfLine = (page: Page, { name }: LabelledLine) => heightOf(page, name, columns[0].width, cell) + 11

function drawLine(page: Page, table: Part, words: Words, line: LabelledLine, y: number) {
  const cells = [line.name, String(line.quantity), amount(words, line.unit_cents), amount(words, line.total_cents)]
  within(page, table, 'TR', (row) => {
    for (const [index, { x, width, align }] of columns.entries())
      part(page, row, 'TD', () => void write(page, cells[index] ?? '', { x, top: y, width }, { ...cell, align }))
  })
  const end = y + heightOfLine(page, line)
  rule(page, end - 5.5)
  return end
}

/** The lines as they were priced but for the discount, over as many pages as they need; answers where they end, with `room` for what follows. */
export function drawLines(
  page: Page,
  root: Part,
  words: Words,
  { lines: all }: Document,
  { start, room }: { start: number; room: number },
): number {
  const charged = all.filter(({ kind }) => kind !== 'discount')
  const lines = charged.map((line) => ({ ...line, name: lineLabel(withTaxInEuros(line), words.t.lines, all) }))
  let y = start
  within(page, root, 'Table', (table) => {
    y = titles(page, table, words, start)
    let sum = 0
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1
      if (y + heightOfLine(page, line) + (isLast ? 0 : carryRoom) > bottom) {
        carried(page, table, words, sum, y)
        y = nextPage(page, table, words, sum)
      }
      y = drawLine(page, table, words, line, y)
      sum += line.total_cents
    }
    if (y + room > bottom) {
      carried(page, table, words, sum, y)
      y = nextPage(page, table, words, sum)
    }
  })
  return y
}

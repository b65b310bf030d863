import { showEuros, toEuros } from '@keyhaven/shared-contracts/contract/money'
import type { Document } from './document.ts'
import { bottom, ink, left, muted, type Page, right, rule } from './pdf-page.ts'

const columns = [
  { title: 'Description', x: left, width: 240, align: 'left' },
  { title: 'Quantity', x: 300, width: 55, align: 'right' },
  { title: 'Price', x: 360, width: 85, align: 'right' },
  { title: 'Amount', x: 450, width: right - 450, align: 'right' },
] as const

function titles(page: Page, top: number) {
  page.font('bold').fontSize(7).fillColor(muted)
  for (const { title, x, width, align } of columns)
    page.text(title.toUpperCase(), x, top, { width, align, characterSpacing: 0.6 })
  rule(page, top + 14)
  return top + 22
}

const amount = (cents: number) => showEuros(toEuros(cents))

/** The lines as they were priced, over as many pages as they need; answers where they end, with room for the sums. */
export function drawLines(page: Page, lines: Document['lines'], start: number): number {
  let y = titles(page, start)
  const breakBefore = (height: number) => {
    if (y + height <= bottom) return
    page.addPage()
    y = titles(page, left)
  }
  for (const line of lines) {
    page.font('regular').fontSize(9)
    const height = page.heightOfString(line.label, { width: columns[0].width })
    breakBefore(height + 12)
    const cells = [line.label, String(line.quantity), amount(line.unit_cents), amount(line.total_cents)]
    page.font('regular').fontSize(9).fillColor(ink)
    for (const [index, { x, width, align }] of columns.entries()) page.text(cells[index] ?? '', x, y, { width, align })
    y += height + 6
    rule(page, y)
    y += 6
  }
  if (y + 130 > bottom) {
    page.addPage()
    y = left
  }
  return y
}

import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { invoice } from '@keyhaven/shared-contracts/domain/palette'
import type { Document } from '../document.ts'
import { ink, left, muted, type Page, pale, type Part, part, right, top, unread, width } from './page.ts'
import { heightOf, type Style, write } from './typesetting.ts'

const titles = { invoice: 'Invoice', cancellation: 'Cancellation' }
export const titleOf = ({ kind, number, reference }: Document) => `${titles[kind]} ${number ?? `(draft) ${reference}`}`

const label: Style = { size: 7, weight: 'bold', color: muted, spacing: 0.6 }
const plain: Style = { size: 8.5, color: ink }
const faint: Style = { size: 8.5, color: muted }
const strong: Style = { size: 9.5, weight: 'bold', color: ink }

const logoBox = { width: 190, height: 58 }

/** The logo, where there is none the name of who writes, and what this is. */
function banner(page: Page, root: Part, document: Document, logo: Buffer | undefined): number {
  let end = top + logoBox.height
  if (logo) {
    const element = page.struct('Figure', { alt: `Logo of ${document.issuer.name}` })
    root.add(element)
    element.add(() => page.image(logo, left, top, { fit: [logoBox.width, logoBox.height] }))
    element.end()
  } else
    part(page, root, 'P', () => {
      end = Math.max(end, write(page, document.issuer.name, left, top + 3, 280, { ...strong, size: 15 }))
    })
  part(page, root, 'H1', () => {
    write(page, titles[document.kind], left, top - 2, width, { size: 24, weight: 'bold', color: ink, align: 'right' })
  })
  if (document.status === 'draft') draftBadge(page, root)
  return end + 24
}

function draftBadge(page: Page, root: Part) {
  unread(page, () => page.roundedRect(right - 62, top + 34, 62, 19, 4).fill(invoice.stamp))
  part(page, root, 'P', () => {
    const style: Style = { size: 9, weight: 'bold', color: invoice.onStamp, align: 'center', spacing: 0.6 }
    write(page, 'DRAFT', right - 62, top + 37.5, 62, style)
  })
}

const addressLines = ({ address }: Document['recipient'] | Document['issuer']) => [
  `${address.street} ${address.house_number}`.trim(),
  `${address.postal_code} ${address.city}`.trim(),
  address.country,
]

type Block = { title: string; name: string; lines: [text: string, style: Style][] }

function block(page: Page, root: Part, { title, name, lines }: Block, x: number, y: number, across: number) {
  let end = y
  part(page, root, 'P', () => {
    end = write(page, title.toUpperCase(), x, y, across, label) + 4
    end = write(page, name, x, end, across, strong) + 1.5
    for (const [text, style] of lines) if (text.trim() !== '') end = write(page, text, x, end, across, style)
  })
  return end
}

function factsOf({ number, date, reference, cancels }: Document): [string, string][] {
  return [
    ['Number', number ?? 'Draft'],
    ['Date', showDay(date)],
    ...(cancels
      ? [['Cancels', cancels.number] as [string, string], ['Issued on', showDay(cancels.date)] as [string, string]]
      : []),
    ['Booking', reference],
  ]
}

function facts(page: Page, root: Part, document: Document, y: number) {
  let at = y
  for (const [name, value] of factsOf(document))
    part(page, root, 'P', () => {
      write(page, name, 392, at, 60, { ...faint, size: 9 })
      at = write(page, value, 440, at, right - 440, { ...strong, size: 9, align: 'right' }) + 3
    })
  return at
}

/** Who writes to whom, and under which number. */
function parties(page: Page, root: Part, document: Document, y: number) {
  const { issuer, recipient } = document
  const lines = (party: typeof issuer | typeof recipient): Block['lines'] =>
    addressLines(party).map((text) => [text, plain])
  const from: Block = {
    title: 'From',
    name: issuer.name,
    lines: [
      ...lines(issuer),
      [issuer.tax_id === '' ? '' : `Tax ID ${issuer.tax_id}`, plain],
      [issuer.address.phone, faint],
      [issuer.email, faint],
    ],
  }
  const to: Block = {
    title: document.kind === 'invoice' ? 'Billed to' : 'Cancelled for',
    name: recipient.name,
    lines: [...lines(recipient), [recipient.email, faint]],
  }
  const ends = [
    block(page, root, to, left, y, 155),
    block(page, root, from, 224, y, 150),
    facts(page, root, document, y),
  ]
  return Math.max(...ends) + 22
}

function stayBox(page: Page, root: Part, { stay }: Document, y: number) {
  const cells: [string, string, string][] = [
    ['Unit', stay.unit, `${stay.property}, ${stay.place}`],
    ['Arrival', showDay(stay.check_in), ''],
    ['Departure', showDay(stay.check_out), ''],
    [
      'Stay',
      stay.nights === 1 ? '1 night' : `${stay.nights} nights`,
      stay.guests === 1 ? '1 guest' : `${stay.guests} guests`,
    ],
  ]
  const columns = [left + 14, left + 222, left + 310, left + 398]
  const widths = [196, 80, 80, width - 408]
  const name: Style = { ...strong, size: 9 }
  const more: Style = { ...faint, size: 8 }
  const height = 41 + heightOf(page, stay.unit, 196, name) + heightOf(page, cells[0]?.[2] ?? '', 196, more)
  unread(page, () => page.roundedRect(left, y, width, height, 6).fill(pale))
  for (const [index, [title, value, rest]] of cells.entries())
    part(page, root, 'P', () => {
      const [x, across] = [columns[index] ?? left, widths[index] ?? 80]
      write(page, title.toUpperCase(), x, y + 13, across, label)
      const end = write(page, value, x, y + 26, across, name)
      if (rest !== '') write(page, rest, x, end + 1, across, more)
    })
  return y + height + 20
}

/** Everything above the lines; answers where they begin. */
export function drawHead(page: Page, root: Part, document: Document, logo: Buffer | undefined): number {
  return stayBox(page, root, document, parties(page, root, document, banner(page, root, document, logo)))
}

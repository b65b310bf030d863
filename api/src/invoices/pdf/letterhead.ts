import { plainVatId } from '@keyhaven/shared-contracts/domain/business/vat-id'
import { invoice } from '@keyhaven/shared-contracts/domain/palette'
import type { Document } from '../document.ts'
import { ink, left, muted, type Page, pale, type Part, part, right, top, unread, width, type Words } from './page.ts'
import { type Column, heightOf, type Style, widthOf, write } from './typesetting.ts'

const kindOf = ({ kind, vat }: Document, { t }: Words) =>
  kind === 'invoice' ? t.invoice : t.cancellation(vat.length > 0)

export function titleOf(document: Document, words: Words) {
  const { number, reference } = document
  const kind = kindOf(document, words)
  return number === null ? words.t.draft.title(kind, reference) : `${kind} ${number}`
}

const label: Style = { size: 7, weight: 'bold', color: muted, spacing: 0.6 }
const plain: Style = { size: 8.5, color: ink }
const faint: Style = { size: 8.5, color: muted }
const strong: Style = { size: 9.5, weight: 'bold', color: ink }

const logoBox = { width: 190, height: 58 }

/** Name that guests know the issuer by. */
const knownAs = ({ business_name, name }: Document['issuer']) => business_name || name

/** The logo, where there is none the name of who writes, and what this is. */
function banner(page: Page, root: Part, document: Document, words: Words, logo: Buffer | undefined): number {
  const { t } = words
  let end = top + logoBox.height
  const kind = kindOf(document, words)
  const largest: Style = { size: 24, weight: 'bold', color: ink, align: 'right' }
  // A long title shrinks, and the name of who writes ends before it.
  const size = Math.min(largest.size, (largest.size * 230) / widthOf(page, kind, largest))
  const title = { ...largest, size }
  const room = Math.min(280, width - widthOf(page, kind, title) - 16)
  if (logo) {
    const element = page.struct('Figure', { alt: t.logoOf(knownAs(document.issuer)) })
    root.add(element)
    element.add(() => page.image(logo, left, top, { fit: [logoBox.width, logoBox.height] }))
    element.end()
  } else
    part(page, root, 'P', () => {
      end = Math.max(
        end,
        write(page, knownAs(document.issuer), { x: left, top: top + 3, width: room }, { ...strong, size: 15 }),
      )
    })
  part(page, root, 'H1', () => {
    write(page, kind, { x: left, top: top - 2, width }, title)
  })
  if (document.status === 'draft') draftBadge(page, root, t.draft.stamp)
  return end + 24
}

function draftBadge(page: Page, root: Part, word: string) {
  const style: Style = { size: 9, weight: 'bold', color: invoice.onStamp, align: 'center', spacing: 0.6 }
  const across = Math.max(62, widthOf(page, word, style) + 20)
  unread(page, () => page.roundedRect(right - across, top + 34, across, 19, 4).fill(invoice.stamp))
  part(page, root, 'P', () => void write(page, word, { x: right - across, top: top + 37.5, width: across }, style))
}

const addressLines = ({ address }: Document['recipient'] | Document['issuer']) => [
  `${address.street} ${address.house_number}`.trim(),
  `${address.postal_code} ${address.city}`.trim(),
  address.country,
]

type Block = { title: string; name: string; lines: [text: string, style: Style][] }

function block(page: Page, root: Part, { title, name, lines }: Block, column: Column) {
  let end = column.top
  part(page, root, 'P', () => {
    end = write(page, title.toUpperCase(), column, label) + 4
    end = write(page, name, { ...column, top: end }, strong) + 1.5
    for (const [text, style] of lines) if (text.trim() !== '') end = write(page, text, { ...column, top: end }, style)
  })
  return end
}

function factsOf({ number, date, reference, cancels }: Document, { t, language }: Words): [string, string][] {
  const { facts: names } = t
  return [
    [names.number, number ?? t.draft.number],
    [names.date, language.day(date)],
    ...(cancels
      ? [
          [names.cancels, cancels.number] as [string, string],
          [names.issuedOn, language.day(cancels.date)] as [string, string],
        ]
      : []),
    [names.booking, reference],
  ]
}

/** True without a VAT id, and where it is the tax id, too. */
const isSaidTwice = ({ vat_id: id, tax_id }: Document['issuer']) => !id || id === plainVatId(tax_id)

function facts(page: Page, root: Part, document: Document, words: Words, y: number) {
  let at = y
  for (const [name, value] of factsOf(document, words))
    part(page, root, 'P', () => {
      write(page, name, { x: 392, top: at, width: 80 }, { ...faint, size: 9 })
      at = write(page, value, { x: 440, top: at, width: right - 440 }, { ...strong, size: 9, align: 'right' }) + 3
    })
  return at
}

/** Issuer, recipient and number of a document. */
function parties(page: Page, root: Part, document: Document, words: Words, y: number) {
  const { parties: t } = words.t
  const { issuer, recipient } = document
  const lines = (party: typeof issuer | typeof recipient): Block['lines'] =>
    addressLines(party).map((text) => [text, plain])
  const from: Block = {
    title: t.from,
    name: issuer.name,
    lines: [
      [issuer.business_name ?? '', plain],
      ...lines(issuer),
      [issuer.tax_id === '' ? '' : t.taxId(issuer.tax_id), plain],
      [isSaidTwice(issuer) ? '' : t.vatId(issuer.vat_id ?? ''), plain],
      [issuer.address.phone, faint],
      [issuer.email, faint],
    ],
  }
  const { company = '', vat_id: vatId = '', buyer_reference: reference = '' } = recipient
  const to: Block = {
    title: document.kind === 'invoice' ? t.billedTo : t.cancelledFor,
    name: company || recipient.name,
    lines: [
      [company && recipient.name, plain],
      ...lines(recipient),
      [vatId && t.vatId(vatId), plain],
      [reference && t.buyerReference(reference), plain],
      [recipient.email, faint],
    ],
  }
  const ends = [
    block(page, root, to, { x: left, top: y, width: 155 }),
    block(page, root, from, { x: 224, top: y, width: 150 }),
    facts(page, root, document, words, y),
  ]
  return Math.max(...ends) + 22
}

function stayBox(page: Page, root: Part, { stay }: Document, { t: { stay: t }, language }: Words, y: number) {
  const cells: [string, string, string][] = [
    [t.unit, stay.unit, `${stay.property}, ${stay.place}`],
    [t.arrival, language.day(stay.check_in), ''],
    [t.departure, language.day(stay.check_out), ''],
    [t.stay, t.nights(stay.nights), t.guests(stay.guests)],
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
      write(page, title.toUpperCase(), { x, top: y + 13, width: across }, label)
      const end = write(page, value, { x, top: y + 26, width: across }, name)
      if (rest !== '') write(page, rest, { x, top: end + 1, width: across }, more)
    })
  return y + height + 20
}

/** Draws everything above the lines; returns where they begin. */
export function drawHead(page: Page, root: Part, document: Document, words: Words, logo: Buffer | undefined): number {
  const end = parties(page, root, document, words, banner(page, root, document, words, logo))
  return stayBox(page, root, document, words, end)
}

import { Readable } from 'node:stream'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { makeZip } from 'client-zip'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import type { Document } from './document.ts'
import { fileNameOf } from './file-name.ts'
import { pdfOf } from './files.ts'
import type { Days } from '../db/fragments/issued.ts'
import { readIssued, streamIssued } from './reads.ts'

/** Rate of a document, as a tax adviser books it; amounts in euros. */
export type TaxRow = {
  number: string
  date: string
  kind: Document['kind']
  cancels: string
  reference: string
  client: string
  country: string
  check_in: string
  check_out: string
  /** Percent; empty where no VAT is shown. */
  rate: number | string
  net: number
  vat: number
  gross: number
}

function rowsOf(document: Document): TaxRow[] {
  const { number, date, kind, cancels, reference, recipient, stay, vat, total_cents } = document
  const none = { rate: '', netCents: total_cents, vatCents: 0, grossCents: total_cents }
  return (vat.length === 0 ? [none] : vat).map(({ rate, netCents, vatCents, grossCents }) => ({
    ...{ number: number ?? '', date, kind, cancels: cancels?.number ?? '', reference },
    ...{ client: recipient.name, country: recipient.address.country },
    ...{ check_in: stay.check_in, check_out: stay.check_out },
    ...{ rate: rate ?? '', net: toEuros(netCents), vat: toEuros(vatCents), gross: toEuros(grossCents) },
  }))
}

/** Every issued document of these days, cancelled ones and what cancels them, too. */
export async function* taxRows({ db }: AppContext, owner: OwnerId, days: Days): AsyncGenerator<TaxRow> {
  for await (const { content } of streamIssued(db, owner, days)) yield* rowsOf(content)
}

/** Issued documents of these days as they were frozen, one by one. */
export const issuedDocuments = ({ db }: AppContext, owner: OwnerId, days: Days) => streamIssued(db, owner, days)

/** A document as the index of a ZIP names it. */
export type IndexRow = {
  number: string
  date: string
  client: string
  netCents: number
  vatCents: number
  grossCents: number
  file: string
}

/** The documents of these days, one row each. */
export async function* indexRows({ db }: AppContext, owner: OwnerId, days: Days): AsyncGenerator<IndexRow> {
  for await (const { content } of streamIssued(db, owner, days)) {
    const vatCents = content.vat.reduce((sum, group) => sum + group.vatCents, 0)
    yield {
      ...{ number: content.number ?? '', date: content.date, client: content.recipient.name },
      ...{ netCents: content.total_cents - vatCents, vatCents, grossCents: content.total_cents },
      file: fileNameOf(content, 'pdf'),
    }
  }
}

/** The PDFs of these days as one ZIP in the making, below their index: one after the other, none of them whole in memory. */
export function archiveOf(context: AppContext, owner: OwnerId, days: Days, index: string): Readable {
  async function* documents() {
    yield { name: 'index.csv', input: Buffer.from(index), lastModified: context.clock() }
    for (const { id, issued_at } of await readIssued(context.db, owner, days)) {
      const pdf = await pdfOf(context, id, owner)
      if (pdf) yield { name: pdf.name, input: pdf.body, lastModified: issued_at }
    }
  }
  return Readable.fromWeb(makeZip(documents()) as Parameters<typeof Readable.fromWeb>[0])
}

/** The days of a ZIP that is asked for by its month, or by days. */
export const daysOf = ({ month, from = '', to = '' }: { month?: string | undefined } & Partial<Days>): Days =>
  month === undefined ? { from, to } : { from: `${month}-01`, to: lastDay(month) }

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

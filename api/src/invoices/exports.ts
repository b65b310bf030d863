import { Readable } from 'node:stream'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import { makeZip } from 'client-zip'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { streamRows } from '../db/stream.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import type { Document } from './document.ts'
import { pdfOf } from './files.ts'

/** One rate of a document, as a tax adviser books it; amounts in euros. */
export type TaxRow = {
  number: string
  date: string
  kind: string
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
    ...{ rate, net: toEuros(netCents), vat: toEuros(vatCents), gross: toEuros(grossCents) },
  }))
}

type Days = { from: string; to: string }

/** Documents that bear one of these days, in the order of their numbers. */
const issuedOn = (owner: OwnerId, { from, to }: Days) => sql`
  FROM invoices WHERE owner_id = ${owner} AND status <> 'draft'
    AND issued_at BETWEEN ${from}::timestamptz - interval '2 days' AND ${to}::timestamptz + interval '2 days'
    AND content ->> 'date' BETWEEN ${from} AND ${to} ORDER BY year, sequence`

/** Every issued document of these days, cancelled ones and what cancels them, too. */
export async function* taxRows(db: Db, owner: OwnerId, days: Days): AsyncGenerator<TaxRow> {
  const documents = sql<{ content: Document }>`SELECT content ${issuedOn(owner, days)}`.compile(db)
  for await (const { content } of streamRows(db, documents)) yield* rowsOf(content)
}

/** The PDFs of a month as one ZIP in the making: one after the other, none of them whole in memory. */
export function archiveOf(context: AppContext, owner: OwnerId, month: string): Readable {
  const days = { from: `${month}-01`, to: lastDay(month) }
  async function* documents() {
    const { rows } = await sql<{ id: number; issued_at: Date }>`
      SELECT id, issued_at ${issuedOn(owner, days)}`.execute(context.db)
    for (const { id, issued_at } of rows) {
      const pdf = await pdfOf(context, id, owner)
      if (pdf) yield { name: pdf.name, input: pdf.body, lastModified: issued_at }
    }
  }
  return Readable.fromWeb(makeZip(documents()) as Parameters<typeof Readable.fromWeb>[0])
}

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

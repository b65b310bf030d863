import { sql } from 'kysely'
import { putMedia } from '../files/media-store.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import type { Document } from './document.ts'
import { draftOf } from './content.ts'
import { pictureOf } from './pdf/logo.ts'
import { drawAside } from './pdf/thread.ts'
import { readRecord, type Record } from './record-reads.ts'
import { insertFile } from './writes.ts'

type Store = Pick<AppContext, 'db' | 'files' | 'clock'>

const drawn = async ({ files }: Store, document: Document) =>
  drawAside(document, document.logo === null ? undefined : await pictureOf(files, document.logo))

/** Draws an issued document once and keeps its file; whoever comes second gets the first one's. */
async function keepFile(store: Store, { id, content }: Record & { content: Document }): Promise<string> {
  const file = await putMedia(store, await drawn(store, content), 'pdf')
  await insertFile(store.db, id, file)
  const row = await store.db
    .selectFrom('invoice_files')
    .select('file')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.file
}

const nameOf = ({ number, reference }: Document) => `${(number ?? `Draft-${reference}`).replaceAll('/', '-')}.pdf`

/** The PDF of a document: of an issued one its file, of a draft as its booking stands. */
export async function pdfOf(store: Store, invoice: number, owner?: OwnerId) {
  const record = await readRecord(store.db, invoice, owner)
  if (!record) return undefined
  const { content } = record
  if (!content) {
    const draft = draftOf(record)
    return { name: nameOf(draft), body: await drawn(store, draft) }
  }
  const held = await store.files.get(record.file ?? (await keepFile(store, { ...record, content })))
  // A file that storage lost is drawn again from what was frozen.
  return { name: nameOf(content), body: held?.stream ?? (await drawn(store, content)) }
}

/** Draws what was issued without its file: the booking was changed, or a process ended in between. */
export async function drawIssued(store: Store) {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM invoices i WHERE i.status <> 'draft' AND i.issued_at > ${store.clock()}::timestamptz - interval '2 days'
      AND NOT EXISTS (SELECT FROM invoice_files f WHERE f.invoice_id = i.id) ORDER BY i.id`.execute(store.db)
  const failures: Error[] = []
  // One after the other; what cannot be drawn is nobody else's matter.
  for (const { id } of rows)
    await drawOnce(store, id).catch((cause: unknown) => {
      failures.push(new Error(`Could not draw invoice ${id}.`, { cause }))
    })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

async function drawOnce(store: Store, invoice: number) {
  const record = await readRecord(store.db, invoice)
  if (record?.content && record.file === null) await keepFile(store, { ...record, content: record.content })
}

/** Draws a document that was just issued; it stands without its file, too, and the sweep tries again and says why. */
export const drawSoon = (store: Store, invoice: number) => drawOnce(store, invoice).catch(() => {})

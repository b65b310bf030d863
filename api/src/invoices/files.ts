import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import { putMedia } from '../files/media-store.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import type { Document } from './document.ts'
import { draftOf } from './content.ts'
import { fileNameOf } from './file-name.ts'
import { drawAside } from './pdf/thread.ts'
import { readRecord, type Record } from './record-reads.ts'
import { readFile } from './reads.ts'
import { insertFile } from './writes.ts'
import type { Files } from '../files/files.ts'

/** A stored picture as PDF can hold it; nothing where it is gone or cannot be read. */
async function pictureOf(files: Files, name: string): Promise<Buffer | undefined> {
  const file = await files.get(name)
  if (!file) return undefined
  try {
    return await sharp(await buffer(file.stream))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return undefined
  }
}

type Store = Pick<AppContext, 'db' | 'files' | 'clock'>

const drawPdf = async ({ files }: Store, document: Document) =>
  drawAside(document, document.logo === null ? undefined : await pictureOf(files, document.logo))

/** Draws an issued document once and keeps its file; a second caller gets the first one's. */
async function keepFile(store: Store, { id, content }: Record & { content: Document }): Promise<string> {
  const file = await putMedia(store, await drawPdf(store, content), 'pdf')
  await insertFile(store.db, id, file)
  const first = await readFile(store.db, id)
  if (first === undefined) throw new Error('A file that was just kept has no row.')
  return first
}

/** The PDF of a document: of an issued one its file, of a draft as its booking stands. */
export async function pdfOf(store: Store, invoice: number, owner?: OwnerId) {
  const record = await readRecord(store.db, invoice, owner)
  if (!record) return undefined
  const { content } = record
  if (!content) {
    const draft = draftOf(record)
    return { name: fileNameOf(draft, 'pdf'), body: await drawPdf(store, draft) }
  }
  const stored = await store.files.get(record.file ?? (await keepFile(store, { ...record, content })))
  // A file that storage lost is drawn again from what was frozen.
  return { name: fileNameOf(content, 'pdf'), body: stored?.stream ?? (await drawPdf(store, content)) }
}

export async function drawOnce(store: Store, invoice: number) {
  const record = await readRecord(store.db, invoice)
  if (record?.content && record.file === null) await keepFile(store, { ...record, content: record.content })
}

/** Draws a document that was just issued; it stands without its file, too, and the sweep tries again and says why. */
export const drawSoon = (store: Store, invoice: number) => drawOnce(store, invoice).catch(() => {})

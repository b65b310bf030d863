import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { AppContext } from '../context.ts'
import { readAhead } from '../http/read-ahead.ts'
import { uploadsIn } from '../http/uploads.ts'
import { pdfOf } from '../invoices/files.ts'
import type { OwnerId } from '../owner-id.ts'
import { damagePictureOf } from '../damage-deposits/service.ts'
import { readDamages, readDocuments, readPictures, streamExport } from './reads.ts'

/**
 * Exports an account, or one of its clients, as one ZIP in the making: the rows first, of one moment and read at once
 * however slowly the ZIP is taken; then picture by picture and document by document, none of them whole in memory.
 */
export async function exportOf(context: AppContext, owner: OwnerId, client?: number): Promise<Readable> {
  const { db, files, env, clock } = context
  const data = await readAhead(streamExport(db, owner, client), uploadsIn(env))
  async function* entries() {
    yield { name: 'data.json', input: data, lastModified: clock() }
    const pictures = client === undefined ? await readPictures(db, owner) : []
    for (const name of pictures) {
      const picture = await files.get(name)
      if (picture) yield { name: `pictures/${name}`, input: picture.stream, lastModified: clock() }
    }
    for (const { booking, reference, created_at } of await readDamages(db, owner, client)) {
      const picture = await damagePictureOf(context, owner, booking)
      if (picture) yield { name: `damages/${reference}.webp`, input: picture, lastModified: created_at }
    }
    for (const { id, issued_at } of await readDocuments(db, owner, client)) {
      const pdf = await pdfOf(context, id, owner)
      if (pdf) yield { name: `documents/${pdf.name}`, input: pdf.body, lastModified: issued_at }
    }
  }
  return Readable.fromWeb(makeZip(entries()) as Parameters<typeof Readable.fromWeb>[0])
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { dropNote } from '@keyhaven/api/db/migrations/unfinished-restore'
import { newClient } from '@keyhaven/api/db/pool'
import { loadDatabase, prepareDatabase } from '../backup/database/load-database.ts'
import type { DatabaseContent } from '../backup/manifest.ts'

/**
 * Files in the DATA_DIR of an installation of commit c732f9b (22 November 2026) after a day of use, once commit 06d0e64d had
 * brought its database forward: every row as COPY writes it, its files, and what its release store says. Of scripts and pages there, which nobody reads again, only the names are kept.
 * The owner is `ada@old.example`.
 */
type Former = {
  content: DatabaseContent
  rows: Record<string, string>
  releases: Record<string, string>
  media: Record<string, string>
}

const layOut = (folder: string, files: Record<string, string>, encoding: BufferEncoding) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text, encoding)
  }
}

/** Lays that installation out in an empty DATA_DIR, as it was when its server had stopped. */
export const layOutFormerInstallation = async (dataDir: string, pack: string) => {
  const former = JSON.parse(brotliDecompressSync(readFileSync(pack)).toString()) as Former
  layOut(join(dataDir, 'releases'), former.releases, 'utf8')
  layOut(join(dataDir, 'media'), former.media, 'base64')
  const database = await startEmbedded(dataDir)
  try {
    await prepareDatabase(database.url, 'a former installation')
    await loadDatabase(database.url, {
      content: former.content,
      rowsOf: async ({ name }) => Readable.from([former.rows[name] ?? '']),
    })
    const client = newClient(database.url)
    await client.connect()
    await dropNote(client)
    await client.end()
  } finally {
    await database.stop()
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { openDb } from '@keyhaven/api/db/pool'
import { mediaNames } from '@keyhaven/api/files/media-store'
import { to as copyTo } from 'pg-copy-streams'
import type { Client } from './database/tables.ts'

/** A stored file, and whether a row shows it: one that nothing shows may be gone. */
export type MediaName = { name: string; shown: boolean }

const statementOf = async (databaseUrl: string) => {
  const db = openDb(databaseUrl, { max: 1 })
  try {
    return mediaNames.compile(db).sql
  } finally {
    await db.destroy()
  }
}

/**
 * Writes the names of all stored files, as `client` sees them, into a file. There may be millions of them, and the database
 * should not have to answer a statement for as long as they are copied.
 */
export async function writeMediaNames(client: Client, databaseUrl: string, file: string) {
  const statement = `COPY (${await statementOf(databaseUrl)}) TO STDOUT`
  await pipeline(client.query(copyTo(statement)), createWriteStream(file, { mode: 0o600 }))
}

export async function* readMediaNames(file: string): AsyncGenerator<MediaName> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [name = '', visible] = line.split('\t')
    yield { name, shown: visible === 't' }
  }
}

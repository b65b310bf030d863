import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { openDb, type Db } from '@keyhaven/api/db/pool'

/** An empty, migrated PostgreSQL of this run alone. */
export const withDatabase = async <T>(work: (db: Db, url: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-bench-'))
  const postgres = await startEmbedded(folder)
  try {
    await migrate(postgres.url)
    const db = openDb(postgres.url, { max: 10 })
    try {
      return await work(db, postgres.url)
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

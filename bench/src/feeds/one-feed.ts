import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runFeed } from '@keyhaven/api/channels/fetching/run-feed'
import type { AppContext } from '@keyhaven/api/context'
import { type Db } from '@keyhaven/api/db/pool'
import { readEnv } from '@keyhaven/api/env'
import { diskFiles } from '@keyhaven/api/files/disk-files'
import { noLimits } from '@keyhaven/api/http/limits'
import { ownerIdOf } from '@keyhaven/api/owner-id'
import { sql } from 'kysely'
import { median } from '../figures.ts'
import { changedEach, eventsEach, type Portal } from './portal.ts'

const rounds = 15
const nothing = { added: 0, changed: 0 }

/** Context of a process that fetches calendars and nothing else. */
const contextOf = (db: Db, databaseUrl: string, folder: string): AppContext => ({
  ...{ db, databaseUrl, clock: () => new Date(), limits: noLimits, files: diskFiles(folder) },
  env: readEnv({ KEYHAVEN_ENV: 'test', DATA_DIR: folder, DATABASE_URL: databaseUrl, OUTGOING_REQUESTS: 'anywhere' }),
  mail: { where: 'bench', send: async () => {}, close: () => {} },
})

/** Makes feeds as they are before their first fetch. */
const forget = async (db: Db, upTo: number) => {
  await sql`DELETE FROM occupancies WHERE id IN (SELECT occupancy_id FROM imported_stays WHERE feed_id <= ${upTo})`.execute(
    db,
  )
  await sql`DELETE FROM imported_stays WHERE feed_id <= ${upTo}`.execute(db)
}

/** Milliseconds that one run of a feed takes, fetch and all, as the sweep does it: medians of the first feeds, one after the other. */
export const measureOneFeed = async (db: Db, databaseUrl: string, { options }: Portal) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-feeds-'))
  const context = contextOf(db, databaseUrl, folder)
  const time = async (expected: { added: number; changed: number }) => {
    const times: number[] = []
    // The first ones of all wait for the thread that reads, and for statements that are prepared.
    for (const feed of Array.from({ length: rounds }, (_, index) => index + 1)) {
      const start = performance.now()
      const { run } = await runFeed(context, ownerIdOf(feed), feed)
      times.push(performance.now() - start)
      const { added, changed, conflicts } = run ?? {}
      if (added !== expected.added || changed !== expected.changed || conflicts)
        throw new Error(`Feed ${feed} brought ${JSON.stringify(run)}`)
    }
    return median(times)
  }
  try {
    const changed = await time({ added: 0, changed: changedEach })
    const same = await time(nothing)
    options.knowsVersions = true
    await forget(db, rounds)
    await sql`UPDATE feeds SET body_hash = NULL WHERE id <= ${rounds}`.execute(db)
    const fresh = await time({ added: eventsEach, changed: 0 })
    const notModified = await time(nothing)
    options.knowsVersions = false
    return { changed, same, fresh, notModified }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

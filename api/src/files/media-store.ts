import { sql } from 'kysely'
import { dayMs } from '../lifetimes.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { keptMediaLock } from './kept-media.ts'
import { nameOf } from './disk-files.ts'

type Store = Pick<AppContext, 'db' | 'files' | 'clock'>

/**
 * Stores a file that a row will name within minutes. Its own row is committed before the file is there: the sweep, which
 * deletes under that row's lock, either sees that somebody wants it again or is done before it is written again.
 */
export async function putMedia({ db, files, clock }: Store, bytes: Buffer, extension: string): Promise<string> {
  const row = { name: nameOf(bytes, extension), touched_at: clock() }
  await db
    .insertInto('media_files')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ touched_at: row.touched_at }))
    .execute()
  return files.put(bytes, extension)
}

/** Keeps files that were stored earlier and that a row will name within minutes; false where one is gone already. */
export async function keepMedia({ db, clock }: Store, names: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(names)].toSorted()
  // In one order, so that two who keep the same files never wait for each other.
  const { rows } = await sql`
    WITH held AS (SELECT name FROM media_files WHERE name = ANY(${distinct}) ORDER BY name FOR UPDATE)
    UPDATE media_files m SET touched_at = ${clock()} FROM held WHERE m.name = held.name RETURNING m.name`.execute(db)
  return rows.length === distinct.length
}

/** A batch is done long before the database would give its locks away. */
const batch = 50

const isShown = sql<boolean>`(
  EXISTS (SELECT 1 FROM images i WHERE i.sources @> jsonb_build_array(jsonb_build_object('image', m.name)))
  OR EXISTS (SELECT 1 FROM owners o WHERE o.logo_sources <> '[]' AND o.logo_sources @> jsonb_build_array(jsonb_build_object('image', m.name)))
  OR EXISTS (SELECT 1 FROM invoice_files f WHERE f.file = m.name)
  OR EXISTS (SELECT 1 FROM image_avifs a WHERE a.file = m.name))`

const mayDelete = async (tx: Tx) => {
  const { rows } = await sql<{
    may: boolean
  }>`SELECT pg_try_advisory_xact_lock_shared(${keptMediaLock}) AS may`.execute(tx)
  return rows[0]?.may === true
}

/** The name of every stored file, and whether a row shows it; for a client that copies what a statement answers. */
export const mediaNames = sql<{
  name: string
  shown: boolean
}>`SELECT m.name, ${isShown} AS shown FROM media_files m ORDER BY m.name`

/** Looks at the files that nobody touched for a day: one that is shown is left alone for another day, the others go. */
async function sweepBatch({ db, files, clock }: Store) {
  const now = clock()
  const { seen, failure } = await db.transaction().execute(async (tx) => {
    if (!(await mayDelete(tx))) return { seen: 0, failure: undefined }
    const { rows } = await sql<{ name: string; shown: boolean }>`
      SELECT name, ${isShown} AS shown FROM media_files m
      WHERE touched_at < ${new Date(now.getTime() - dayMs)} ORDER BY touched_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`.execute(
      tx,
    )
    const inUse = rows.filter((row) => row.shown).map((row) => row.name)
    const unused = rows.filter((row) => !row.shown).map((row) => row.name)
    // Every one of them has ended before the locks go, also where some failed.
    const ends = await Promise.allSettled(unused.map((name) => files.delete(name)))
    const deletedNames = unused.filter((_name, index) => ends[index]?.status === 'fulfilled')
    await sql`UPDATE media_files SET touched_at = ${now} WHERE name = ANY(${inUse})`.execute(tx)
    await sql`DELETE FROM media_files WHERE name = ANY(${deletedNames})`.execute(tx)
    return { seen: rows.length, failure: ends.find((end) => end.status === 'rejected') }
  })
  if (failure) throw failure.reason
  return seen
}

/** Deletes the files that no picture and no logo shows any more, within two days of the last that did. */
export async function sweepMedia(store: Store) {
  let seen = batch
  while (seen === batch) seen = await sweepBatch(store)
}

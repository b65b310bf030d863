import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from '@keyhaven/api/db/migrations/migrate'
import { otherUsers } from '@keyhaven/api/db/embedded/embedded'
import type { AppEnv } from '@keyhaven/api/env'
import type { Files } from '@keyhaven/api/files/files'
import { openFiles } from '@keyhaven/api/files/open-files'
import pMap from 'p-map'
import { to as copyTo } from 'pg-copy-streams'
import { storeOf } from '../store/open-store.ts'
import { copyMedia, lanes } from './copy-media.ts'
import { fillStore, refuseOtherStore } from './copy-releases.ts'
import { finishDatabase, loadDatabase, prepareDatabase, refuseOtherSchema } from './database/load-database.ts'
import { type Count, type DatabaseContent } from './manifest.ts'
import { type MediaName, readMediaNames, writeMediaNames } from './media-names.ts'
import { openExisting, type System } from './open-system.ts'
import { withSnapshot } from './database/snapshot.ts'
import { type Client, copyOut } from './database/tables.ts'
import type { Say } from './write-backup.ts'

/** Content of the new place, the same as that of the old one. */
export type Moved = { database: DatabaseContent; media?: Count; lost: string[]; releases?: Pick<Count, 'files'> }

/** Copies every stored file to the bucket. A file that is there already and is what its name says is not sent again. */
async function moveMedia({ files, databaseUrl }: System, target: Files, client: Client) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-move-'))
  const media: Count = { files: 0, bytes: 0 }
  const lost: string[] = []
  const take = async ({ name, shown }: MediaName) => {
    const bytes = await copyMedia(files, target, name)
    if (bytes === undefined && shown) lost.push(name)
    if (bytes === undefined) return
    media.files += 1
    media.bytes += bytes
  }
  try {
    const names = join(folder, 'names')
    await writeMediaNames(client, databaseUrl, names)
    await pMap(readMediaNames(names), take, { concurrency: lanes })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { media, lost }
}

async function move(system: System, env: AppEnv, target: AppEnv & { databaseUrl: string }, say: Say): Promise<Moved> {
  return withSnapshot(system.databaseUrl, async ({ client, content }) => {
    await refuseOtherSchema(content, 'The database')
    const store = target.store === env.store ? undefined : await storeOf(target)
    if (store) await refuseOtherStore(system.store, store)
    const isLoaded = await prepareDatabase(target.databaseUrl, `move of ${content.installation}`)
    const files: Omit<Moved, 'database'> = { lost: [] }
    if (target.s3Url) {
      say('Copying pictures and documents')
      Object.assign(files, await moveMedia(system, await openFiles(target), client))
    }
    if (store) {
      say('Copying releases')
      files.releases = { files: await fillStore(system.store, store) }
    }
    if (!isLoaded) {
      say('Filling the database')
      await loadDatabase(target.databaseUrl, { content, rowsOf: async (table) => client.query(copyTo(copyOut(table))) })
    }
    await finishDatabase(target.databaseUrl)
    return { database: content, ...files }
  })
}

/**
 * Carries the embedded database, and where the target names a bucket the stored files, to where the target says; what is
 * moved stays where it was. Goes on where an earlier try ended. Throws while a server runs, or where the target holds
 * anything else.
 */
export async function moveSystem(env: AppEnv, target: AppEnv & { databaseUrl: string }, say: Say): Promise<Moved> {
  const system = await openExisting(env)
  try {
    // A server that is started now waits until the move has ended.
    return await alone(system.databaseUrl, async () => {
      if ((await otherUsers(env.dataDir)) > 0)
        throw new Error(`A server runs on ${env.dataDir}: stop it first, or what it writes now would stay behind.`)
      return move(system, env, target, say)
    })
  } finally {
    await system.close()
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningDatabase, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { findServer } from '@keyhaven/api/db/embedded/postmaster'
import type { AppEnv } from '@keyhaven/api/env'
import type { Files } from '@keyhaven/api/files/files'
import { openFiles } from '@keyhaven/api/files/open-files'
import { storeOf } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'

/** All places where a Keyhaven keeps what it holds. */
export type System = { databaseUrl: string; files: Files; store: Store; close: () => Promise<void> }

export const embeddedFolder = (env: AppEnv) => join(env.dataDir, 'db')

async function openDatabase(env: AppEnv) {
  if (env.databaseUrl) return { url: env.databaseUrl, stop: async () => {} }
  // Starting a server here would end the one that runs and cannot be reached.
  if ((await findServer(embeddedFolder(env))) !== undefined && !(await runningDatabase(env.dataDir)))
    throw new Error(
      `PostgreSQL of ${env.dataDir} runs, but its socket cannot be reached from here: of a systemd service it lies in ` +
        'a /tmp of its own, which keyhaven-backup.service shares. Start that, or stop the server first.',
    )
  return startEmbedded(env.dataDir)
}

/** Throws where the settings name no database, instead of making one. */
export function refuseNoDatabase(env: AppEnv) {
  if (!env.databaseUrl && !existsSync(join(embeddedFolder(env), 'PG_VERSION')))
    throw new Error(`There is no database in ${env.dataDir}; DATA_DIR or DATABASE_URL names another place.`)
}

/** Opens what the settings name, made if need be; joins the embedded database where a server runs it. */
export async function openSystem(env: AppEnv): Promise<System> {
  const store = await storeOf(env)
  const files = await openFiles(env)
  const database = await openDatabase(env)
  return { databaseUrl: database.url, files, store, close: () => database.stop() }
}

/** The same for one that is to be read. Throws where nothing is there. */
export async function openExisting(env: AppEnv): Promise<System> {
  refuseNoDatabase(env)
  return openSystem(env)
}

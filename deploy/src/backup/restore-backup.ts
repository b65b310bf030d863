import { join } from 'node:path'
import type { AppEnv } from '@keyhaven/api/env'
import { diskFiles } from '@keyhaven/api/files/disk-files'
import pMap from 'p-map'
import { openStore } from '../store/open-store.ts'
import { copyMedia, lanes } from './copy-media.ts'
import { fillStore, refuseOtherStore } from './copy-releases.ts'
import { finishDatabase, loadDatabase, prepareDatabase, refuseOtherSchema } from './database/load-database.ts'
import { openSystem } from './open-system.ts'
import { type CheckedBackup, mediaIn } from './read-backup.ts'
import type { Say } from './write-backup.ts'
import { readTable } from './write-part.ts'

/** Which migrations have brought the restored database forward. */
export type Restored = { applied: string[] }

/**
 * Restores a backup into an empty system, which the settings name; goes on where an earlier try with the same backup ended.
 * Files come first and rows last, so a system that starts has both. Throws where the system holds anything already.
 */
export async function restoreBackup({ folder, manifest }: CheckedBackup, env: AppEnv, say: Say): Promise<Restored> {
  await refuseOtherSchema(manifest.database, 'The backup')
  const system = await openSystem(env)
  try {
    const { databaseUrl, files, store } = system
    const source = `backup of ${manifest.madeAt}, ${manifest.database.installation}`
    const releases = openStore(join(folder, 'releases'))
    if (manifest.releases.files > 0) await refuseOtherStore(releases, store)
    const isLoaded = await prepareDatabase(databaseUrl, source)
    say('Copying pictures and documents')
    const backedUp = diskFiles(join(folder, 'media'))
    await pMap(mediaIn(folder), (name) => copyMedia(backedUp, files, name), { concurrency: lanes })
    if (manifest.releases.files > 0) {
      say('Copying releases')
      await fillStore(releases, store)
    }
    if (!isLoaded) {
      say('Filling the database')
      const rowsOf = async (table: Parameters<typeof readTable>[1]) => readTable(folder, table)
      await loadDatabase(databaseUrl, { content: manifest.database, rowsOf })
    }
    return { applied: await finishDatabase(databaseUrl, `restored from the backup of ${manifest.madeAt}`) }
  } finally {
    await system.close()
  }
}

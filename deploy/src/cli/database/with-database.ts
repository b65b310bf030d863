import { migrationState } from '@keyhaven/api/db/migrations/migrate'
import { runningDatabase, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { readEnv } from '@keyhaven/api/env'
import { refuseNoDatabase } from '../../backup/open-system.ts'

/** Works on the database of the settings; the one under `DATA_DIR` is started for it where it does not run. */
export const withDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const { databaseDirectUrl, databaseUrl, dataDir } = readEnv()
  const url = databaseDirectUrl ?? databaseUrl ?? (await runningDatabase(dataDir))
  if (url) return work(url)
  const embedded = await startEmbedded(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

/** The same of a Keyhaven that is there: a mistyped setting makes no empty one. */
export const withKeyhaven = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  refuseNoDatabase(readEnv())
  return withDatabase(async (url) => {
    const { applied } = await migrationState(url)
    if (applied.length === 0)
      throw new Error('There is no Keyhaven in this database; DATA_DIR or DATABASE_URL names another place.')
    return work(url)
  })
}

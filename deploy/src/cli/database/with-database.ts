import { runningDatabase, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { readEnv } from '@keyhaven/api/env'

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

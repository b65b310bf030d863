import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AppEnv } from '@keyhaven/api/env'
import { makeDataDir } from '@keyhaven/api/server/data-dir'
import { directory } from './backing.ts'
import { nameByContent } from './generation.ts'
import type { Store } from './store.ts'

/** The store in a folder, which is made if need be. */
export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  return { folder, backing: directory(folder) }
}

/** The store that the settings name. Of a bucket, what is needed is kept in a folder below `DATA_DIR`. */
export const storeOf = async (env: AppEnv): Promise<Store> => {
  makeDataDir(env.dataDir)
  if (!env.s3Url || !env.store.startsWith('s3://')) return { ...openStore(env.store), root: env.releaseRoot }
  const folder = join(env.dataDir, 'releases-copy', nameByContent(env.store))
  mkdirSync(folder, { recursive: true })
  // 30 MB of code, needed only where the store is a bucket.
  const { bucket } = await import('./bucket.ts')
  return { folder, backing: bucket(env.store, env.s3Url, folder), root: env.releaseRoot }
}

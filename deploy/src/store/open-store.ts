import { mkdirSync } from 'node:fs'
import type { AppEnv } from '@keyhaven/api/env'
import { makeDataDir } from '@keyhaven/api/server/data-dir'
import { directory } from './backing.ts'
import type { Store } from './store.ts'

/** The store in a folder, which is made if need be. */
export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  return { folder, backing: directory(folder) }
}

/** The store that the settings name. */
export const storeOf = (env: AppEnv): Store => {
  makeDataDir(env.dataDir)
  return openStore(env.store)
}

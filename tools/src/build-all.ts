import path from 'node:path'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from './build/build-all.ts'

/** Builds everything and publishes it into a store of the browser tests. */
await buildAll()
const store = openStore(path.join(import.meta.dirname, '../../.reports/data/releases'))
await publishAll(store, [], console.log)

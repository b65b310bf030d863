import path from 'node:path'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from './build/build-all.ts'

/** What the browser tests stand on: everything built and published into a store of their own. */
await buildAll()
const store = openStore(path.join(import.meta.dirname, '../../.reports/data/releases'))
await publishAll(store, [], console.log)

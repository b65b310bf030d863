import { resolve as resolvePath, join } from 'node:path'
import { readEnv } from '@keyhaven/api/env'
import { areaId } from '@keyhaven/shared-contracts/contract/area-manifest'
import { bucketOf, resolve } from '@keyhaven/shared-contracts/contract/registry'
import { publishAll } from './publish-all.ts'
import { inStore, openStore, readRegistry, type Store } from './store.ts'

const usage = `npm run release -- publish [area…]              publish what is built in <workspace>/dist
npm run release -- list                          which version of which area is out
npm run release -- explain <area> <visitor> [owner id]   which version a visitor gets, and why`

const areaOf = (text: string | undefined) => {
  const name = areaId.safeParse(text?.replace(/^mfe-/, ''))
  if (!name.success) throw new Error(`${text ?? 'nothing'} is not one of ${areaId.options.join(', ')}`)
  return name.data
}

const list = (store: Store) => {
  const registry = readRegistry(store)
  console.log(`set ${registry.set}\nshell ${registry.shell.version}`)
  for (const [area, entry] of Object.entries(registry.areas)) {
    const rollout = entry.rollout ? `, ${entry.rollout.version} for ${entry.rollout.percent} %` : ''
    console.log(`${area} ${entry.stable}${entry.previous ? `, before ${entry.previous}` : ''}${rollout}`)
  }
}

const explain = (store: Store, name: string | undefined, visitor = 'nobody', owner?: string) => {
  const area = areaOf(name)
  const registry = readRegistry(store)
  const found = resolve(registry, { area, visitor, owner })
  if (!found) return console.log(`${area} is not published in ${inStore(store)}`)
  const bucket = bucketOf(visitor, area, registry.areas[area]?.salt ?? '').toFixed(2)
  console.log(`${area} ${found.release.version} because of ${found.reason}; ${visitor} is at ${bucket} of 100`)
  for (const { version } of found.fallbacks) console.log(`then ${version}`)
}

const [command, ...rest] = process.argv.slice(2)
const store = openStore(join(resolvePath(readEnv().dataDir), 'releases'))
try {
  if (command === 'publish') await publishAll(store, rest.map(areaOf), console.log)
  else if (command === 'list') list(store)
  else if (command === 'explain') explain(store, rest[0], rest[1], rest[2])
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

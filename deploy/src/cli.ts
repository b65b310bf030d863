import { readEnv } from '@keyhaven/api/env'
import { makeDataDir } from '@keyhaven/api/server/data-dir'
import { areaId, type AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { type AreaEntry, bucketOf, resolve } from '@keyhaven/shared-contracts/platform/registry'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prune, canary, pin, promote, rollBack } from './publish/rollout.ts'
import { inStore, readRegistry, type Store, writeRegistry, alone, openStore } from './store/store.ts'
import { publishAll } from './publish/publish-all.ts'
import { promoteShell, rollBackShell } from './publish/publish.ts'
import { renderPages } from './pages/render-pages.ts'

const day = 86_400_000

/** Removes the releases of areas that nobody can be given and that were published longer ago than so many days. */
const pruneStore = (store: Store, days: number, say: (line: string) => void) => {
  const registry = readRegistry(store)
  for (const area of areaId.options) {
    const found = registry.areas[area]
    if (!found) continue
    const ofRelease = (version: string) => inStore(store, 'mfe', area, `${version}.json`)
    const isOld = (version: string) =>
      (statSync(ofRelease(version), { throwIfNoEntry: false })?.mtimeMs ?? 0) <= Date.now() - days * day
    const { entry, gone } = prune(found, isOld)
    if (!gone.length) continue
    // First what names them: a build that nothing names harms nobody.
    registry.areas[area] = entry
    writeRegistry(store, registry)
    for (const version of gone) {
      rmSync(inStore(store, 'mfe', area, version), { recursive: true, force: true })
      rmSync(ofRelease(version), { force: true })
      say(`${area} ${version} is gone`)
    }
  }
}

const usage = `npm run release -- publish [area…]                   what is built in <workspace>/dist, for everybody
npm run release -- publish <area…> --canary <percent> the same for a share of the visitors
npm run release -- canary <area> <version> <percent>  a release for a share of the visitors; 0 ends it
npm run release -- promote <area|shell> [version]     the canary, or a version, for everybody
npm run release -- rollback <area|shell> [version]    end the canary, else back to the version before
npm run release -- pin <area> <owner id> [version]    a release for one owner; without one, what everybody gets
npm run release -- prune [days]                       remove releases that no visitor gets, older than 30 days
npm run release -- list                               which version of which area is out
npm run release -- explain <area> <visitor> [owner id]  which version a visitor gets, and why`

const areaOf = (text: string | undefined) => {
  const name = areaId.safeParse(text?.replace(/^mfe-/, ''))
  if (!name.success) throw new Error(`${text ?? 'nothing'} is not one of ${areaId.options.join(', ')}`)
  return name.data
}

const given = (text: string | undefined, what: string) => {
  if (!text) throw new Error(`${what}?\n\n${usage}`)
  return text
}

const numberOf = (text: string | undefined, what: string) => {
  const value = Number(given(text, what))
  if (!(value >= 0)) throw new Error(`${text} is no number: ${what}?`)
  return value
}

const described = (area: string, { stable, previous, rollout, owners, withdrawn }: AreaEntry) =>
  [
    `${area} ${stable}`,
    ...(previous ? [`before ${previous}`] : []),
    ...(rollout ? [`${rollout.version} for ${rollout.percent} %`] : []),
    ...Object.entries(owners).map(([owner, version]) => `${version} for owner ${owner}`),
    ...(withdrawn.length ? [`rolled back ${withdrawn.join(' ')}`] : []),
  ].join(', ')

const list = (store: Store) => {
  const { set, shell, areas } = readRegistry(store)
  console.log(`set ${set}\nshell ${shell.version}${shell.previous ? `, before ${shell.previous}` : ''}`)
  for (const [area, entry] of Object.entries(areas)) console.log(described(area, entry))
}

const change = (store: Store, area: AreaId, changed: (entry: AreaEntry) => AreaEntry) =>
  alone(store, async () => {
    const registry = readRegistry(store)
    const entry = registry.areas[area]
    if (!entry) throw new Error(`${area} is not published in ${inStore(store)}`)
    const next = changed(entry)
    writeRegistry(store, { ...registry, areas: { ...registry.areas, [area]: next } })
    await renderPages(store)
    console.log(described(area, next))
  })

const changeShell = (store: Store, changed: () => void) =>
  alone(store, async () => {
    changed()
    await renderPages(store)
    console.log(`shell ${readRegistry(store).shell.version}`)
  })

const explain = (store: Store, name: string | undefined, visitor = 'nobody', owner?: string) => {
  const area = areaOf(name)
  const registry = readRegistry(store)
  const found = resolve(registry, { area, visitor, owner })
  if (!found) return console.log(`${area} is not published in ${inStore(store)}`)
  const bucket = bucketOf(visitor, area, registry.areas[area]?.salt ?? '').toFixed(2)
  console.log(`${area} ${found.release.version} because of ${found.reason}; ${visitor} is at ${bucket} of 100`)
  for (const { version } of found.fallbacks) console.log(`then ${version}`)
}

const run = async (store: Store) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { canary: { type: 'string' } } })
  const [command, first, second, third] = positionals
  if (values.canary !== undefined && (command !== 'publish' || !first))
    throw new Error(`--canary belongs to areas that are published\n\n${usage}`)
  switch (command ?? '') {
    case 'publish': {
      const percent = values.canary === undefined ? undefined : numberOf(values.canary, 'How many percent')
      return publishAll(store, positionals.slice(1).map(areaOf), console.log, percent)
    }
    case 'canary': {
      const percent = numberOf(third, 'How many percent')
      return change(store, areaOf(first), (entry) => canary(entry, given(second, 'Which version'), percent))
    }
    case 'promote':
      return first === 'shell'
        ? changeShell(store, () => promoteShell(store, given(second, 'Which version')))
        : change(store, areaOf(first), (entry) => promote(entry, second))
    case 'rollback':
      return first === 'shell'
        ? changeShell(store, () => rollBackShell(store, second))
        : change(store, areaOf(first), (entry) => rollBack(entry, second))
    case 'pin':
      return change(store, areaOf(first), (entry) => pin(entry, given(second, 'Which owner'), third))
    case 'prune':
      return alone(store, async () => pruneStore(store, numberOf(first ?? '30', 'How many days'), console.log))
    case 'list':
      return list(store)
    case 'explain':
      return explain(store, first, second, third)
    default:
      throw new Error(usage)
  }
}

try {
  await run(openStore(join(makeDataDir(readEnv().dataDir), 'releases')))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

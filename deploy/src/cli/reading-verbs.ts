import { readEnv } from '@keyhaven/api/env'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { bucketOf, resolve } from '@keyhaven/shared-contracts/platform/registry'
import { lastDay } from '../health/last-day.ts'
import { readRights, rightsAt } from '../rights/rights.ts'
import { whyNotFollowed } from '../rights/signed-records.ts'
import { type ChosenHere, explainAddress } from '../edge/canary-visitors.ts'
import { readCurrent, readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { type Change, historyOf, type HistoryRecord } from '../store/history.ts'
import {
  areaOrShell,
  areaShellOrSite,
  notPublished,
  numberOf,
  openedStore,
  type Options,
  print,
  readingVerb,
} from './verb.ts'
import { releasesOf } from './releases.ts'
import { healthTableOf, statusOf, tableOf } from './status.ts'

const statusVerb = readingVerb(
  'status',
  'Says what is out: who gets which version, since when, by whom, and how visitors fare with it.',
  '--json',
).action(async (options: Options) => {
  const env = readEnv()
  const status = await statusOf(await openedStore(env))
  const health = await lastDay(env)
  print(options, { ...status, health }, `${tableOf(status)}\n\n${healthTableOf(health)}`)
})

const listVerb = readingVerb('list', 'Lists the releases in the store, newest first.', 'bookings')
  .addArgument(areaOrShell('[area|shell]'))
  .action(async (name: string | undefined, options: Options) => {
    const store = await openedStore()
    const releases = (await releasesOf(store)).filter(({ area: of }) => !name || of === name)
    if (name && releases.length === 0) throw notPublished(name, store.backing.name)
    const lines = releases.map(({ area: of, version, published, state }) =>
      [of, version, published.slice(0, 16).replace('T', ' '), state].join('  '),
    )
    print(options, releases, lines.join('\n'))
  })

/** Prints which shell, or guests' site, an address of the network gets. */
const printChoice = async (store: Store, what: ChosenHere, address: string, options: Options) => {
  const choice = explainAddress((await readCurrent(store)).generation, address, what)
  if (!choice) throw notPublished(what, store.backing.name)
  const { version, reason, place } = choice
  const where = place === undefined ? '' : `; ${address} is at ${place.toFixed(2)} of 100`
  print(options, { what, version, reason, address, place }, `${what} ${version} because of ${reason}${where}`)
}

const explainVerb = readingVerb('explain', 'Says which version a visitor gets, and why.', 'bookings 3f1c')
  .addArgument(areaShellOrSite())
  .argument(
    '[visitor]',
    'the id that a browser keeps for its visitor; of shell and site, the address of the network',
    'nobody',
  )
  .argument('[owner]', 'the id of the owner who is signed in')
  .action(async (name: AreaId, visitor: string, owner: string | undefined, options: Options) => {
    const store = await openedStore()
    if (name === 'shell' || name === 'site') return printChoice(store, name, visitor, options)
    const registry = await readRegistry(store)
    const resolution = resolve(registry, { area: name, visitor, owner })
    if (!resolution) throw notPublished(name, store.backing.name)
    const bucket = Number(bucketOf(visitor, name, registry.areas[name]?.salt ?? '').toFixed(2))
    const { version } = resolution.release
    const fallbacks = resolution.fallbacks.map((release) => release.version)
    const reason = `${name} ${version} because of ${resolution.reason}; ${visitor} is at ${bucket.toFixed(2)} of 100`
    const data = { area: name, version, reason: resolution.reason, visitor, bucket, fallbacks }
    print(options, data, [reason, ...fallbacks.map((one) => `then ${one}`)].join('\n'))
  })

const changeWords = ({ what, stable, canary, pinned = {}, withdrawn = [] }: Change) => [
  ...(stable ? [`${what} ${stable[0] ?? 'nothing'} → ${stable[1] ?? 'nothing'}`] : []),
  ...(canary ? [`${what} ${canary.version} for ${canary.percent} %`] : []),
  ...(canary === null ? [`${what} canary ended`] : []),
  ...Object.entries(pinned).map(([owner, version]) => `${what} ${version ?? 'what everybody gets'} for owner ${owner}`),
  ...(withdrawn.length ? [`${what} ${withdrawn.join(' ')} rolled back`] : []),
]
/** A record, with the key that signed it and, where that does not count, the reason. */
type HistoryLine = HistoryRecord & { notFollowed?: string; isClockAhead?: true }
const recordWords = ({ at, by, what, why, seen, signature, notFollowed, isClockAhead, changes }: HistoryLine) => {
  const signed = [
    ...(signature ? [`signed by ${signature.key}`] : []),
    ...(notFollowed ? [`not followed: ${notFollowed}`] : []),
  ].join(', ')
  const head = `${at.slice(0, 19).replace('T', ' ')}  ${by}${signed && ` (${signed})`}  ${what}${why ? `  (${why})` : ''}${isClockAhead ? '  (its clock was ahead of the next one’s)' : ''}`
  const lines = [...changes.flatMap(changeWords), ...(seen ? [`seen: ${seen}`] : [])]
  return [head, ...lines.map((line) => `  ${line}`)].join('\n')
}

const historyVerb = readingVerb('history', 'Says who changed what, when and why; newest first.', 'bookings --last 10')
  .addArgument(areaOrShell('[area|shell]'))
  .option('--last <count>', 'no more than so many changes', numberOf, 50)
  .action(async (name: string | undefined, options: Options & { last: number }) => {
    const records: HistoryLine[] = []
    const store = await openedStore()
    const rights = await readRights(store)
    for await (const record of historyOf(store)) {
      if (records.length >= options.last) break
      if (name && !record.changes.some(({ what }) => what === name)) continue
      const isOlder = rights && !rightsAt(rights, record.number)
      const notFollowed = isOlder ? undefined : await whyNotFollowed(store, record.number, rights)
      // The order is that of the changes; times are those of the machines that made them.
      const isClockAhead = record.at > (records.at(-1)?.at ?? record.at)
      records.push({ ...record, ...(notFollowed && { notFollowed }), ...(isClockAhead && { isClockAhead }) })
    }
    if (name && options.last > 0 && records.length === 0)
      throw new Error(`The history of ${store.backing.name} has no change of ${name}`)
    print(options, records, records.map(recordWords).join('\n'))
  })

/** Commands that show which releases are out, and since when. */
export const readingVerbs = [statusVerb, listVerb, explainVerb, historyVerb]

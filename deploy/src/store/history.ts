import { readdirSync, existsSync } from 'node:fs'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { z } from 'zod'
import type { Versions } from '../publish/rollout.ts'
import { versionsOfShell } from '../publish/shell-rollout.ts'
import { inStore, readText, type Store } from './store.ts'

/** Change of one area, or the shell: the version that everybody got before and gets since, and the same of trials. */
const change = z.object({
  what: z.string(),
  stable: z.tuple([z.string().nullable(), z.string().nullable()]).optional(),
  /** The share of the visitors who get a version on trial, in percent; none where the trial ended. */
  canary: z.object({ version: z.string(), percent: z.number() }).nullable().optional(),
  /** Owners whose own version changed, by id; none where they get what everybody gets. */
  pinned: z.record(z.string(), z.string().nullable()).optional(),
  withdrawn: z.array(z.string()).optional(),
})
export type Change = z.infer<typeof change>

const record = z.object({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  /** The command, `rollback bookings`. */
  what: z.string(),
  why: z.string().optional(),
  /** Of a publication: the pages that were opened before anybody got it, `12 pages in 6.3 s`, or `unseen`, or `no browser`. */
  seen: z.string().optional(),
  changes: z.array(change),
  /** The name of the release set that is out since. */
  set: z.string(),
  /** Generation since the change, by its content. */
  generation: z.string(),
  /** Names that it needs a right to, and who signed it, where the store has rights. */
  touches: z.array(z.string()).optional(),
  signature: z.object({ key: z.string(), value: z.string() }).optional(),
})
/** One change of the store: who, when, what and why. The newest one says what is out. */
export type HistoryRecord = z.infer<typeof record>

const folder = 'history'
/** Path of the record of a change. Numbers have no gaps, so that nobody needs a list to find the next one. */
export const recordPath = (number: number) => `${folder}/${String(number).padStart(8, '0')}.json`

/** Newest records that are kept; `sweepHistory` removes older ones. */
export const maxRecords = 10_000
/** The lowest number that a record can have beside that of the newest one. */
export const oldestNumber = (newest: number) => Math.max(1, newest - maxRecords + 1)

/** The record of a change; undefined where there is none of that number, or half of one, which `verify` names. */
export const readRecord = async (store: Store, number: number) => {
  const text = number < 1 ? undefined : await readText(store, recordPath(number))
  try {
    return text === undefined ? undefined : record.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Numbers of records among files; other files in the folder are somebody else's. */
const numbersIn = (files: readonly string[]) =>
  files.flatMap((file) => {
    const digits = /(?:^|\/)(\d{8,15})\.json$/.exec(file)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })

/** Numbers of all records, newest first. */
export const recordNumbers = async (store: Store) => {
  const here = inStore(store, folder)
  const numbers = numbersIn(existsSync(here) ? readdirSync(here) : [])
  const listed = numbers.length > 0 ? numbers : numbersIn((await store.backing.list(folder)).map(({ path }) => path))
  return listed.toSorted((a, b) => b - a)
}

/** The number of the newest record, 0 where there is none; looks on from a number that is known. */
export const newestNumber = async (store: Store, atLeast = 0) => {
  let newest = atLeast || ((await recordNumbers(store))[0] ?? 0)
  while (await store.backing.bring(recordPath(newest + 1))) newest++
  return newest
}

/** Makes a record the newest one, in one step. False where another process was first. */
export const appendRecord = (store: Store, next: HistoryRecord) =>
  store.backing.create(recordPath(next.number), `${JSON.stringify(next, null, 1)}\n`)

/** The records, newest first. */
export async function* historyOf(store: Store) {
  const newest = await newestNumber(store)
  for (let number = newest; number >= oldestNumber(newest); number--) {
    const next = await readRecord(store, number)
    if (next) yield next
  }
}

/** Records that one change removes at most, so that a long history does not hold it up. */
const maxRemovals = 100_000

/** Removes records that are older than the newest ones that are kept. */
export const sweepHistory = async (store: Store, newest: number) => {
  const oldest = oldestNumber(newest)
  if (!(await store.backing.bring(recordPath(oldest - 1)))) return
  const old = (await recordNumbers(store)).filter((number) => number < oldest)
  for (const number of old.slice(-maxRemovals)) await store.backing.remove(recordPath(number))
}

/** Difference in who gets which version of an area, or of the shell. */
const changeOf = (what: string, was: Versions | undefined, now: Versions): Change => {
  const [old, next] = [was?.rollout, now.rollout]
  const withdrawn = now.withdrawn.filter((version) => !was?.withdrawn.includes(version))
  return {
    what,
    ...(was?.stable !== now.stable && { stable: [was?.stable ?? null, now.stable] }),
    ...((old?.version !== next?.version || old?.percent !== next?.percent) && { canary: next ?? null }),
    ...(withdrawn.length && { withdrawn }),
  }
}

/** Differences between two registries, area by area. */
export const changesBetween = (before: Registry, after: Registry): Change[] => {
  const shellBefore = before.shell.version === 'none' ? undefined : versionsOfShell(before.shell)
  const shell = after.shell.version === 'none' ? [] : [changeOf('shell', shellBefore, versionsOfShell(after.shell))]
  const areas = Object.entries(after.areas).map(([area, now]): Change => {
    const was = before.areas[area]
    const owners = [...new Set([...Object.keys(was?.owners ?? {}), ...Object.keys(now.owners)])]
    const pinned = owners.filter((owner) => was?.owners[owner] !== now.owners[owner])
    return {
      ...changeOf(area, was, now),
      ...(pinned.length && { pinned: Object.fromEntries(pinned.map((owner) => [owner, now.owners[owner] ?? null])) }),
    }
  })
  const removed = Object.entries(before.areas).flatMap(([area, { stable }]): Change[] =>
    after.areas[area] ? [] : [{ what: area, stable: [stable, null] }],
  )
  return [...shell, ...areas, ...removed].filter((one) => Object.keys(one).length > 1)
}

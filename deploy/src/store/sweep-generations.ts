import { generationPath, pagePath, readGeneration } from './generation.ts'
import { newestNumber, oldestNumber, readRecord, sweepHistory } from './history.ts'
import { forms } from './compress.ts'
import type { Store } from './store.ts'

/** Time that a generation stays after the next one is out, so that no request that was answered from it fails. */
const graceMs = 600_000

/** The files of generations that are out, or were until a moment ago. */
const inUse = async (store: Store, sinceMs: number) => {
  const used = new Set<string>()
  let until = Number.POSITIVE_INFINITY
  const newest = await newestNumber(store)
  // The one before the newest stays however old it is: it is out where the newest record cannot be read.
  for (
    let number = newest, records = 0;
    number >= oldestNumber(newest) && (until >= sinceMs || records < 2);
    number--
  ) {
    const record = await readRecord(store, number)
    if (!record) continue
    records += 1
    used.add(generationPath(record.generation))
    const generation = await readGeneration(store, record.generation)
    for (const hash of Object.values(generation?.pages ?? {}))
      for (const end of ['', ...forms.map((form) => `.${form}`)]) used.add(pagePath(hash) + end)
    until = Date.parse(record.at)
  }
  return used
}

/** Removes pages and generations that are no longer served, those of processes that died before they were, and the oldest records. */
export const sweepGenerations = async (store: Store, grace = graceMs) => {
  const before = Date.now() - grace
  const used = await inUse(store, before)
  for (const folder of ['pages', 'generations'])
    for (const { path, modifiedMs } of await store.backing.list(folder))
      if (!used.has(path) && modifiedMs <= before) await store.backing.remove(path)
  await sweepHistory(store, await newestNumber(store))
}

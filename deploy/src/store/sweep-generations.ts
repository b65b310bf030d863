import { generationPath, pageHashesOf, pagePath } from './generation.ts'
import { newestNumber, oldestNumber, readRecord, sweepHistory } from './history.ts'
import { forms } from './compress.ts'
import type { Store } from './store.ts'

/** Time that a generation stays after the next one is out, so that no request that was answered from it fails. */
const graceMs = 600_000

/** The files of generations that are out, or were until a moment ago. */
const inUse = async (store: Store, newest: number, sinceMs: number) => {
  const used = new Set<string>()
  let until = Number.POSITIVE_INFINITY
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
    for (const hash of await pageHashesOf(store, record.generation))
      for (const end of ['', ...forms.map((form) => `.${form}`)]) used.add(pagePath(hash) + end)
    until = Date.parse(record.at)
  }
  return used
}

/** Removes pages and generations that are no longer served, those of processes that died before they were, and the oldest records. `atLeast` is the number of a change that is known. */
export const sweepGenerations = async (store: Store, grace = graceMs, atLeast = 0) => {
  const before = Date.now() - grace
  const newest = await newestNumber(store, atLeast)
  const used = await inUse(store, newest, before)
  for (const folder of ['pages', 'generations'])
    for (const { path, modifiedMs } of await store.backing.list(folder))
      if (!used.has(path) && modifiedMs <= before) await store.backing.remove(path)
  await sweepHistory(store, newest)
}

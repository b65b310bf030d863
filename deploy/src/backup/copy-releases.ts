import { readFile } from 'node:fs/promises'
import { newestNumber, oldestNumber, recordPath } from '../store/history.ts'
import { inStore, putFile, readText, type Store } from '../store/store.ts'
import { verifyStore } from '../store/verify-store.ts'

/** Copies what others refer to after what refers to it, so that no reference leads to something that is newer than the copy. */
const folders = ['generations', 'pages', 'mfe', 'shell', 'site', 'embed', 'sboms', 'sources', 'rights']

/** Takes a file of the store into a copy, by its path; answers nothing. */
type Take = (path: string, file: string) => Promise<void>

/**
 * Reads a store while others publish to it: the history first, then what its newest record names. What is swept or pruned
 * meanwhile is named no more.
 */
export async function readStore(store: Store, take: Take) {
  const takeOne = async (path: string) => {
    if (!(await store.backing.bring(path).catch(() => false))) return
    await take(path, inStore(store, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  const newest = await newestNumber(store)
  for (let number = oldestNumber(newest); number <= newest; number++) await takeOne(recordPath(number))
  for (const folder of folders) for (const { path } of await store.backing.list(folder)) await takeOne(path)
}

/** Throws where a store holds other releases than those that it is to be filled with. */
export async function refuseOtherStore(source: Store, target: Store) {
  const newest = await newestNumber(target)
  if (newest === 0) return
  const [theirs, ours] = [await readText(target, recordPath(newest)), await readText(source, recordPath(newest))]
  if (theirs !== ours) throw new Error(`The release store ${target.backing.name} is not empty; use another one.`)
}

/** Fills an empty store, or goes on with one that was being filled: builds first, and last the records that name them. Answers how many files. */
export async function fillStore(source: Store, target: Store) {
  const records: [path: string, text: string][] = []
  let files = 0
  await readStore(source, async (path, file) => {
    const bytes = await readFile(file)
    files += 1
    if (path.startsWith('history/')) records.push([path, bytes.toString()])
    else if (!(await target.backing.bring(path))) await putFile(target, path, bytes)
  })
  for (const [path, text] of records)
    if (!(await target.backing.create(path, text)) && (await readFile(inStore(target, path), 'utf8')) !== text)
      throw new Error(`${target.backing.name} got a release meanwhile.`)
  return files
}

/** Problems of a copy of a store; none where nothing was ever published. */
export const storeProblems = async (store: Store) =>
  (await newestNumber(store)) === 0 ? [] : (await verifyStore(store)).problems

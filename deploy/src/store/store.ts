import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readRegistry as parseRegistry, registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { lock } from 'proper-lockfile'

/** The release store: immutable builds, the registry that points at them, and the HTML rendered from both. */
export type Store = { folder: string }

/** The store in a folder, which is made if need be. */
export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  return { folder }
}

/** A path inside the store. */
export const inStore = (store: Store, ...path: string[]) => join(store.folder, ...path)

/** Replaces a file in one step, so that a reader never sees half of it. */
export const replaceFile = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, text)
  renameSync(next, file)
}

const empty: Registry = {
  schema: 1,
  set: 'none',
  shell: { version: 'none', withdrawn: [], paths: ['/owner/*'], pages: [] },
  areas: {},
}

/** What is out. A store that nothing was published to yet has an empty registry. */
export const readRegistry = (store: Store): Registry => {
  const file = inStore(store, 'registry.json')
  if (!existsSync(file)) return empty
  try {
    return parseRegistry(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is not a registry`, { cause: error })
  }
}

/** Reads the registry again only when it was replaced. */
export const registryReader = (store: Store) => {
  let kept: { state: string; registry: Registry } | undefined
  return () => {
    const found = statSync(inStore(store, 'registry.json'), { throwIfNoEntry: false })
    // A file that is replaced has another inode; its time alone moves in steps of milliseconds.
    const state = found ? `${found.ino} ${found.mtimeMs}` : ''
    if (kept?.state !== state) kept = { state, registry: readRegistry(store) }
    return kept.registry
  }
}

const nameOf = ({ shell, areas }: Registry) => {
  const given = Object.entries(areas).map(([area, { stable, rollout, owners }]) => [area, stable, rollout, owners])
  return createHash('sha256')
    .update(JSON.stringify([shell.version, given]))
    .digest('hex')
    .slice(0, 8)
}

/** Makes a registry the one that is out, under a name that says who gets what. */
export const writeRegistry = (store: Store, registry: Registry) =>
  replaceFile(
    inStore(store, 'registry.json'),
    `${JSON.stringify(registryJson({ ...registry, set: nameOf(registry) }), null, 1)}\n`,
  )

/**
 * Makes one change of the store at a time, whichever process asks, so that no team's release is lost to another's.
 * A lock whose process died is taken over after ten seconds; fails after a minute of waiting.
 */
export const alone = async <T>(store: Store, change: () => Promise<T>): Promise<T> => {
  const retries = { retries: 240, factor: 1, minTimeout: 250 }
  const release = await lock(store.folder, { retries }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error
    throw new Error(`Another process has been changing ${store.folder} for a minute; try again`, { cause: error })
  })
  try {
    return await change()
  } finally {
    await release()
  }
}

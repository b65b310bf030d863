import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Backing } from './backing.ts'
import { temporaryPath } from './temporary.ts'

/**
 * The release store. All files of it are immutable: builds (`mfe`, `shell`, `site`, `embed`), rendered `pages` and
 * `generations` that name them, each by its content, and the `history`, whose newest record says which generation is out.
 */
export type Store = {
  /** Folder in which this process reads the files. */
  folder: string
  backing: Backing
  /** Public key that the rights of the store begin with; without one, those that it has are taken as they are. */
  root?: string | undefined
}

/** A path inside the store. */
export const inStore = (store: Store, ...path: string[]) => join(store.folder, ...path)

/** Moves a finished file or folder to its place in the store, in one step. */
export const moveInto = (store: Store, finished: string, path: string) => {
  const place = inStore(store, path)
  mkdirSync(dirname(place), { recursive: true })
  renameSync(finished, place)
}

/** Puts a file into the store: whole, or not at all. */
export const putFile = async (store: Store, path: string, content: string | Buffer) => {
  const next = temporaryPath(store.folder)
  writeFileSync(next, content)
  await store.backing.keep(path, next)
  moveInto(store, next, path)
}

/** The text of a file of the store; undefined where there is none. */
export const readText = async (store: Store, path: string) =>
  (await store.backing.bring(path)) ? readFileSync(inStore(store, path), 'utf8') : undefined

import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { temporaryPath } from './temporary.ts'

/** A file of the store, by its path in it, and when it was put there. */
export type StoredFile = { path: string; modifiedMs: number }

/**
 * Permanent place of a store's files. Processes read and write them in a folder: the store itself where that is a
 * directory, a copy of what is needed where it is a bucket. Files never change, so a copy is never out of date.
 */
export type Backing = {
  /** Name for people. */
  name: string
  /** Interval between two looks for a newer generation, in milliseconds. */
  lookEveryMs: number
  /** Makes sure that the folder has a file. False where the store has none. */
  bring: (path: string) => Promise<boolean>
  /** Makes a file that was written elsewhere part of the store for good, before the folder has it. */
  keep: (path: string, file: string) => Promise<void>
  /** Puts a file that must not be there yet, in one step. False where another process was first. */
  create: (path: string, text: string) => Promise<boolean>
  /** The files below a folder of the store. */
  list: (path: string) => Promise<StoredFile[]>
  remove: (path: string) => Promise<void>
}

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Files below a folder as sorted paths relative to it; none where there is no folder. */
export const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .toSorted()
    : []

/** A store that is a directory, on a disk of this machine or one that several share. */
export const directory = (folder: string): Backing => ({
  name: folder,
  lookEveryMs: 0,
  bring: async (path) => existsSync(join(folder, path)),
  keep: async () => undefined,
  create: async (path, text) => {
    const [file, next] = [join(folder, path), temporaryPath(folder)]
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(next, text, { flush: true })
    try {
      // Unlike a rename, a link fails where the name is taken.
      linkSync(next, file)
      return true
    } catch (error) {
      if (isThere(error)) return false
      throw error
    } finally {
      rmSync(next)
    }
  },
  list: async (path) =>
    filesBelow(join(folder, path)).flatMap((file) => {
      // Another process may be removing it.
      const stat = statSync(join(folder, path, file), { throwIfNoEntry: false })
      return stat ? [{ path: `${path}/${file}`, modifiedMs: stat.mtimeMs }] : []
    }),
  remove: async (path) => rmSync(join(folder, path), { recursive: true, force: true }),
})

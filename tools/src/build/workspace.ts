import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../../..')
/** A path inside the repository. */
export const at = (...path: string[]) => join(root, ...path)

/** The version of a package installed at the root. */
export const versionOf = (name: string) =>
  (readJson(at('node_modules', name, 'package.json')) as { version: string }).version

/** All files below a folder, as paths relative to it, sorted; nothing where there is no folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .toSorted()
    : []

/** The parsed JSON of a file. */
export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The areas, by the folder of their remote. */
export const areaFolders = {
  auth: 'mfe-auth',
  bookings: 'mfe-bookings',
  inventory: 'mfe-inventory',
  finance: 'mfe-finance',
  public: 'mfe-public',
} as const
export type AreaName = keyof typeof areaFolders

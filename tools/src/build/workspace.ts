import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type AreaId, areaId } from '@keyhaven/shared-contracts/platform/area-manifest'

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

/** The areas of a workspace and the folder of each. An area is a folder `mfe-*` that has a manifest; there is no list. */
export const areasIn = (workspace: string): Readonly<Record<AreaId, string>> =>
  Object.fromEntries(
    readdirSync(workspace)
      .filter((folder) => folder.startsWith('mfe-') && existsSync(join(workspace, folder, 'src/manifest.ts')))
      .toSorted()
      .map((folder) => [areaId.parse(folder.slice('mfe-'.length)), folder]),
  )
/** The areas of this repository. */
export const areaFolders = areasIn(root)

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { antdGroups, eagerComponents } from './antd-groups.ts'
import { at, filesBelow, readJson } from './workspace.ts'

const contracts = at('shared-contracts')
const imports = /(?:import|export)\s+(?!type\b)(?:[\w*\s]+,?\s*)?(?:\{([^}]*)\})?\s*(?:from\s+)?'([^']+)'/g

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, names = '', from = '']) => ({
    from,
    names: names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name && !name.startsWith('type ')),
  }))

/** The antd components that a file of the web half needs, its own imports of the web half included. */
const antdNames = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  return importsOf(file).flatMap(({ from, names }) =>
    from === 'antd' ? names : from.startsWith('.') ? antdNames(join(dirname(file), from), seen) : [],
  )
}
/** Modules that draw a map load for those who open one. */
const drawsMaps = (file: string): boolean =>
  importsOf(file).some(({ from }) =>
    from.startsWith('.')
      ? existsSync(join(dirname(file), from)) && drawsMaps(join(dirname(file), from))
      : from === 'leaflet',
  )
const isEager = (file: string) => antdNames(file).every((name) => eagerComponents.includes(name)) && !drawsMaps(file)
/** Groups whose parts are in files that `sharedFiles` names, so that no other file repeats one. */
const namesOfFiles = new Set([...(antdGroups.core ?? []), ...(antdGroups.data ?? [])])
const isOfFiles = (file: string) => antdNames(file).every((name) => namesOfFiles.has(name))

type Exports = { exports: Record<string, string> }
export type WebEntry = { key: string; file: string; eager: boolean }

/**
 * Modules of the web half that areas may borrow: the entries that the package exports, each a share key of its own, so that there
 * is one instance of it. An entry that shows components of a lazy antd group, or a map, is lazy itself, or the shell would
 * carry them for everybody.
 */
export const webEntries = (): WebEntry[] =>
  Object.entries((readJson(join(contracts, 'package.json')) as Exports).exports)
    .filter(([name]) => name.startsWith('./web/'))
    .map(([name, file]) => ({
      key: `@keyhaven/shared-contracts/${name.slice(2)}`,
      file: join(contracts, file),
      eager: isEager(join(contracts, file)),
    }))

/** The files of the web half that show components of other groups than those. */
export const borrowingFiles = (): string[] =>
  filesBelow(join(contracts, 'src/web'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(contracts, 'src/web', file))
    .filter((file) => !isOfFiles(file))

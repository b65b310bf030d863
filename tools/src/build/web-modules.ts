import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { antdGroups, eagerGroups } from './antd-groups.ts'
import { at, filesBelow } from './workspace.ts'

const web = at('shared-contracts/src/web')
const imports = /import\s+(?!type\b)(?:[\w*\s]+,?\s*)?(?:\{([^}]*)\})?\s*(?:from\s+)?'([^']+)'/g
const eagerNames = new Set(eagerGroups.flatMap((group) => antdGroups[group] ?? []))

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

export type WebModule = { key: string; file: string; eager: boolean }

/**
 * The web half: each file is a share key of its own, so that there is one instance of it. A file that shows components
 * of a lazy antd group is lazy itself, or the shell would carry the group for everybody.
 */
export const webModules = (): WebModule[] =>
  filesBelow(web)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      key: `@keyhaven/shared-contracts/web/${file.replace(/\.tsx?$/, '')}`,
      file: join(web, file),
      eager: antdNames(join(web, file)).every((name) => eagerNames.has(name)),
    }))

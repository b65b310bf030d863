import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One package of the lockfile. */
export type Dependency = {
  name: string
  version: string
  licence: string | undefined
  /** Only building and testing need it. */
  isTool: boolean
  runsScripts: boolean
}

type Entry = {
  name?: string
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  hasInstallScript?: boolean
}
type Lockfile = { packages: Record<string, Entry> }

/** Every package that an installation on any platform can have, each version once. Workspaces are none. */
export const dependenciesIn = (text: string): Dependency[] => {
  const { packages } = JSON.parse(text) as Lockfile
  const all = Object.entries(packages).flatMap(([place, entry]): [string, Dependency][] => {
    if (!place.includes('node_modules/') || entry.link) return []
    const name = entry.name ?? place.split('node_modules/').at(-1) ?? ''
    const { version = '', license: licence, dev = false, devOptional = false, hasInstallScript = false } = entry
    return [
      [`${name} ${version}`, { name, version, licence, isTool: dev || devOptional, runsScripts: hasInstallScript }],
    ]
  })
  return [...new Map(all).values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

export const readDependencies = (root: string) =>
  dependenciesIn(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

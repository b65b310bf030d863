import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { carriedSources } from './import-graph.ts'
import { at, filesBelow, readJson } from './workspace.ts'

const isSource = (file: string) => !/\.test\.tsx?$|^testing\//.test(file)

/** Of the content of files and folders of the repository, tests left out. */
export const sourceHash = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) {
    const path = at(part)
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory()
      ? filesBelow(path)
          .filter(isSource)
          .map((file) => join(path, file))
      : [path]
    for (const file of files) hash.update(file.slice(at().length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Sources that every build depends on beside its own workspace. */
export const commonSources = [
  'package-lock.json',
  'shared-contracts/src',
  'shared-contracts/face/current.json',
  'tools/src/build',
  'tools/src/face',
]

/** The packages that are installed from outside, by their versions: what areas are called is no matter of others. */
const installedPackages = () => {
  const { packages } = readJson(at('package-lock.json')) as { packages: Record<string, { link?: true }> }
  return Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link)
}

/**
 * Of all that a build of an area is made from: its own sources, those that it carries along, the tools and the packages. Another area's calls,
 * reasons and words change nothing of it.
 */
export const areaSourceHash = (folder: string) => {
  const own = filesBelow(at(folder, 'src')).filter(isSource)
  const carried = carriedSources(own.map((file) => at(folder, 'src', file)))
  return createHash('sha256')
    .update(
      sourceHash(
        `${folder}/src`,
        ...carried,
        'shared-contracts/face/current.json',
        'tools/src/build',
        'tools/src/face',
      ),
    )
    .update(JSON.stringify(installedPackages()))
    .digest('hex')
    .slice(0, 16)
}

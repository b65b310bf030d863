import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'

/** True for sources that may name others. */
export const isCode = (file: string) => /\.(?:tsx?|mjs)$/.test(file)
const workspaceOf = (file: string) => file.split('/')[0] ?? ''

/** Every text in a file that may name another: imports of all kinds, workers, programs that are started, folders that are read. */
const names = /(['"`])((?:\.{1,2}\/|@keyhaven\/|#|[a-z][\w-]*\/)[^'"`\s]*)\1/g

type Exports = Record<string, string>
type Package = { name?: string; exports?: Exports; imports?: Exports }

/** The path that a package's list of `exports` or `imports` gives a name. */
const mapped = (list: Exports = {}, name: string) => {
  for (const [pattern, target] of Object.entries(list)) {
    if (pattern === name) return target
    const [start = '', end = ''] = pattern.split('*')
    if (pattern.includes('*') && name.startsWith(start) && name.endsWith(end))
      return target.replace('*', name.slice(start.length, name.length - end.length))
  }
  return undefined
}

/** The path below the root that a name in a file stands for, as far as it is one of the project's. */
const pathOf = (packages: ReadonlyMap<string, Package>, file: string, name: string) => {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const isOwn = name.startsWith('#')
  const [workspace = '', ...rest] = isOwn ? [workspaceOf(file)] : name.replace('@keyhaven/', '').split('/')
  if (!isOwn && !name.startsWith('@keyhaven/')) return name
  const { exports, imports } = packages.get(workspace) ?? {}
  const target = isOwn ? mapped(imports, name) : mapped(exports, ['.', ...rest].join('/'))
  return target && posix.join(workspace, target)
}

/** By file, the files that name it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Reads which file names which. A name with a variable (`./${locale}.ts`) stands for all files that fit, a folder for what it holds.
 * Better one too many than one too few: what is left out is not tested.
 */
export const readImporters = (root: string, files: readonly string[]): Importers => {
  const all = new Set(files)
  const folders = Map.groupBy(files, (file) => posix.dirname(file))
  const packages = new Map(
    files
      .filter((file) => /^[\w-]+\/package\.json$/.test(file) && existsSync(join(root, file)))
      .map((file) => [workspaceOf(file), JSON.parse(readFileSync(join(root, file), 'utf8')) as Package]),
  )
  const filesAt = (path: string): readonly string[] => {
    if (all.has(path)) return [path]
    if (!path.includes('${')) return folders.get(path) ?? []
    const [folder = ''] = path.split('${')
    const inFolder = folders.get(folder.replace(/\/[^/]*$/, '')) ?? files
    return inFolder.filter((file) => matchesGlob(file, path.replace(/\$\{[^}]*\}?/g, '*')))
  }
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    if (!isCode(file) || !existsSync(join(root, file))) continue
    for (const [, , name = ''] of readFileSync(join(root, file), 'utf8').matchAll(names)) {
      const path = pathOf(packages, file, name)
      for (const target of path === undefined ? [] : filesAt(path)) {
        if (target !== file) importers.set(target, (importers.get(target) ?? new Set()).add(file))
      }
    }
  }
  return importers
}

const isOfTools = (file: string) => /^tools\/src\/.*\.test\.ts$/.test(file)

/** Files that a file may matter to at once: those that name it; of one that is read without a name, all code of its workspace. */
export const directImporters = (importers: Importers, file: string, files: readonly string[]): readonly string[] => {
  const named = [...(importers.get(file) ?? [])]
  // Tests of the tools compare documents, and what stands at the root, with the code.
  if (file.endsWith('.md')) return [...named, ...files.filter(isOfTools)]
  if (isCode(file) || named.length > 0) return named
  const workspace = workspaceOf(file)
  return files.filter((other) => isCode(other) && (other.startsWith(`${workspace}/`) || isOfTools(other)))
}

/** The changed files with all that they can affect. */
export const affectedBy = (changed: readonly string[], importers: Importers, files: readonly string[]) => {
  const affected = new Set(changed)
  for (const file of affected) for (const importer of directImporters(importers, file, files)) affected.add(importer)
  return affected
}

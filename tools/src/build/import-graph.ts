import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { at } from './workspace.ts'

export type Import = { from: string; name: string; local: string }

/** Imports of a module at run time: names by their modules, and all modules that it leads to, as it writes them. */
export const importsIn = (file: string, text: string): { imports: Import[]; modules: string[] } => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName, localName, isType }) =>
      isType ? [] : [{ from: moduleRequest.value, name: importName.name ?? '*', local: localName.value }],
    ),
  )
  const bare = staticImports.flatMap(({ moduleRequest, entries }) => (entries.length === 0 ? moduleRequest.value : []))
  const modules = [
    ...imports.map(({ from }) => from),
    ...bare,
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return { imports, modules }
}

/** The files of a path in which a part is said at run time: `./messages/${locale}.ts`. */
const filesLike = (path: string) => {
  const [folder, name] = [dirname(path), basename(path)]
  const pattern = new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '.*')}$`)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => pattern.test(file))
        .map((file) => join(folder, file))
    : []
}

const ours = '@keyhaven/shared-contracts/'
/** True for a module of the shell's, which is none of a borrower's files. */
const isBorrowed = (from: string) => from.startsWith(`${ours}web/`)

const filesOf = (file: string, from: string): string[] => {
  if (from.startsWith('.'))
    return from.includes('${') ? filesLike(join(dirname(file), from)) : [join(dirname(file), from)]
  return from.startsWith(ours) && !isBorrowed(from) ? [fileURLToPath(import.meta.resolve(from))] : []
}

/** Sources that these files lead to and that a build of them carries along, themselves included, as paths in the repository, sorted. */
export const carriedSources = (entries: readonly string[]): string[] => {
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const from of importsIn(file, readFileSync(file, 'utf8')).modules) filesOf(file, from).forEach(follow)
  }
  entries.forEach(follow)
  return [...seen].map((file) => relative(at(), file)).toSorted()
}

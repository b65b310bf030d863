import type { ChunkGroup } from '../store/build-info.ts'

const scripts = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'))
const styleSheets = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'))

/**
 * The style sheets that a shell starts with: its own, whose rules stand in the document because they dress the skeleton, and those beside
 * it, which are files.
 */
export const startSheets = (files: readonly string[]) => {
  const isOwn = (file: string) => /\/index\.[^/]*$/.test(file)
  const sheets = styleSheets(files)
  return [sheets.filter(isOwn), sheets.filter((file) => !isOwn(file))] as const
}

/** Files that every page of an area loads: its entry and the module that it exposes. */
export const areaFiles = (groups: readonly ChunkGroup[]) =>
  scripts(groups.filter(({ request, share, initial }) => initial || (!request && !share)).flatMap(({ files }) => files))

const sameModule = (request: string | null, module: string) =>
  request?.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '') === module

/** The scripts and sheets of one page of an area beyond `areaFiles`, and the shared modules that all of it needs. */
export const pageFiles = (groups: readonly ChunkGroup[], module: string | undefined) => {
  const page = module ? groups.filter(({ request }) => sameModule(request, module)) : []
  const always = groups.filter(({ request, share }) => !request && !share)
  return {
    files: scripts(page.flatMap(({ files }) => files)),
    sheets: styleSheets(page.flatMap(({ files }) => files)),
    shares: [...new Set([...always, ...page].flatMap(({ shares }) => shares))],
  }
}

/** The shell's files that bring these shared modules, and the ones which those need in turn. */
const filesOfShares = (shellGroups: readonly ChunkGroup[], shares: readonly string[]) => {
  const queue = [...shares]
  const seen = new Set<string>()
  const files: string[] = []
  for (let share = queue.shift(); share; share = queue.shift()) {
    if (seen.has(share)) continue
    seen.add(share)
    for (const group of shellGroups.filter((candidate) => candidate.share === share)) {
      files.push(...group.files)
      queue.push(...group.shares)
    }
  }
  return [...new Set(files)]
}

/** The scripts of these shared modules. */
export const shareFiles = (shellGroups: readonly ChunkGroup[], shares: readonly string[]) =>
  scripts(filesOfShares(shellGroups, shares))

/** The style sheets of these shared modules. */
export const shareSheets = (shellGroups: readonly ChunkGroup[], shares: readonly string[]) =>
  styleSheets(filesOfShares(shellGroups, shares))

/** The language of a catalog's module: `./invoices/de.ts` is what the catalog `invoices` says in German. */
const catalogModule = /^(?:\.|.*?)\/((?:reasons\/)?[\w-]+)\/([a-z]{2,3})(?:\.ts)?$/

/** The scripts of these catalogs in each of their languages. */
export const catalogFiles = (groups: readonly ChunkGroup[], catalogs: readonly string[]) => {
  const scriptsByLanguage = groups.flatMap(({ request, files }) => {
    const [, name = '', lang = ''] = catalogModule.exec(request ?? '') ?? []
    return catalogs.includes(name) ? scripts(files).map((file) => ({ file, lang })) : []
  })
  // Catalogs that are needed together may share a file.
  return [...new Map(scriptsByLanguage.map((one) => [one.file, one])).values()]
}

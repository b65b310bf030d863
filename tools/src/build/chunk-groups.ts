import path from 'node:path'
import type { Rspack } from '@rsbuild/core'

/** Files that one `import()`, or the entry, makes the browser load. */
export type ChunkGroup = {
  /** As written in the `import()`; null for the entry and the exposed module. */
  request: string | null
  /** The shared module that this brings, where it is one of the shell's lazy ones. */
  share: string | null
  initial: boolean
  files: string[]
  /** Keys of shared modules that it needs before it runs. */
  shares: string[]
  /** True where the charts are in it. */
  charts: boolean
}

const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/
const provided = /^provide (?:shared )?module \([^)]*\) (@?[^@]+)@/
const keyIn = (pattern: RegExp, identifier: string) => pattern.exec(identifier)?.[1]

/** Of a module, or of all that were joined into it. */
const identifiersOf = (module: Rspack.Module): string[] =>
  'modules' in module && Array.isArray(module.modules)
    ? module.modules.flatMap((inner: Rspack.Module) => identifiersOf(inner))
    : [module.identifier()]

const keysOf = (chunk: Rspack.Chunk) =>
  [...chunk.groupsIterable].flatMap((group) =>
    group.origins.map((origin) => keyIn(provided, origin.module?.identifier() ?? '')),
  )

type ModuleTest = Exclude<NonNullable<Rspack.OptimizationSplitChunksCacheGroup['test']>, string | RegExp>

/** True for what is part of any of these shared modules. */
const partOf = (...shares: string[]): ModuleTest => {
  const keys: (string | undefined)[] = shares.map((share) => `@keyhaven/shared-contracts/${share}`)
  const isOne = (chunk: Rspack.Chunk) => keysOf(chunk).some((key) => keys.includes(key))
  return (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(isOne)
}

/** One file for what is part of any of these shared modules, so that no other group repeats a part of it. */
const together = (name: string, ...shares: string[]): Rspack.OptimizationSplitChunksCacheGroup => ({
  ...{ chunks: 'async', name, enforce: true },
  test: partOf(...shares),
})

const isOfList = partOf('antd/data', 'web/list')
const isOfOthers = partOf(
  ...['antd/form', 'antd/date', 'antd/display'],
  ...['web/form', 'web/record', 'web/days', 'web/invoices', 'web/invoice-actions'],
)
/** True for what waits for another shared module. It stays where it is: in a file that this one waits for, both would wait for ever. */
const isBorrowed = (module: Rspack.Module) => consumed.test(module.identifier())

const sheet = 'css/mini-extract'
const isOfAntd = (module: Rspack.Module) => /[\\/]\.rsbuild[\\/]antd[\\/]/.test(module.nameForCondition() ?? '')

/**
 * Chunks of the shell's shared modules: what every page borrows, and what every page with a form does. None in
 * `core` may import antd's forms: these need `core` themselves, and each would wait for the other.
 */
export const sharedFiles: Record<string, Rspack.OptimizationSplitChunksCacheGroup> = {
  // antd's styles of what the shell shows itself are a file beside its own rules, which stand in each page.
  startStyles: { chunks: 'initial', enforce: true, name: 'antd-start', test: isOfAntd, type: sheet, priority: 5 },
  // Those of what most pages borrow are another; of other groups they come with the scripts.
  styles: { ...together('antd', 'antd/core', 'antd/form', 'antd/data'), type: sheet, priority: 4 },
  // Beside them, rules of the shell itself have names of their own: where they stand in the page depends on it.
  ownStyles: {
    ...{ chunks: 'async', enforce: true, type: sheet, priority: 3 },
    test: (module) => !isOfAntd(module),
    name: (module: Rspack.Module) => `own-${path.basename(path.dirname(module.nameForCondition() ?? ''))}`,
  },
  // What lists and forms have in common comes with what every page borrows, so that a list is shown without the forms.
  common: {
    ...{ chunks: 'async', name: 'core', enforce: true, priority: 3 },
    test: (module, context) => !isBorrowed(module) && isOfList(module, context) && isOfOthers(module, context),
  },
  core: { ...together('core', 'antd/core', 'web/layout', 'web/page', 'web/facts', 'web/inputs'), priority: 2 },
  tables: { ...together('tables', 'antd/data', 'web/list'), priority: 1 },
  forms: { ...together('forms', 'antd/form'), priority: 1 },
  records: { ...together('records', 'web/form', 'web/record'), priority: 0 },
}

/** The `import()` as written; of one that names a folder of languages, the module that this group has of it. */
const requestOf = (request: string | undefined, identifiers: readonly string[]) => {
  if (!request) return null
  const folder = request.replace(/^(?:\.\.?\/)+/, '/')
  const inFolder = identifiers.filter((one) => path.dirname(one).endsWith(folder)).toSorted()
  // Beside the languages may lie what they all need.
  const module = inFolder.find((one) => /\/[a-z]{2}\.ts$/.test(one)) ?? inFolder[0]
  return module ? `${request}/${path.basename(module)}` : request
}

/** Once for each of its `import()`s: those that name their chunk alike share it. */
const describe = (compilation: Rspack.Compilation, group: Rspack.ChunkGroup): ChunkGroup[] => {
  const identifiers = group.chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(identifiersOf),
  )
  const about = {
    initial: group.isInitial(),
    files: [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => !file.endsWith('.map')),
    shares: [...new Set(identifiers.flatMap((identifier) => keyIn(consumed, identifier) ?? []))].toSorted(),
    charts: identifiers.some((identifier) => identifier.includes('/@antv/g2/')),
  }
  const origins = group.origins.length > 0 ? group.origins : [undefined]
  return origins.map((origin) => {
    const from = origin?.module?.identifier() ?? ''
    return {
      request: requestOf(origin?.request, identifiers),
      share: keyIn(provided, from) ?? keyIn(consumed, from) ?? null,
      ...about,
    }
  })
}

/** Reports the chunk groups of a build: the preload list of every page without a browser. */
export class ChunkGroups {
  all: ChunkGroup[] = []

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.afterEmit.tap('ChunkGroups', (compilation) => {
      const groups = new Set([...compilation.chunks].flatMap((chunk) => [...chunk.groupsIterable]))
      const described = [...groups]
        .flatMap((group) => describe(compilation, group))
        .filter(({ files }) => files.length > 0)
      const byText = new Map(described.map((group) => [JSON.stringify(group), group]))
      // The compiler names them in another order each time.
      this.all = [...byText.keys()].toSorted().flatMap((text) => byText.get(text) ?? [])
    })
  }
}

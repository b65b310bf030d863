import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaId, areaManifest, manifestPage, pathPattern } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { CallShape, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { Platform } from '@keyhaven/shared-contracts/platform/compatibility'
import { areaHelp } from '@keyhaven/shared-contracts/platform/help'
import { z } from 'zod'
import { buildFiles, isBuildPath } from './build-files.ts'
import { BuildError } from './integrity.ts'
import { inStore, readText, type Store } from './store.ts'

const filePath = z.string().refine(isBuildPath, 'A file of the build')
/** As package.json has it. It becomes the name of a folder. */
const packageVersion = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'A version like 1.0.0')
const neededVersion = z.string().regex(/^\d{1,6}(?:\.\d{1,6}){0,2}$/, 'A version like 2.1')

const chunkGroup = z.object({
  request: z.string().nullable(),
  share: z.string().nullable(),
  initial: z.boolean(),
  files: z.array(filePath),
  shares: z.array(z.string()),
})
/** Files that one `import()` of a build, or its entry, makes the browser load. */
export type ChunkGroup = z.infer<typeof chunkGroup>

const names = z.record(z.string(), z.array(z.string()))
const shapes = z.record(z.string(), z.custom<Shape>())

/** Description of a build: files that the builds of areas, shell and site leave in their `dist`. */
export const areaBuild = z.object({
  version: packageVersion,
  area: areaId,
  /** True where its entry is a container that needs no runtime of Module Federation. */
  container: z.boolean().default(false),
  contract: neededVersion,
  needs: z.record(z.string(), neededVersion),
  /** The names that it borrows from the shell, and the calls that it makes, with the shapes that it was written for. */
  borrows: names.default({}),
  /** Props that it writes at the shell's components, by `web/page PageTitle`. */
  props: names.default({}),
  /** Custom properties of the shell that its styles use. */
  styles: z.array(z.string()).default([]),
  calls: z.record(z.string(), z.custom<CallShape>()).default({}),
  /** Props by slot: those that its pages give, and those that its fillers were written for. */
  gives: shapes.default({}),
  takes: shapes.default({}),
  /** Domains that it shows: by the table after whose changes the API names them, and by the domain after whose commands the shell refreshes them. */
  effects: names.default({}),
  refreshes: names.default({}),
  /** Addresses of the product that its pages link to. */
  links: z.array(z.string()).default([]),
  manifest: areaManifest,
  groups: z.array(chunkGroup),
})
export type AreaBuild = z.infer<typeof areaBuild>

export const shellBuild = z.object({
  version: packageVersion,
  paths: z.array(pathPattern),
  pages: z.array(
    z.object({
      path: z.string(),
      module: z.string(),
      catalogs: z.array(z.string()).default([]),
      head: manifestPage.shape.head,
    }),
  ),
  /** Markup by kind of page, with `{{main}}` and `{{bottom}}` where the navigation goes. */
  skeletons: z.object({ dashboard: z.string(), owner: z.string(), public: z.string() }),
  groups: z.array(chunkGroup),
  /** True where it fetches the registry: its pages hold the entry of their own area only. */
  registryFile: z.boolean().default(false),
  /** Offer for areas: versions, and names by share key. */
  platform: z.custom<Platform>().optional(),
  offers: names.optional(),
  refreshes: names.optional(),
  styles: z.array(z.string()).optional(),
  /** The messages that it reads, and the domains that it shows itself, by table. */
  events: shapes.default({}),
  effects: names.default({}),
  calls: z.record(z.string(), z.custom<CallShape>()).default({}),
  links: z.array(z.string()).default([]),
})
export type ShellBuild = z.infer<typeof shellBuild>

export const siteBuild = z.object({ version: packageVersion, groups: z.array(chunkGroup) })

const parse = <T>(file: string, text: string | undefined, schema: z.ZodType<T>): T => {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch (error) {
    throw new BuildError(`${file} is not what a build leaves behind; build it again`, { cause: error })
  }
}

/**
 * Reads `dist/<name>.json` where a build left it, after a look at all of its files. Throws `BuildError` where it is none, or names
 * files that it has not.
 */
export const readBuild = <T extends { groups: readonly ChunkGroup[] }>(
  dist: string,
  name: string,
  schema: z.ZodType<T>,
): T => {
  const files = new Set(buildFiles(dist))
  const file = join(dist, `${name}.json`)
  const build = parse(file, files.has(`${name}.json`) ? readFileSync(file, 'utf8') : undefined, schema)
  const missing = build.groups.flatMap((group) => group.files).find((one) => !files.has(one))
  if (missing !== undefined) throw new BuildError(`${file} names ${missing}, which the build does not have`)
  return build
}

/** Reads `<name>.json` of a build in the store. */
export const readStoredBuild = async <T>(store: Store, build: string, name: string, schema: z.ZodType<T>) =>
  parse(inStore(store, build, `${name}.json`), await readText(store, `${build}/${name}.json`), schema)

const checkHelp = (file: string) => {
  const read = areaHelp.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success)
    throw new Error(`${file} is not a help file: ${z.prettifyError(read.error)}`, { cause: read.error })
}

/**
 * The languages in which a build brings its help besides English, or nothing where it has no `help.json`. Throws where
 * one of the files is not what the help page can show.
 */
export const helpLanguages = (dist: string) => {
  if (!existsSync(join(dist, 'help.json'))) return undefined
  checkHelp(join(dist, 'help.json'))
  const languages = readdirSync(dist).flatMap((file) => /^help\.([a-z]{2,3})\.json$/.exec(file)?.[1] ?? [])
  for (const language of languages) checkHelp(join(dist, `help.${language}.json`))
  return languages.toSorted()
}

import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, readStoredBuild, type ShellBuild } from '../store/build-info.ts'
import { BuildError, integrityReader } from '../store/integrity.ts'
import type { Store } from '../store/store.ts'
import type { Script } from './html.ts'
import { areaFiles, catalogFiles, pageFiles, shareFiles, shareSheets } from './preload.ts'
import { ownerOf } from './skeleton.ts'

/** Name of the document of a page of an area, or of the shell; `path` is that of its manifest. */
const nameOf = (area: string, path: string) => {
  const slug = path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')
  return `index.${area}${slug && `.${slug}`}.html`
}

/** Whose page a document is, by its name; undefined for what is no page of an area or the shell. */
export const areaOfName = (name: string) => /^index\.([^.]+)\./.exec(name)?.[1]

/** The name of the HTML of an address: one for each area, and one for each page that names its module. */
export const htmlName = (registry: Registry, path: string) => {
  const owner = ownerOf(registry, path)
  return owner && nameOf(owner.area, pageOfPath(owner.pages, path)?.path ?? '')
}

/** The hash of a build's file, by its path in the store. */
type Integrity = (path: string) => string
export type RenderedShell = ShellBuild & { integrity: Integrity }

/** A file to ask for early; with `lang`, for readers of that language alone. */
export type Preload = Script & { lang?: string }
export type Page = { path: string; name: string; preload: Preload[]; sheets: Script[]; calls: string[] }

const fileAt = (integrity: Integrity, path: string): Script => ({ href: `/${path}`, integrity: integrity(path) })
export const shellFiles = ({ integrity }: RenderedShell, files: readonly string[]) =>
  files.map((file) => fileAt(integrity, `shell/${file}`))

/** Words of the shell, in each of its languages. */
export const shellMessages = ({ groups, integrity }: RenderedShell, catalogs: readonly string[]): Preload[] =>
  catalogFiles(groups, catalogs).map(({ file, lang }) => ({ ...fileAt(integrity, `shell/${file}`), lang }))

type Files = Pick<Page, 'preload' | 'sheets'>

/** Preloads of the pages of a release, and sheets of what they borrow, by the module of the page. */
const areaScripts = async (store: Store, shell: RenderedShell, { manifest, version }: Release) => {
  const folder = `mfe/${manifest.area}/${version}`
  const { groups } = await readStoredBuild(store, folder, 'area', areaBuild)
  const integrity = await integrityReader(store, folder)
  return (module: string | undefined, catalogs: readonly string[] = []): Files => {
    const { files, shares } = pageFiles(groups, module)
    const own = [...new Set([...areaFiles(groups), ...files])].map((file) => fileAt(integrity, `${folder}/${file}`))
    const messages = catalogFiles(groups, catalogs).map(({ file, lang }) => ({
      ...fileAt(integrity, `${folder}/${file}`),
      lang,
    }))
    return {
      preload: [...own, ...messages, ...shellFiles(shell, shareFiles(shell.groups, shares))],
      sheets: shellFiles(shell, shareSheets(shell.groups, shares)),
    }
  }
}

/** The pages of the shell itself. */
export const shellPages = (shell: RenderedShell): Page[] => {
  const at = (path: string, module?: string, catalogs: readonly string[] = []): Page => {
    const { files, sheets } = pageFiles(shell.groups, module)
    return {
      ...{ path, name: nameOf('shell', module ? path : ''), calls: [] },
      preload: [...shellFiles(shell, files), ...shellMessages(shell, catalogs)],
      sheets: shellFiles(shell, sheets),
    }
  }
  return [at('/owner'), ...shell.pages.map(({ path, module, catalogs }) => at(path, module, catalogs))]
}

/** The pages of a release; `isWhole` is false where its build cannot be read, so that they have no preloads. */
export const pagesOfRelease = async (store: Store, shell: RenderedShell, release: Release) => {
  const { area, pages: named, paths } = release.manifest
  const scripts = await areaScripts(store, shell, release).catch((error: unknown) => {
    // What is wrong with one build costs its own pages their preloads, and no other team its release.
    if (!(error instanceof BuildError)) throw error
    return undefined
  })
  const filesOf = scripts ?? ((): Files => ({ preload: [], sheets: [] }))
  const path = paths[0]?.replace(/\/\*$/, '') || '/'
  const general: Page = { path, name: nameOf(area, ''), ...filesOf(undefined), calls: [] }
  const others = named.map((one): Page => ({
    ...{ path: one.path, name: nameOf(area, one.path), calls: one.calls },
    ...filesOf(one.module, one.catalogs),
  }))
  return { pages: [general, ...others], isWhole: scripts !== undefined }
}

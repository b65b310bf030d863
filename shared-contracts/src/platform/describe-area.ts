import { callPath, type Endpoint, type Input } from '../contract/endpoint.ts'
import type { AreaManifest, PageHead } from './area-manifest.ts'

/** First call of a page, by the endpoint and the input of its query: `firstCall(clientsApi.list, { query: firstPage })`. */
export const firstCall = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  // A `:id` of the page's own address stays, and `:locale`, its language: who makes the call for the page fills them in.
  callPath(endpoint, input).replaceAll(/%3A(?=\w+(?:\/|&|$))/g, ':')

type Described = {
  page: { path: string; load: () => unknown; catalogs?: string[] }
  /** True if the addresses below it are the area's, too. Those of a path with a `:param` always are. */
  below?: true
  calls?: string[]
  head?: PageHead
}

/**
 * The module that a page's `import()` names, `clients/clients-page`. Read from the sources, where a function still is what
 * was written.
 */
export const moduleOf = (load: () => unknown) => {
  const module = /['"`](?:\.|\/[^'"`]*?\/src)\/([^'"`]+)\.tsx?['"`]/.exec(String(load))?.[1]
  if (!module) throw new Error(`A page is loaded by () => import('./…-page.tsx'), not by ${String(load)}`)
  return module
}

/** `/help/:topic?` is `/help` and `/help/:topic`. */
const variantsOf = (path: string) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path])

const patternOf = ({ page, below }: Described) => {
  const [base = '', ...params] = page.path.split('/:')
  return below || params.length > 0 ? `${base}/*` : page.path
}
const covers = (pattern: string, other: string) =>
  pattern !== other && pattern.endsWith('/*') && `${other}/`.startsWith(pattern.slice(0, -1))

/** The manifest of an area: its addresses and pages are read off the pages that its routes are made of. */
export const describeArea = ({
  pages,
  ...about
}: Omit<AreaManifest, 'paths' | 'pages'> & { pages: Described[] }): AreaManifest => {
  const patterns = [...new Set(pages.map(patternOf))]
  return {
    ...about,
    paths: patterns.filter((pattern) => !patterns.some((other) => covers(other, pattern))),
    pages: pages.flatMap(({ page, calls, head }) =>
      variantsOf(page.path).map((path) => ({
        path,
        module: moduleOf(page.load),
        ...(page.catalogs && page.catalogs.length > 0 && { catalogs: page.catalogs }),
        ...(calls && { calls }),
        ...(head && { head }),
      })),
    ),
  }
}

import { z } from 'zod'
import type { PublicSite } from '../contract/public/public-site.ts'

/** Request of the edge to the release of the guests' pages to render one. */
export type FirstViewRequest = {
  /** Path of the request: `/de/property/7` if the address names a language. */
  path: string
  /** The BCP 47 tag of the language to render it in; English where none is named. */
  locale?: string
  /** With nothing in it that does not change the page: `?city=Mondsee`. */
  search: string
  /** `frame` is a page of which the server shows nothing but header and footer; `missing` answers 404. */
  shows: 'page' | 'frame' | 'missing'
  /** The owner on whose own domain this is; null on the platform's public site. */
  own: PublicSite | null
  /** The owner whose page `?owner=` makes this, elsewhere; null where it is everybody's. */
  owner?: PublicSite | null
  /** Owner of the property, if known. */
  host: PublicSite | null
  /** The answers that the page asks for first, by the path of the call. */
  calls: Record<string, unknown>
  /** The origin of the canonical site, and the address of the page there. */
  base: string
  canonical: string | null
  /** Search engines are to leave it out. */
  hidden: boolean
  /** An element in somebody else's page shows it, without header and head; `base` is the platform, and `path` one of such elements. */
  isElement?: boolean
}

/** A rendered page: the text of its title, and HTML for the head and for `#root`. */
export const firstView = z.object({
  title: z.string(),
  head: z.string(),
  root: z.string(),
  /** Module of the release that draws it, if it is another than its address says. */
  module: z.string().optional(),
  /** True where it is what an element shows, which older releases cannot render. */
  isElement: z.boolean().optional(),
})
export type FirstView = z.infer<typeof firstView>

/** Exports of a release's server bundle. */
export type FirstViewModule = { renderPage: (request: FirstViewRequest) => FirstView | Promise<FirstView> }

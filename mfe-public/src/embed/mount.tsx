import '@keyhaven/shared-contracts/web/zod-config'
import { connect } from '@keyhaven/shared-contracts/web/client'
import { createRoot } from 'react-dom/client'
import { embedCache } from './embed-cache.ts'
import { EmbeddedSite } from './embedded-site.tsx'
import type { Tell } from './events.ts'
import type { Wanted } from './loader.ts'
import { siteSheet } from './site-sheet.ts'

type Where = { shadow: ShadowRoot; place: HTMLElement; origin: string; tell: Tell; css: string }

/** One booking in one place of a foreign page. */
export type Mounted = { update: (wanted: Wanted) => void; unmount: () => void }

export const mount = ({ shadow, place, origin, tell, css }: Where): Mounted => {
  connect({ origin, fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }) })
  const colours = new CSSStyleSheet()
  shadow.adoptedStyleSheets.push(siteSheet(place, css), colours)
  const cache = embedCache(tell)
  const root = createRoot(place)
  return {
    update: (wanted) =>
      root.render(<EmbeddedSite wanted={wanted} origin={origin} cache={cache} colours={colours} tell={tell} />),
    unmount: () => {
      root.unmount()
      cache.clear()
    },
  }
}

import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import type { Script } from '../pages/html.ts'
import type { View } from './first-view.ts'
import { lodgingData } from './lodging-data.ts'
import { html, Markup } from './markup.ts'
import { descriptionOf, titleOf } from './page-words.ts'

export type About = {
  view: View
  /** Of the own domain that this is; undefined on the platform's public site. */
  own: PublicSite | undefined
  /** Whose property this is. */
  site: PublicSite | undefined
  /** The origin of the site that counts, and the address there. */
  base: string
  canonical: string | undefined
  hidden: boolean
  preload: readonly Script[]
}

const firstImage = (view: View): Image | undefined => {
  if (view.kind === 'property') return view.property.images[0]
  if (view.kind === 'unit') return view.unit.images[0] ?? view.property.images[0]
  return view.kind === 'landing' ? view.list?.data.properties[0]?.images[0] : undefined
}

const graphTags = (title: string, description: string, { view, own, base, canonical }: About) => {
  const image = firstImage(view)
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${own?.name ?? 'Keyhaven'}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${canonical !== undefined && html`<meta property="og:url" content="${canonical}" />`}
    ${
      image &&
      html`<meta property="og:image" content="${base}/keyhaven/media/${image.image}" />
        <meta property="og:image:width" content="${image.width}" />
        <meta property="og:image:height" content="${image.height}" />
        <meta property="og:image:alt" content="${image.alt_text}" />`
    }
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`
}

/** Data in a script element that nothing in it can end. */
const dataScript = (type: string, data: unknown, id?: string) =>
  html`<script type="${type}" ${id !== undefined && html` id="${id}"`}>
    ${new Markup(JSON.stringify(data).replace(/</g, '\\u003c'))}
  </script>`

/** What a document says about itself, before its styles. */
export const headOf = (about: About): { title: string; first: Markup; last: Markup } => {
  const { view, own, site, base, canonical, hidden, preload } = about
  const title = titleOf(view, own)
  const description = descriptionOf(view, own)
  const data = hidden ? undefined : lodgingData(view, { base, site, own: own !== undefined })
  const first = html`<meta name="description" content="${description}" />
    ${hidden && html`<meta name="robots" content="noindex" />`}
    ${canonical !== undefined && !hidden && html`<link rel="canonical" href="${canonical}" />`}
    ${!hidden && graphTags(title, description, about)} ${data && dataScript('application/ld+json', data)}
    ${preload.map(({ href, integrity }) => html`<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" />`)}`
  // After our own styles, whose colours it replaces.
  const last = own?.accent
    ? html`<style>
        ${new Markup(accentCss(own.accent))}
      </style>`
    : html``
  return { title, first, last }
}

/** What the page would ask first, with the answers. */
export const firstData = (own: PublicSite | undefined, calls: Record<string, unknown>) =>
  dataScript('application/json', { site: own ?? null, calls }, 'first-data')

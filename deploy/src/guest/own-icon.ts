import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { brand } from '@keyhaven/shared-contracts/domain/palette'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import escapeHtml from 'escape-html'
import { html } from './markup.ts'

/** The first letter of a name, whatever script it is in. */
const initialOf = (name: string) => [...name.matchAll(/[\p{L}\p{N}]/gu)][0]?.[0].toLocaleUpperCase() ?? '•'

/** The sign of an owner's site in the browser's tab: a whole logo cannot be read there, a letter on the owner's colour can. */
export const ownIconSvg = ({ name, accent }: Pick<PublicSite, 'name' | 'accent'>) => {
  const shades = accentShades(accent ?? brand).light
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${shades.accent}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="21" fill="${shades['on-accent']}">${escapeHtml(initialOf(name))}</text></svg>`
}

/** As a part of the document, so that it costs no call. */
export const ownIcon = (site: PublicSite) =>
  html`<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(ownIconSvg(site))}" />`.text

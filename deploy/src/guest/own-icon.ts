import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { brand } from '@keyhaven/shared-contracts/domain/palette'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import escapeHtml from 'escape-html'
import { createHash } from 'node:crypto'
import { html, themeColours } from '../pages/html.ts'

/** The first letter of a name, whatever script it is in. */
const initialOf = (name: string) => [...name.matchAll(/[\p{L}\p{N}]/gu)][0]?.[0].toLocaleUpperCase() ?? '•'

/** Address of a site's icon, which the API draws, with a hash of what it is drawn from: browsers cache it until one of these changes. */
export const ownIconAt = ({ slug, name, accent, logo }: PublicSite, file: string) => {
  const v = createHash('sha256')
    .update(JSON.stringify([name, accent, logo]))
    .digest('base64url')
    .slice(0, 8)
  return `/keyhaven/media/icons/${file}?${new URLSearchParams({ owner: slug, v })}`
}

/** The sign of a site without a logo in the browser's tab: a letter on the owner's colour. */
const ownIconSvg = ({ name, accent }: Pick<PublicSite, 'name' | 'accent'>) => {
  const shades = accentShades(accent ?? brand).light
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${shades.accent}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="21" fill="${shades['on-accent']}">${escapeHtml(initialOf(name))}</text></svg>`
}

/** The icons of an owner's site. The letter is a part of the document, so that it costs no call. */
export const ownIcons = (site: PublicSite, isOwnHost: boolean) => {
  const letter = `data:image/svg+xml,${encodeURIComponent(ownIconSvg(site))}`
  const sizes = [16, 32, 48].map(
    (size) =>
      html`<link rel="icon" type="image/png" sizes="${size}x${size}" href="${ownIconAt(site, `icon-${size}.png`)}" />`,
  )
  const manifest = isOwnHost ? '/site.webmanifest' : `/site.webmanifest?${new URLSearchParams({ owner: site.slug })}`
  return (
    html`${site.logo ? sizes : html`<link rel="icon" type="image/svg+xml" href="${letter}" />`}
      <link rel="apple-touch-icon" href="${ownIconAt(site, 'apple-touch-icon.png')}" />
      <link rel="manifest" href="${manifest}" />`.text + themeColours
  )
}

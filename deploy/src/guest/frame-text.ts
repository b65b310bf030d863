import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { html, type Markup } from './markup.ts'

const media = (path: string) => `/keyhaven/media/${path}`

/** The drawn key of the platform; the size is in the sheet that comes with the page. */
const key = html`<svg class="kh-logo" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
  <rect class="kh-logo-plate" width="34" height="34" rx="10" />
</svg>`

const brand = (own: PublicSite | undefined, home: string) =>
  own
    ? html`<a class="kh-brand" href="${home}"
        >${own.logo && html`<img class="kh-brand-logo" src="${media(own.logo)}" alt="" height="44" />`}<span
          class="kh-brand-name kh-brand-own"
          >${own.name}</span
        ></a
      >`
    : html`<a class="kh-brand" href="${home}"
        >${key}<span class="kh-brand-words"
          ><span class="kh-brand-name">Keyhaven</span
          ><span class="kh-brand-tagline">Stay with the people who live there</span></span
        ></a
      >`

const legal = (own: PublicSite | undefined) => {
  const at = own ? '' : '/owner'
  return html`<nav aria-label="Legal">
    <a href="${at}/legal-notice">Legal notice</a><a href="${at}/privacy-policy">Privacy policy</a>
  </nav>`
}

/** A page of the guests' side as it is before any script has run: the same frame that the scripts will draw. */
export const framed = (main: Markup, own: PublicSite | undefined, owner: string | null) =>
  html`<div class="kh">
    <div class="kh-frame">
      <header class="kh-header">
        <div class="kh-header-row">${brand(own, owner ? `/?owner=${encodeURIComponent(owner)}` : '/')}</div>
      </header>
      <main class="kh-main">${main}</main>
      <footer class="kh-footer">
        <div class="kh-footer-row">
          <p>© ${new Date().getFullYear()} ${own?.name ?? 'Keyhaven'}. All rights reserved.</p>
          ${legal(own)}
        </div>
      </footer>
    </div>
  </div>`

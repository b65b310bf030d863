import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from '../messages/shell/en.ts'
import { door, lens, moon } from './icons.ts'

const { en, ...others } = await inOwnersLanguages<Messages>((locale) => import(`../messages/shell/${locale}.ts`))

/**
 * An English word with the same one in the other languages beside it. The first script of the page puts the reader's
 * there: what this attribute names, or the text.
 */
const words = (say: (t: Messages) => string) =>
  Object.entries(others)
    .map(([language, t]) => (say(t) === say(en) ? '' : ` data-${language}="${say(t)}"`))
    .join('')
const ariaLabel = (say: (t: Messages) => string) => `aria-label="${say(en)}"${words(say)}`
const textElement = (tag: string, say: (t: Messages) => string) => `<${tag}${words(say)}>${say(en)}</${tag}>`

const grey = `<div class="shell-grey" role="status" ${ariaLabel((t) => t.loading)}><span class="shell-grey-title"></span>${'<i></i>'.repeat(9)}</div>`
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="shell-logo-tile" width="32" height="32" rx="8"/>' +
  '<path class="shell-logo-house" d="M7 15.5 16 8l9 7.5V24a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z"/></svg><span>Keyhaven</span>'
const bars =
  '<span class="shell-icon-button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg></span>'

const own = (d: string, label: (t: Messages) => string, key = '') =>
  `<span class="shell-nav-item"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>${textElement('span', label)}${key}</span>`

/** Comes up by its style alone where the scripts stay away. It goes when the shell draws the page. */
const late =
  `<div class="shell-late" role="alert">${textElement('p', (t) => t.late)}` +
  `<a href=""${words((t) => t.reload)}>${en.reload}</a></div>`

/** The frames of the pages as HTML, painted before any script has run. Publishing fills in the navigation. */
export const skeletons = {
  dashboard:
    `<div class="shell-dashboard"><header class="shell-top">${bars}<span class="shell-logo">${logo}</span></header>` +
    `<nav class="shell-nav" ${ariaLabel((t) => t.dashboard)}><div class="shell-nav-head">${bars}</div>` +
    `<div class="shell-nav-list shell-nav-find">${own(
      lens,
      (t) => t.search,
      textElement('kbd', (t) => `${t.finder.control} K`),
    )}</div><div class="shell-nav-list">{{main}}</div><div class="shell-nav-list">${own(moon, (t) => t.theme.name)}{{bottom}}${own(door, (t) => t.logout)}</div></nav>` +
    `<main class="shell-main">${grey}</main></div>${late}`,
  owner:
    `<div class="owner-page"><header class="owner-header"><div><span class="shell-logo">${logo}</span></div></header>` +
    `<main class="owner-main"></main></div>${late}`,
  public: `<div class="owner-page"><header class="owner-header"><div><span class="shell-logo">${logo}</span></div></header></div>${late}`,
}

import { door, lens, moon } from './icons.ts'

const grey = `<div class="shell-grey" role="status" aria-label="Loading"><span class="shell-grey-title"></span>${'<i></i>'.repeat(9)}</div>`
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="shell-logo-tile" width="32" height="32" rx="8"/>' +
  '<path class="shell-logo-house" d="M7 15.5 16 8l9 7.5V24a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z"/></svg><span>Keyhaven</span>'
const bars =
  '<span class="shell-icon-button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg></span>'

const own = (d: string, label: string, key = '') =>
  `<span class="shell-nav-item"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg><span>${label}</span>${key}</span>`

/** Comes up by its style alone where the scripts stay away. It goes when the shell draws the page. */
const late =
  '<div class="shell-late" role="alert"><p>This is taking longer than it should. Your connection may be slow, or a part of Keyhaven could not be fetched.</p><a href="">Reload</a></div>'

/** The frames of the pages as HTML, painted before any script has run. Publishing fills in the navigation. */
export const skeletons = {
  dashboard:
    `<div class="shell-dashboard"><header class="shell-top">${bars}<span class="shell-logo">${logo}</span></header>` +
    `<nav class="shell-nav" aria-label="Dashboard"><div class="shell-nav-head">${bars}</div>` +
    `<div class="shell-nav-list shell-nav-find">${own(lens, 'Search', '<kbd>Ctrl K</kbd>')}</div><div class="shell-nav-list">{{main}}</div><div class="shell-nav-list">${own(moon, 'Theme')}{{bottom}}${own(door, 'Logout')}</div></nav>` +
    `<main class="shell-main">${grey}</main></div>${late}`,
  owner:
    `<div class="owner-page"><header class="owner-header"><div><span class="shell-logo">${logo}</span></div></header>` +
    `<main class="owner-main"></main></div>${late}`,
  public: `<div class="owner-page"><header class="owner-header"><div><span class="shell-logo">${logo}</span></div></header></div>${late}`,
}

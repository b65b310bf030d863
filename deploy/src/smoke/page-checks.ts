/** Functions that run in the page: each stands alone, for the browser gets its text. */

/** Reason that a page cannot be used yet; empty where it can. One about a record that is not there may be without a heading. */
export const problemOfPage = (hasRecord: boolean) => {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const main = document.querySelector('main') ?? document.body
  const notice = document.querySelector('.notice-page:not([data-smoke-test]) h1')
  if (notice) return `an error page stands there: ${notice.textContent}`
  if (document.querySelector('.shell-loading, .shell-grey')) return 'its skeleton stays'
  // The page before stays until the scripts of this one are there.
  if (main.querySelector('[data-smoke-test="before"]')) return 'the page before it stays'
  if (!main.innerText.trim()) return 'it is blank'
  return !hasRecord || [...main.querySelectorAll('h1')].some(isVisible) ? '' : 'it has no heading (h1)'
}

/** Opens an address as a link of the product does, in the page that is open, and notes what stands there until then. */
export const followLink = (path: string) => {
  if (location.pathname === path) return
  const content = document.querySelectorAll('main h1, main .shell-grey, .notice-page')
  for (const element of content) element.setAttribute('data-smoke-test', 'before')
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Number of buttons, links and fields that can be seen. */
export const countControls = () =>
  [...document.querySelectorAll('button, a[href], input, select, textarea, [role="button"]')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }).length

/** Changes that areas have made outside of their frames, as the shell has noted them: of each area and version, what. */
export const changesOutside = () =>
  performance.getEntriesByType('mark').flatMap((mark) => {
    const [step = '', area = ''] = mark.name.split(' ')
    const { detail } = mark as PerformanceMark
    return step === 'changed' && Array.isArray(detail) ? [{ area, what: detail.join(', ') }] : []
  })

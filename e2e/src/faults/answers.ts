import type { Page, Route } from '@playwright/test'

/** Requests that nobody answers. A worker breaks one page at a time. */
const unanswered = new Set<Route>()
export const abortUnanswered = async () => {
  for (const route of unanswered) await route.abort().catch(() => undefined)
  unanswered.clear()
}

/** Answers for a script, as the network or its server would give them. */
export const answers = {
  reset: (route: Route) => route.abort('connectionreset'),
  missing: (route: Route) => route.fulfill({ status: 404, json: { code: 'not_found', message: 'There is nothing' } }),
  busy: (route: Route) => route.fulfill({ status: 503, body: '' }),
  none: (route: Route) => void unanswered.add(route),
  half: async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  changed: async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.intruder = true` })
  },
  html: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
} as const
export type Answer = keyof typeof answers

/** Changes the HTML of every page that is opened from now on. */
export const changeHtml = (page: Page, change: (html: string) => string) =>
  page.route('**/owner/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })

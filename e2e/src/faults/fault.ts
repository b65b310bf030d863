import type { Page, Route } from '@playwright/test'

/** When a fault is there: from the start of the page, or from before its area is opened, or a page of the open area. */
export type Moment = 'start' | 'use' | 'chunk'

/** Where a fault is put in. Every fault hits the finance area, or the shell. */
export type Stage = {
  page: Page
  /** The release store of the server. */
  releases: string
  /** The finance release that everybody gets, and its files; the one before it is whole. */
  newest: string
  files: { entry: string; exposed: string; invoices: string; analytics: string }
}

export type Fault = {
  name: string
  moments: readonly Moment[]
  /** What stands at the faulty address: the page, the page of the version before with a notice, or words and a button. */
  shows: 'content' | 'previous' | 'words'
  /** How many milliseconds what came up first may take to fail. */
  settlesMs?: number
  /** Another page that has to work; where it is not that of the clients. */
  other?: 'Help'
  /** It lies in a published release, whose code this makes of the whole one's; the way out of it is a rollback. */
  code?: (entry: string) => string
  install?: (stage: Stage, moment: Moment) => Promise<unknown>
}

const held = new Map<Page, Set<Route>>()
const hold = (route: Route) => {
  const page = route.request().frame().page()
  held.set(page, (held.get(page) ?? new Set()).add(route))
}
/** Ends the requests of a page that nobody answers. */
export const letGo = async (page: Page) => {
  for (const route of held.get(page) ?? []) await route.abort().catch(() => undefined)
  held.delete(page)
}

/** Answers a script as the network or its server would. */
export const answers = {
  refused: (route: Route) => route.abort('connectionrefused'),
  reset: (route: Route) => route.abort('connectionreset'),
  missing: (route: Route) => route.fulfill({ status: 404, json: { code: 'not_found', message: 'There is nothing' } }),
  busy: (route: Route) => route.fulfill({ status: 503, body: '' }),
  hanging: hold,
  half: async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  changed: async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.intruder = true` })
  },
  html: async (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
} as const
export type Answer = keyof typeof answers

/** Changes the HTML of every page that is opened from now on. */
export const changeHtml = (page: Page, change: (html: string) => string) =>
  page.route('**/owner/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })

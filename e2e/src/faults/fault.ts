import type { Page } from '@playwright/test'
import { type Answer, answers, changeHtml } from './answers.ts'
import { changeRegistry, type RegistryJson, writeRegistry } from './registry.ts'

/** From the start of the page on, from before its area is opened in use, or from before another page of the open area. */
export type Moment = 'start' | 'use' | 'chunk'

/** Place of a fault. Every fault hits the finance area, or the shell. */
export type FaultyPage = {
  page: Page
  /** The release store of the server. */
  releases: string
  /** The finance release that everybody gets, and its files; the one before it is whole. */
  newest: string
  files: { entry: string; exposed: string; invoices: string; analytics: string }
}

export type Fault = {
  name: string
  moment: Moment
  /** View at the faulty address: the page, the page of the version before with a notice, or words and a button. */
  shows: 'content' | 'previous' | 'words'
  /** Another page that has to work meanwhile; none where the shell itself is down. */
  other?: 'Clients' | 'Help' | 'none'
  /** Makes the entry of a faulty release from the whole one's; the way out of it is a rollback. */
  code?: (entry: string) => string
  /** Names, in the inspector, of what a faulty release changes around its frame; all of it is put back. */
  changes?: string
  install?: (at: FaultyPage) => Promise<unknown>
}

const nameOf: Record<Answer, string> = {
  reset: 'connection reset',
  missing: '404',
  busy: '503',
  none: 'never answered',
  half: 'half a file',
  changed: 'wrong hash',
  html: 'wrong MIME type',
}

/** A script of the finance area that cannot be had. */
export const script = (file: keyof FaultyPage['files'], answer: Answer, moment: Moment): Fault => ({
  name: `${{ entry: 'entry', exposed: 'exposed module', invoices: 'page’s own chunk', analytics: 'page’s own chunk' }[file]}: ${nameOf[answer]}`,
  moment,
  shows: 'previous',
  install: ({ page, files }) => page.route(`**${files[file]}`, answers[answer]),
})

/** A release whose entry is other code. */
export const code = (
  name: string,
  moment: Moment,
  change: (entry: string) => string,
  shows: Fault['shows'] = 'previous',
): Fault => ({
  name: `release: ${name}`,
  moment,
  shows,
  code: change,
})
/** A release that changes what is around its frame. */
export const changing = (fault: Fault, changes: string): Fault => ({ ...fault, changes })
/** A release whose page of the invoices fails in a way of `faulty/invoices-page.tsx`. */
export const pageCode = (name: string, moment: Moment, kind: string, shows?: Fault['shows']) =>
  code(name, moment, (entry) => `globalThis.financeFault='${kind}';${entry}`, shows)

/** A registry of which one entry is wrong. */
export const entry = (name: string, shows: Fault['shows'], change: (registry: RegistryJson) => void): Fault => ({
  name: `registry: ${name}`,
  moment: 'start',
  shows,
  install: ({ page }) => changeRegistry(page, change),
})
/** A registry that cannot be read in the page; it is fetched instead. */
export const registry = (name: string, text: string | undefined): Fault => ({
  name: `registry: ${name}`,
  moment: 'start',
  shows: 'content',
  install: ({ page }) => writeRegistry(page, () => text),
})
/** HTML that is wrong, and does no harm. */
export const html = (name: string, change: (text: string) => string): Fault => ({
  name,
  moment: 'start',
  shows: 'content',
  install: ({ page }) => changeHtml(page, change),
})
/** Scripts of the shell that cannot be had. */
export const shell = (name: string, pattern: string, answer: Answer): Fault => ({
  name: `shell: ${name}`,
  moment: 'start',
  shows: 'words',
  other: 'none',
  install: ({ page }) => page.route(pattern, answers[answer]),
})
/** Calls that fail: the page says so itself. */
export const calls = (answer: Answer, moment: Moment): Fault => ({
  name: `API: ${nameOf[answer]}`,
  moment,
  shows: 'content',
  install: ({ page }) => page.route('**/keyhaven/api/invoices/**', answers[answer]),
})

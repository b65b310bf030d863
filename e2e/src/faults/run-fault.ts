import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Server } from '../server.ts'
import { abortUnanswered } from './answers.ts'
import type { Fault, FaultyPage } from './fault.ts'
import { faults } from './fault-list.ts'
import { changesOf } from '../changes-of.ts'
import { financeFiles, publishFaulty, rollBack } from './release.ts'
import { inSeconds, type Row } from './row.ts'

/** A browser before a server whose finance area has a release before the one that is out. */
export type FaultWorld = {
  context: BrowserContext
  server: Server
  token: string
  /** The whole finance release that is out. */
  newest: string
  /** A folder with the build whose pages can fail. */
  build: () => Promise<string>
}

const visible = { timeout: 25_000 }
const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click(visible)
const pages = {
  Invoices: (page: Page) => page.locator('#root').getByRole('heading', { name: 'Invoices', level: 1, exact: true }),
  Analytics: (page: Page) => page.locator('#root').getByRole('heading', { name: 'Analytics', level: 1, exact: true }),
  Clients: (page: Page) => page.getByRole('button', { name: 'New Client' }),
  Help: (page: Page) => page.getByRole('heading', { name: 'Help', level: 1 }),
}
const words = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button') })
    .or(page.locator('.shell-late:visible'))
    .first()
const notice = (page: Page) => page.getByText(/did not start; this is version|could be read from the list of releases/)

const openOther = async (page: Page, name: 'Clients' | 'Help') => {
  await open(page, name)
  await expect(pages[name](page)).toBeVisible(visible)
}

/** Expects what a fault shows. A version that throws in an effect is on the screen for an instant, so the notice comes first. */
const expectView = async (page: Page, name: 'Invoices' | 'Analytics', shows: Fault['shows']) => {
  if (shows === 'words') return expect(words(page)).toBeVisible(visible)
  if (shows === 'previous') await expect(notice(page)).toBeVisible(visible)
  await expect(pages[name](page)).toBeVisible(visible)
  if (shows === 'content') await expect(notice(page)).toHaveCount(0)
}

/** Opens the page with its fault, and returns how many seconds its view took. */
const openFaulty = async (at: FaultyPage, { moment, shows, other = 'Clients', install }: Fault) => {
  const { page } = at
  const name = moment === 'chunk' ? 'Analytics' : 'Invoices'
  if (moment !== 'chunk') await install?.(at)
  if (moment !== 'start') {
    const first = moment === 'chunk' || other === 'none' ? 'Invoices' : other
    await page.goto(`/owner/dashboard/${first.toLowerCase()}`, { waitUntil: 'commit' })
    await expect(pages[first](page)).toBeVisible(visible)
    if (moment === 'chunk') await install?.(at)
  }
  const start = performance.now()
  if (moment === 'start') await page.goto('/owner/dashboard/invoices', { waitUntil: 'commit' })
  else await open(page, name)
  await expectView(page, name, shows)
  return (performance.now() - start) / 1000
}

/** Opens the page again once the fault is gone, and returns what it took: a button's name, or nothing. */
const recover = async (page: Page, name: 'Invoices' | 'Analytics', isShellDown: boolean) => {
  let by = 'by itself'
  if (isShellDown) {
    // A script that is answered after all, with nothing, makes the page fetch itself again before anybody can.
    const reload = page.locator('.shell-late').getByRole('link').click({ timeout: 3000 })
    await reload.then(() => (by = 'by Reload')).catch(() => undefined)
  } else {
    await page.goBack()
    await expect(pages[name](page).or(words(page)).first()).toBeVisible(visible)
    const button = words(page).getByRole('button').first()
    if (await button.isVisible()) {
      by = `by ${await button.textContent()}`
      await button.click()
    }
  }
  await expect(pages[name](page)).toBeVisible(visible)
  return by
}

/** Breaks one thing, looks, opens another area, repairs it and looks again. */
const runFault = async (fault: Fault, { context, server: { releases }, token, newest, build }: FaultWorld) => {
  await context.addInitScript((value) => {
    try {
      window.sessionStorage.setItem('token', value)
    } catch {
      // The storage is blocked after it was signed in.
    }
  }, token)
  const { name, moment, code, shows, other = 'Clients', changes } = fault
  const version = code ? await publishFaulty(releases, await build(), name, code) : newest
  const page = await context.newPage()
  const faultyPage = moment === 'chunk' ? 'Analytics' : 'Invoices'
  const seconds = await openFaulty({ page, releases, newest: version, files: financeFiles(releases, version) }, fault)
  const text = await page.locator('body').innerText()
  expect(text.trim().length, 'the page is not blank').toBeGreaterThan(40)
  expect(text, 'nobody sees raw JSON').not.toMatch(/[[{]\s*\{?\s*"/)
  if (other !== 'none') await openOther(page, other)
  if (shows === 'content' && other !== 'none') {
    // What fails later has neither replaced it nor emptied it.
    await page.goBack()
    await expectView(page, faultyPage, shows)
    await openOther(page, other)
  }
  if (changes !== undefined && other !== 'none') {
    // Nothing lies over it.
    await pages[other](page).click({ trial: true, ...visible })
    await expect.poll(() => changesOf(page, 'finance', version)).toContain(changes)
    expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBe(token)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await abortUnanswered()
  if (code) await rollBack(releases, 'finance')
  return `${inSeconds(seconds)}; back ${await recover(page, faultyPage, other === 'none')}`
}

const momentWords = { start: 'at the start', use: 'in use', chunk: 'with its area open' }
const viewWords = { content: 'the page', previous: 'the page of the version before', words: 'words and a button' }

export const faultRows: readonly Row<FaultWorld>[] = faults.map((fault) => ({
  fails: `${fault.name}, ${momentWords[fault.moment]}`,
  holds: viewWords[fault.shows],
  run: (world) => runFault(fault, world),
}))

import { type Browser, expect, type Page } from '@playwright/test'
import { type Fault, letGo, type Moment } from './fault.ts'
import { financeFiles, promote, publishFaulty, rollBack } from './release.ts'

const limitMs = 25_000

export type Cell = {
  fault: string
  moment: Moment
  /** What stood at the faulty address, and after how many seconds. */
  seen: string
  seconds: number
  /** How it came back once the fault was gone. */
  recovered: string
  problems: string[]
}

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click({ timeout: limitMs })
const shown = {
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
const notice = (page: Page) => page.getByText(/did not start; this is version|could be read from the list of releases/)
const addresses = { Invoices: '/owner/dashboard/invoices', Analytics: '/owner/dashboard/analytics' }

/** What stands there, once something does: the page of the area, that of the version before, or words. */
const lookAt = async (page: Page, what: 'Invoices' | 'Analytics') => {
  const found = await Promise.any([
    shown[what](page)
      .waitFor({ timeout: limitMs })
      .then(() => 'content'),
    words(page)
      .first()
      .waitFor({ timeout: limitMs })
      .then(() => 'words'),
  ]).catch(() => 'nothing')
  return found
}

const settled = async (page: Page, what: 'Invoices' | 'Analytics', settlesMs = 700) => {
  const first = await lookAt(page, what)
  if (first !== 'content') return first
  // A version that throws in an effect is on the screen for an instant.
  await page.waitForTimeout(settlesMs)
  const second = await lookAt(page, what)
  return second === 'content' && (await notice(page).count()) > 0 ? 'previous' : second
}

/** Where cells are run: a server whose finance area has a release before the one that is out. */
export type Ground = { browser: Browser; origin: string; releases: string; token: string; newest: string }

const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Breaks one thing at one moment, looks, repairs it and looks again. */
export const runCell = async (ground: Ground, fault: Fault, moment: Moment): Promise<Cell> => {
  const { browser, origin, releases, token, newest } = ground
  const problems: string[] = []
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  // A page that never gives way answers no question either.
  const end = setTimeout(() => void context.close(), 3 * limitMs)
  const page = await context.newPage()
  await page.addInitScript((value) => {
    try {
      window.sessionStorage.setItem('token', value)
    } catch {
      // The storage is blocked after it was signed in.
    }
  }, token)
  const stage = { page, releases, newest, files: financeFiles(releases, newest) }
  const what = moment === 'chunk' ? 'Analytics' : 'Invoices'
  const other = fault.other ?? 'Clients'
  const cell = { fault: fault.name, moment, seen: '', seconds: 0, recovered: '', problems }
  try {
    if (moment !== 'chunk') await fault.install?.(stage, moment)
    const begin = performance.now()
    if (moment === 'start') await page.goto(addresses[what], { waitUntil: 'commit' })
    else {
      const before = moment === 'chunk' ? 'Invoices' : other
      await page.goto(moment === 'chunk' ? addresses.Invoices : `/owner/dashboard/${other.toLowerCase()}`, {
        waitUntil: 'commit',
      })
      await shown[before](page).waitFor({ timeout: limitMs })
      if (moment === 'chunk') await fault.install?.(stage, moment)
    }
    const clicked = performance.now()
    if (moment !== 'start') await open(page, what)
    cell.seen = await settled(page, what, fault.settlesMs)
    cell.seconds = (performance.now() - (moment === 'start' ? begin : clicked)) / 1000
    if (cell.seen !== fault.shows) problems.push(`shows ${cell.seen} instead of ${fault.shows}`)
    const text = await page.locator('body').innerText()
    if (text.trim().length < 40) problems.push('blank page')
    if (/[[{]\s*\{?\s*"/.test(text)) problems.push('raw JSON')
    const isShellDown = await page.locator('.shell-late:visible').count()
    if (!isShellDown) {
      await open(page, other).catch(() => problems.push(`no way to ${other}`))
      await shown[other](page)
        .waitFor({ timeout: limitMs })
        .catch(() => problems.push(`${other} does not open`))
    }

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await letGo(page)
    if (fault.code) await rollBack(releases, 'finance')
    cell.recovered = await recover(page, what, isShellDown > 0)
    if (!cell.recovered) problems.push('does not come back')
  } catch (error) {
    problems.push(String(error).split('\n')[0] ?? '')
  } finally {
    clearTimeout(end)
    await context.close()
  }
  return cell
}

/** Opens the page again, presses the button where there is one, and reloads if nothing else helps. */
const recover = async (page: Page, what: 'Invoices' | 'Analytics', isShellDown: boolean) => {
  if (isShellDown) {
    // A script that is answered after all, with nothing, makes the page fetch itself again before anybody can.
    const clicked = await page
      .locator('.shell-late')
      .getByRole('link')
      .click({ timeout: 3000 })
      .then(
        () => 'Reload',
        () => 'by itself',
      )
    return (await lookAt(page, what)) === 'content' ? clicked : ''
  }
  await page.evaluate(() => void Object.assign(window, { marked: true }))
  await page.goBack()
  let found = await lookAt(page, what)
  if (found === 'content') return 'by itself'
  await words(page).getByRole('button').first().click()
  await expect(words(page))
    .toHaveCount(0)
    .catch(() => undefined)
  found = await lookAt(page, what)
  if (found === 'content') return (await isMarked(page)) ? 'Retry' : 'Reload'
  await page.reload()
  return (await lookAt(page, what)) === 'content' ? 'reload of the page' : ''
}

/** Runs the cells of a fault that lies in a release: it is published once and rolled back in each. */
export const runRelease = async (ground: Ground, fault: Fault, build: string) => {
  const { releases } = ground
  const newest = await publishFaulty(releases, build, fault.name, fault.code ?? ((entry) => entry))
  const cells: Cell[] = []
  for (const moment of fault.moments) {
    if (cells.length) await promote(releases, 'finance', newest)
    cells.push(await runCell({ ...ground, newest }, fault, moment))
  }
  return cells
}

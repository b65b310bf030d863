import { mkdtempSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { publishShell } from '@keyhaven/deploy/publish/publish'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { at } from '@keyhaven/tools/build/workspace'
import { publishNext } from './faults/release.ts'
import { expect, signIn, test } from './keyhaven.ts'
import { colorRules, seriousProblems } from './serious-problems.ts'

// What it publishes is for its own server alone.
test.use({ env: { OWN_SERVER: 'see-inside' }, expectedErrors: [/404 .*\/sets\/00000000/] })

const inspector = (page: Page) => page.getByRole('dialog', { name: 'What this page is made of' })
const rowOf = (page: Page, area: string) =>
  inspector(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: area, exact: true }) })
    .first()
const openInvoices = async (page: Page, query = '') => {
  await page.goto(`/owner/dashboard/invoices${query}`)
  await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
}

/** Publishes the shell of today once more, as a build that differs by a file. */
const publishShellAgain = async (releases: string, name: string) => {
  const dist = mkdtempSync(path.join(tmpdir(), 'keyhaven-shell-'))
  cpSync(at('shell', 'dist'), dist, { recursive: true })
  writeFileSync(path.join(dist, 'again.txt'), name)
  const { version } = await publishShell(openStore(releases), dist)
  rmSync(dist, { recursive: true })
  return version
}

test('the inspector says what runs, why, and how it loaded, and gives this tab another version, or none', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'inspector@example.com')
  const before = (await readRegistry(openStore(server.releases))).areas.finance?.stable ?? ''
  const version = await publishNext(server.releases, 'inspected', 'finance')
  await openInvoices(page)

  await test.step('by keys alone', async () => {
    const button = page.getByRole('button', { name: 'Export for tax adviser' })
    await button.focus()
    await page.keyboard.press('Control+Shift+Period')
    await expect(inspector(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inspector(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('what runs', async () => {
    await page.goto('/owner/dashboard/invoices?inspect')
    const row = rowOf(page, 'finance')
    await expect(row).toContainText(version)
    await expect(row).toContainText('Stable: everybody gets it.')
    await expect(row.getByRole('cell', { name: 'running' })).toBeVisible()
    for (const phase of ['Entry fetched', 'Entry evaluated', 'Shared packages', 'Module', 'First page', 'First render'])
      await expect(row.getByText(phase)).toBeVisible()
    await expect(row).toContainText(/[1-9][\d.]* kB of its own/)
    await expect(inspector(page).getByRole('row', { name: /^antd 6\.\d+\.\d+ 6\.\d+ by .*finance/ })).toBeVisible()
    const { set, shell } = await readRegistry(openStore(server.releases))
    await expect(inspector(page)).toContainText(set)
    await expect(inspector(page)).toContainText(shell.version)
  })

  await test.step('for everybody, on a phone, by night', async () => {
    expect(await seriousProblems(page, { part: '.inspector' })).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await inspector(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    expect(await seriousProblems(page, { part: '.inspector', rules: colorRules })).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('another version', async () => {
    await rowOf(page, 'finance').getByLabel('Version of finance in this tab').selectOption(before)
    await rowOf(page, 'finance').getByRole('button', { name: 'Switch' }).click()
    await expect(page.getByText(`finance runs as version ${before}, in this tab only.`)).toBeVisible()
    await expect(rowOf(page, 'finance')).toContainText('Picked in this tab.')
  })

  await test.step('none', async () => {
    await rowOf(page, 'finance').getByLabel('Version of finance in this tab').selectOption('Turned off')
    await rowOf(page, 'finance').getByRole('button', { name: 'Switch' }).click()
    await expect(page.getByText('Finance is turned off in this tab.')).toBeVisible()
    await expect(inspector(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('It is turned off in this tab. Everything else keeps working.')
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
    await expect(page.getByText('in this tab')).toHaveCount(0)
  })
})

test('the set of an error report gives any tab the versions of then, until it goes back', async ({ page, server }) => {
  await signIn(page, server, 'sets@example.com')
  const old = await publishNext(server.releases, 'of then', 'finance')
  const { set, shell } = await readRegistry(openStore(server.releases))
  const version = await publishNext(server.releases, 'of now', 'finance')
  const shellOfNow = await publishShellAgain(server.releases, 'of now')

  await openInvoices(page, `?set=${set}`)
  const banner = page.getByRole('status').filter({ hasText: `Release set ${set} runs in this tab only.` })
  await expect(banner).toContainText(`finance runs as version ${old}, in this tab only.`)
  const runningShell = () =>
    page.evaluate(() => document.querySelector('script[src$="/theme.js"]')?.getAttribute('src')?.split('/')[2])
  expect(await runningShell()).toBe(shell.version)
  await expect(banner).not.toContainText('bookings')
  const fetched = (of: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      `/mfe/finance/${of}/remoteEntry.js`,
    )
  expect(await fetched(old)).toBe(true)

  await openInvoices(page)
  await expect(banner).toBeVisible()
  expect(await runningShell()).toBe(shell.version)
  await page.getByRole('button', { name: 'Back to the usual versions' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export for tax adviser' })).toBeVisible()
  expect([await fetched(version), await fetched(old)]).toEqual([true, false])
  expect(await runningShell()).toBe(shellOfNow)

  await openInvoices(page, '?set=00000000')
  await expect(page.getByText('Release set 00000000 is not known here; these are the usual versions.')).toBeVisible()
})

test('an open tab says that there is a newer version, keeps what is being typed, and reloads only when it is told to', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'open-tab@example.com')
  await page.clock.install()
  await page.goto('/owner/dashboard/clients')
  await page.getByRole('button', { name: 'New Client' }).first().click()
  const name = page.getByRole('dialog', { name: 'New Client' }).getByLabel('First Name')
  await name.fill('Grace')

  const ready = page.getByText('A new version of Keyhaven is ready.')
  await page.clock.fastForward('06:00')
  await expect(name).toHaveValue('Grace')
  await expect(ready).toHaveCount(0)

  const version = await publishNext(server.releases, 'while a tab is open', 'finance')
  const shell = await publishShellAgain(server.releases, 'while a tab is open')
  await page.clock.fastForward('06:00')
  await expect(ready).toBeVisible()
  await expect(name).toHaveValue('Grace')

  const reload = () =>
    ready
      .locator('..')
      .getByRole('button', { name: 'Reload' })
      .evaluate((button: HTMLElement) => button.click())
  const dialog = page.waitForEvent('dialog')
  const clicked = reload()
  const question = await dialog
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await clicked
  await expect(name).toHaveValue('Grace')

  const again = page.waitForEvent('dialog')
  void reload().catch(() => undefined)
  await (await again).accept()
  await expect(ready).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Client' }).first()).toBeVisible()
  await openInvoices(page, '?inspect')
  await expect(inspector(page)).toContainText(shell)
  await expect(rowOf(page, 'finance')).toContainText(version)
})

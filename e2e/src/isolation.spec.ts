import type { Page } from '@playwright/test'
import { changesOf } from './changes-of.ts'
import { expect, openDemo, test } from './keyhaven.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const open = async (page: Page, name: string) => {
  await navigation(page).getByRole('link', { name, exact: true }).click()
  await expect(page.locator('#root').getByRole('heading', { name, level: 1, exact: true })).toBeVisible({
    timeout: 30_000,
  })
}
/** Style sheets of an area in the page that are on, and all of them. */
const sheetsOf = (page: Page, area: string) =>
  page.evaluate((of) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(`/mfe/${of}/`))
    return { on: sheets.filter(({ disabled }) => !disabled).length, all: sheets.length }
  }, area)

/** Expects what is on the screen to look as if the styles of its area held everywhere: none of them is missing. */
const expectStyled = (page: Page) =>
  expect
    .poll(
      async () => {
        const confined = await page.screenshot()
        await page.evaluate(() => document.documentElement.removeAttribute('data-frames'))
        const everywhere = await page.screenshot()
        await page.evaluate(() => document.documentElement.setAttribute('data-frames', ''))
        return confined.equals(everywhere)
      },
      { timeout: 30_000 },
    )
    .toBe(true)

test('no area changes anything around its frame, and what it shows over the page stands in its name', async ({
  page,
}) => {
  test.slow()
  await openDemo(page)
  await page.goto('/owner/dashboard')
  const dialogs = {
    ...{ Bookings: 'New Booking', Clients: 'New Client', Properties: 'New Property', Units: 'New Unit' },
    ...{ Services: 'New Service', Promocodes: 'New Promocode' },
  }
  for (const [name, button] of Object.entries(dialogs)) {
    await open(page, name)
    // The shell's own, which comes late.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const area = ['Bookings', 'Clients'].includes(name) ? 'bookings' : 'inventory'
    await expect(page.locator(`body > [data-area=${area}]`).getByRole('dialog')).toBeVisible()
    await expectStyled(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await open(page, 'Dashboard')
  await page.locator('.tl-bar[data-stay]').first().hover()
  await expect(page.locator('body > [data-area=bookings] .tl-tip')).toHaveCSS('position', 'fixed')
  for (const name of ['Invoices', 'Analytics', 'Settings', 'Help', 'Clients']) {
    await open(page, name)
    await expectStyled(page)
  }
  expect(await changesOf(page)).toBe('')
  // The usual version, in the shell.
  await page.goto('/?mfe.public=')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expectStyled(page)
})

test('the style sheets of an area are on while it is on the screen, and no longer', async ({ page }) => {
  await openDemo(page)
  await page.goto('/owner/dashboard/analytics')
  const figure = page.locator('.key-figure').first()
  await expect(figure).toHaveCSS('font-size', '28px')
  await open(page, 'Invoices')
  expect((await sheetsOf(page, 'finance')).on).toBeGreaterThan(0)
  await open(page, 'Dashboard')
  expect((await sheetsOf(page, 'bookings')).on).toBeGreaterThan(0)
  // Without a card of finance's.
  await open(page, 'Clients')
  await expect.poll(() => sheetsOf(page, 'finance')).toMatchObject({ on: 0 })

  // In the very step that draws it again, or the reader would see it without its styles.
  await page.evaluate(() => {
    const sizes: string[] = []
    Object.assign(document.getElementById('root') ?? {}, { sizes })
    new MutationObserver(() => {
      const element = document.querySelector('.key-figure')
      if (element) sizes.push(getComputedStyle(element).fontSize)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await open(page, 'Analytics')
  await expect(figure).toBeVisible()
  expect(
    new Set(await page.evaluate(() => (document.getElementById('root') as never as { sizes: string[] }).sizes)),
  ).toEqual(new Set(['28px']))
})

test('a style of an area reaches its frame and popups, and nothing beside them', async ({ page }) => {
  await openDemo(page)
  await page.goto('/owner/dashboard/analytics')
  await expect(page.locator('.key-figure').first()).toBeVisible()
  const sizes = await page.evaluate(() => {
    const place = (parent: Element) => {
      const element = parent.appendChild(Object.assign(document.createElement('div'), { className: 'key-figure' }))
      const { fontSize } = getComputedStyle(element)
      element.remove()
      return fontSize
    }
    const add = (parent: Element, data: Record<string, string>) => {
      const element = parent.appendChild(document.createElement('div'))
      Object.assign(element.dataset, data)
      return element
    }
    const frame = document.querySelector('#root [data-area=finance]') ?? document.body
    const slot = add(frame, { area: 'bookings', within: 'finance' })
    const popups = add(document.body, { area: 'finance' })
    return [frame, popups, slot, document.body, document.querySelector('main') ?? document.body].map(place)
  })
  expect(sizes.map((size) => size === '28px')).toEqual([true, true, false, false, false])
})

test('the inspector names what a release has changed, and it is put back', async ({ page }) => {
  await openDemo(page)
  // No other area is fetched ahead, which could be taken for the one that changes it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/owner/dashboard/invoices')
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
  await page.evaluate(() => {
    window.addEventListener = () => undefined
    Reflect.set(window, 'onbeforeunload', () => 'Stay?')
    Object.assign(window, { ledger: 1 })
  })
  await open(page, 'Clients')
  const state = () =>
    page.evaluate(() => [Object.hasOwn(window, 'addEventListener'), window.onbeforeunload, 'ledger' in window])
  await expect.poll(state).toEqual([false, null, false])
  await page.keyboard.press('Control+Shift+Period')
  await expect(page.getByRole('row').filter({ hasText: 'finance' }).first()).toContainText(
    'It changed outside of its frame, where it was put back: window.addEventListener, window.onbeforeunload, window.ledger.',
  )
  await page.keyboard.press('Escape')
  await open(page, 'Invoices')
  await expect.poll(state).toEqual([false, null, true])
})

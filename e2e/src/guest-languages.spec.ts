import type { Page } from '@playwright/test'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { dayAfter, today } from './days.ts'
import { test as base } from './embedding.ts'
import { expect } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const test = base.extend({ locale: 'de-AT' })
const langOf = (page: Page) => page.locator('html').getAttribute('lang')
const languages = (page: Page) => page.locator('.kh-languages')

test('a guest reads in the language of their browser, chooses another one, and stays in it', async ({
  page,
  foreign,
  server,
}) => {
  const site = `http://book.localhost:${server.port}`
  await page.goto(`${site}/?owner=${foreign.slug}&guests=2`)
  await expect(page.getByRole('article', { name: 'Seehaus' })).toBeVisible()
  await expect(page.locator('form:not([inert])').first()).toBeVisible()
  expect(await langOf(page)).toBe('de')
  await languages(page).locator('summary').press('Enter')
  await expect(languages(page).getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
  expect(await seriousProblems(page)).toEqual([])
  await languages(page).getByRole('link', { name: 'Čeština' }).press('Enter')
  await expect(page).toHaveURL(`${site}/cs/?owner=${foreign.slug}&guests=2`)
  await expect(page.locator('form:not([inert])').first()).toBeVisible()
  await page.getByRole('article', { name: 'Seehaus' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/cs/property/${foreign.seehaus.id}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  expect(await langOf(page)).toBe('cs')
})

test('the pages in the shell are in the language of their address, and what is around them is not', async ({
  page,
  foreign,
}) => {
  const house = `/nl/property/${foreign.seehaus.id}`
  await page.goto(`${house}?mfe.public=`)
  await expect(page.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  await page.locator(`a[href^="${house}/unit/"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${house}/unit/\\d+`))
  expect(await langOf(page)).toBe('nl')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.kh-header-actions a[href="/owner/"]')?.click())
  await expect(page).toHaveURL(/\/owner\/?$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a guest without scripts chooses a language, too', async ({ browser, foreign, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const site = `http://book.localhost:${server.port}`
  await page.goto(`${site}/property/${foreign.seehaus.id}`)
  expect(await langOf(page)).toBe('de')
  await languages(page).locator('summary').click()
  await languages(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(`${site}/it/property/${foreign.seehaus.id}`)
  expect(await langOf(page)).toBe('it')
  await context.close()
})

test('what a search finds fits a phone in every language', async ({ page, foreign }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const checkIn = dayAfter(today(), 20)
  const stay = `check_in=${checkIn}&check_out=${dayAfter(checkIn, 2)}&guests=1`
  for (const locale of guestLocales) {
    await page.goto(`/${locale}/?owner=${foreign.slug}&${stay}`)
    await expect(page.locator('.kh-slider-controls')).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wider, `${locale} scrolls sideways`).toBeLessThanOrEqual(0)
  }
})

test('an element is in its own language, else in that of the page around it', async ({ page, foreign }) => {
  const element = (more: string) => `<keyhaven-booking owner="${foreign.slug}" ${more}></keyhaven-booking>`
  const body = `${element('id="a"')}${element('id="b" lang="fr-FR"')}<section lang="it">${element('id="c"')}</section>`
  await page.goto(foreign.site.put({ body: `${body}<script type="module" src="{us}/embed.js"></script>` }))
  for (const [id, lang] of [
    ['a', 'en'],
    ['b', 'fr'],
    ['c', 'it'],
  ] as const) {
    const widget = page.locator(`#${id} .kh`)
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await expect(widget).toHaveAttribute('lang', lang)
  }
  await page.evaluate(() => document.querySelector('#a')?.setAttribute('lang', 'nl'))
  await expect(page.locator('#a .kh')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('#b .kh')).toHaveAttribute('lang', 'fr')
})

import type { Page } from '@playwright/test'
import { cutTexts } from './cut-texts.ts'
import { type Demo, expect, openDemo, test } from './keyhaven.ts'
import { colorRules, seriousProblems } from './serious-problems.ts'

const inPseudoLanguage = Boolean(process.env['PSEUDO_LANGUAGE'])

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Each group is a test of its own, so that both workers share them and none comes near the limit of a slow machine. */
const signedOut = {
  'the start, sign-in and registration': ['/', '/owner/', '/owner/login', '/owner/register'],
  'passwords and legal pages': [
    '/owner/forgot-password',
    '/owner/reset-password/x',
    '/owner/legal-notice',
    '/owner/privacy-policy',
  ],
}
const signedIn = {
  'the dashboard and its bookings': ['/owner/dashboard', '/owner/dashboard/bookings', 'a booking'],
  'properties, units and seasons': [
    '/owner/dashboard/properties',
    '/owner/dashboard/units',
    '/owner/dashboard/units/seasons',
    '/owner/dashboard/units/rules',
    '/owner/dashboard/units/discounts',
  ],
  'clients, services and promo codes': [
    '/owner/dashboard/clients',
    'a client',
    '/owner/dashboard/services',
    '/owner/dashboard/services/tourist-taxes',
    '/owner/dashboard/promocodes',
  ],
  'invoices and analytics': [
    '/owner/dashboard/invoices',
    '/owner/dashboard/invoices/tourist-taxes',
    '/owner/dashboard/invoices/bank-statements',
    '/owner/dashboard/settings/invoices',
    '/owner/dashboard/analytics',
    '/owner/dashboard/analytics?view=tables',
  ],
  'calendars of portals': ['/owner/dashboard/channels'],
  'settings and help': [
    '/owner/dashboard/settings',
    '/owner/dashboard/settings/site',
    '/owner/dashboard/settings/connections',
    '/owner/dashboard/help',
  ],
  "a property and a unit of the owner's public site": ['a property', 'a unit'],
}

/** Addresses of the demo account's own booking, property and unit, which have other ids each time. */
const addressIn = async (page: Page, { token, user }: Demo, screen: string) => {
  if (screen.startsWith('/')) return screen
  if (screen === 'a booking') {
    const answer = await page.request.get('/keyhaven/api/bookings/?page=1&page_size=1', {
      headers: { authorization: `Token ${token}` },
    })
    const [booking] = (await answer.json()) as { id: number }[]
    return `/owner/dashboard/bookings?booking=${booking?.id}`
  }
  if (screen === 'a client') {
    const answer = await page.request.get('/keyhaven/api/clients/?page=1&page_size=1', {
      headers: { authorization: `Token ${token}` },
    })
    const [client] = (await answer.json()) as { id: number }[]
    return `/owner/dashboard/clients/${client?.id}`
  }
  const answer = await page.request.get(`/keyhaven/api/public/booking/?owner=${user.slug}`)
  const { data } = (await answer.json()) as { data: { properties: { id: number; units: { id: number }[] }[] } }
  const [property] = data.properties
  expect(property?.units.length).toBeGreaterThan(0)
  const unit = screen === 'a unit' ? `/unit/${property?.units[0]?.id}` : ''
  return `/property/${property?.id}${unit}?owner=${user.slug}`
}

/** The last part of a booking's popup: in English, in German, and in the pseudo-language. */
const payments = /^(?:Payments|Zahlungen|Páyméñtš)/

const expectReady = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (page.url().includes('booking=')) await expect(page.getByRole('region', { name: payments })).toBeVisible()
  // The stream of changes never ends, so that the network is never idle.
  await expect(page.locator('[aria-busy="true"], .ant-skeleton, [role="progressbar"]')).toHaveCount(0)
}

type Theme = 'light' | 'dark'

/** A page in both themes, or in some. It follows the system's, so that it need not be loaded twice. */
const check = (page: Page, address: string, { lang = 'en', themes = ['light', 'dark'] as readonly Theme[] } = {}) =>
  test.step(address, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0)
      await expectReady(page)
      // The pseudo-language fills a button and its longer name differently, which no real language does.
      const rules = colorScheme === 'dark' || inPseudoLanguage ? { rules: colorRules } : {}
      expect.soft(await seriousProblems(page, rules), `${address}, ${colorScheme}`).toEqual([])
      expect.soft(await overflow(page), `${address}, ${colorScheme}, scrolls sideways`).toBeLessThanOrEqual(0)
    }
    expect.soft(await cutTexts(page), `${address}, cut`).toEqual([])
    expect.soft(await page.locator('html').getAttribute('lang'), `${address}, language`).toBe(lang)
  })

test.describe.configure({ mode: 'parallel' })

/** Both groups of screens, as they are checked in one language at one width. */
const checkAll = (options: Parameters<typeof check>[2] = {}) => {
  for (const [name, addresses] of Object.entries(signedOut))
    test(`${name} are accessible and fit`, async ({ page }) => {
      for (const address of addresses) await check(page, address, options)
    })

  for (const [name, screens] of Object.entries(signedIn))
    test(`${name} are accessible and fit`, async ({ page }) => {
      const demo = await openDemo(page)
      for (const screen of screens) await check(page, await addressIn(page, demo, screen), options)
    })
}

if (inPseudoLanguage)
  for (const width of [1440, 390])
    test.describe(`${width} px wide, in the pseudo-language`, () => {
      test.use({ viewport: { width, height: 900 } })
      checkAll({ themes: ['light'] })
    })
else {
  for (const width of [1440, 390])
    test.describe(`${width} px wide, in both themes`, () => {
      test.use({ viewport: { width, height: 900 } })
      checkAll()
    })

  // The longest words, where there is the least room.
  test.describe('390 px wide, in German', () => {
    test.use({ viewport: { width: 390, height: 900 }, locale: 'de-AT' })
    checkAll({ lang: 'de', themes: ['light'] })
  })
}

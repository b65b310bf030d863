import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { element, foreignSite, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { openHouse } from './guest-journey.ts'
import { byKeyboard, byTouch, walkToStay } from './guest-walk.ts'
import type { WalkLocale } from './guest-words.ts'
import { expect, personals, test as base } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type Opened = Awaited<ReturnType<typeof openHouse>>
type World = Opened & {
  other: Opened
  /** Place of the same booking: the address to open, and the frame in the page. */
  hosts: Record<Host, { addressIn: (locale: WalkLocale) => string; at: (page: Page) => Page | Locator; part: string }>
}
type Host = (typeof hosts)[number]
const hosts = ['main address', 'page of the owner', 'own domain', 'hostile page', 'shell'] as const

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const opened = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      for (let n = 1; n <= 6; n++)
        await opened.owner.api('POST', '/api/units/', {
          ...{
            name: `Seehaus Zimmer ${n}`,
            description: 'Bright.',
            property_id: opened.house.id,
            price_per_night: 100,
          },
          ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 0, type: n % 2 ? 'suite' : 'villa' },
        })
      const other = await openHouse(await context.newPage(), server, 'other@example.com', 'Turmhaus')
      // A second house, always taken, in another town: who offers one alone opens on it, and who has one town is not asked for it.
      const barn: { id: number } = await opened.owner.api('POST', '/api/properties/', {
        ...{ name: 'Barn', description: 'Old.', address: { ...personals.address, city: 'Baden' } },
      })
      const loft: { id: number } = await opened.owner.api('POST', '/api/units/', {
        ...{ name: 'Hay loft', description: 'Warm.', property_id: barn.id, price_per_night: 500 },
        ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 0 },
      })
      await opened.owner.api('POST', '/api/blocks/', { unit: loft.id, start: today(), end: dayAfter(today(), 300) })
      await context.close()
      const site = await foreignSite(server.origin)
      await opened.owner.api('PATCH', '/api/site-settings/', {
        ...{ domain: 'seehaus.localhost', allowed_origins: [site.origin], privacy_text: 'We keep what you send us.' },
      })
      const { slug } = opened.owner.user
      const whole = (page: Page) => page
      await use({
        ...opened,
        other,
        hosts: {
          'main address': { addressIn: (locale) => `${server.origin}/${locale}/`, at: whole, part: 'html' },
          // As a tab gets it that runs versions of its choice.
          shell: { addressIn: (locale) => `${server.origin}/${locale}/?mfe.public=`, at: whole, part: 'html' },
          'page of the owner': {
            ...{ addressIn: (locale) => `${server.origin}/${locale}/?owner=${slug}`, at: whole, part: 'html' },
          },
          'own domain': {
            ...{ addressIn: (locale) => `http://seehaus.localhost:${server.port}/${locale}/`, at: whole, part: 'html' },
          },
          'hostile page': {
            addressIn: (locale) =>
              site.put({
                body: `<h1>Haus am See</h1>${element(`owner="${slug}" lang="${locale}"`)}${script}`,
                ...{ css: hostileCss, policy: strictPolicy },
              }),
            at: (page) => page.locator('keyhaven-booking'),
            part: 'keyhaven-booking',
          },
        },
      })
      site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const locales: readonly WalkLocale[] = ['de', 'it']
const screens = {
  'by touch at 390 px': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'by keyboard at 1440 px': { viewport: { width: 1440, height: 900 } },
} as const

for (const [column, screen] of (Object.keys(screens) as (keyof typeof screens)[]).entries())
  test.describe(screen, () => {
    test.use({ ...screens[screen], contextOptions: { reducedMotion: 'no-preference' } })
    for (const [row, host] of hosts.entries()) {
      const locale = locales[(row + column) % locales.length] ?? 'de'
      const tag = column === 0 && row === 0 ? ' @journey' : ''
      test(`a guest books in ${locale} in the ${host}, the owner accepts by mail, and the guest sees it${tag}`, async ({
        page,
        server,
        world,
      }) => {
        test.slow()
        const { addressIn, at, part } = world.hosts[host]
        await page.goto(addressIn(locale))
        const look = async () => {
          expect(await seriousProblems(page, { part })).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(wide).toBeLessThanOrEqual(0)
        }
        const status = await walkToStay({
          ...{ page, at: at(page), locale, look, server, ...(column === 0 ? byTouch : byKeyboard(page)) },
          email: `guest-${column}${row}@example.com`,
          surname: `Nováková-${'ABCDG'[row]}${'EF'[column]}`,
          // Every journey has nights of its own.
          checkIn: dayAfter(today(), 30 + 10 * (2 * row + column)),
        })
        expect(new URL(status).hostname).toBe('seehaus.localhost')
        expect(await seriousProblems(page)).toEqual([])
      })
    }
  })

test.describe('on an own domain', () => {
  test.use({ expectedErrors: [/404/] })
  test('a visitor reaches nothing of another owner, and nothing of the platform', async ({ page, server, world }) => {
    const origin = `http://seehaus.localhost:${server.port}`
    const theirs = world.other.house
    await page.goto(`${origin}/property/${theirs.id}`)
    await expect(page.getByText('Turmhaus')).toHaveCount(0)
    await page.goto(`${origin}/?owner=${world.other.owner.user.slug}`)
    await expect(page.getByRole('heading', { level: 3, name: 'Seehaus' })).toBeVisible()
    await expect(page.getByText('Turmhaus')).toHaveCount(0)
    await expect(page.getByText('Register your property')).toHaveCount(0)
    for (const path of [
      `/keyhaven/api/public/booking/property/${theirs.id}/`,
      `/keyhaven/api/public/booking/property/${theirs.id}/bookings/?owner=${world.other.owner.user.slug}`,
      '/keyhaven/api/bookings/',
      '/keyhaven/auth/demo-login/',
      '/owner/login',
      '/registry.json',
      '/releases.json',
    ]) {
      const status = await page.evaluate(async (url) => (await fetch(url)).status, path)
      expect([path, status]).toEqual([path, 404])
    }
    await page.goto(`${origin}/privacy-policy`)
    await expect(page.getByText('We keep what you send us.')).toBeVisible()
    await page.goto(`${origin}/legal-notice`)
    await expect(page.getByText('Ringstraße 1a')).toBeVisible()
  })
})

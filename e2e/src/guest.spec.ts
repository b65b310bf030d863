import type { Locator, Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { element, foreignSite, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { askForStay, confirmLink, openHouse } from './guest-journey.ts'
import { expect, personals, test as base } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type Opened = Awaited<ReturnType<typeof openHouse>>
type World = Opened & {
  other: Opened
  /** Where the same booking stands: the address to open, and where in the page it is. */
  hosts: Record<Host, { url: string; at: (page: Page) => Page | Locator; part: string }>
}
type Host = (typeof hosts)[number]
const hosts = ['shell', 'own domain', 'hostile page'] as const

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const opened = await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus')
      const other = await openHouse(await context.newPage(), server, 'other@example.com', 'Turmhaus')
      // A second house, always taken: who offers one alone opens on it, without a search.
      const barn: { id: number } = await opened.owner.api('POST', '/api/properties/', {
        ...{ name: 'Barn', description: 'Old.', address: personals.address },
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
      const body = `<h1>Haus am See</h1>${element(`owner="${slug}"`)}${script}`
      const whole = (page: Page) => page
      await use({
        ...opened,
        other,
        hosts: {
          shell: { url: `${server.origin}/?owner=${slug}`, at: whole, part: 'html' },
          'own domain': { url: `http://seehaus.localhost:${server.port}/`, at: whole, part: 'html' },
          'hostile page': {
            url: site.put({ body, css: hostileCss, policy: strictPolicy }),
            at: (page) => page.locator('keyhaven-booking'),
            part: 'keyhaven-booking',
          },
        },
      })
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const screens = {
  'at 390 px by touch': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'at 1440 px by mouse': { viewport: { width: 1440, height: 900 } },
} as const
const screenNames = Object.keys(screens) as (keyof typeof screens)[]
/** Every journey has nights of its own. */
const nightOf = (at: number) => dayAfter(today(), 30 + 10 * at)

for (const [column, screen] of screenNames.entries())
  test.describe(screen, () => {
    test.use({ ...screens[screen], contextOptions: { reducedMotion: 'no-preference' } })
    for (const [row, host] of hosts.entries())
      test(`a guest books in the ${host}, the owner accepts by mail, and the guest sees it`, async ({
        page,
        server,
        world,
      }) => {
        test.slow()
        const { url, at, part } = world.hosts[host]
        const email = `guest-${column}${row}@example.com`
        const surname = `Nováková-${'ABC'[row]}${'DE'[column]}`
        await page.goto(url)
        const look = async () => {
          expect(await seriousProblems(page, { part })).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(wide).toBeLessThanOrEqual(0)
        }
        const press = (target: Locator) => (column === 0 ? target.tap() : target.click())
        await askForStay({ at: at(page), press, look, email, surname, checkIn: nightOf(2 * row + column) })

        await page.goto(await confirmLink(server, email))
        await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your host' })).toBeVisible()
        expect(await seriousProblems(page)).toEqual([])
        const asked = await server.mailTo('host@example.com', new RegExp(surname))
        const decision = /http\S+\/decision\/\S+/.exec(asked.text ?? '')?.[0] ?? ''
        const received = await server.mailTo(email, /^Your request was received/)
        const status = /http\S+\/request\/\S+/.exec(received.text ?? '')?.[0] ?? ''
        expect(new URL(status).hostname).toBe('seehaus.localhost')
        await page.goto(decision)
        await press(page.getByRole('button', { name: 'Accept' }))
        await expect(page.getByRole('heading', { name: 'You accepted this request' })).toBeVisible()
        expect(await seriousProblems(page)).toEqual([])
        await page.goto(status)
        await expect(page.getByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible()
        expect(await seriousProblems(page)).toEqual([])
      })
  })

test('keys alone lead from the search to the sent request', async ({ page, world }) => {
  test.slow()
  await page.goto(world.hosts['own domain'].url)
  const press = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await target.evaluate((found) => found === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
    await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  }
  await askForStay({
    at: page,
    press,
    look: async () => {},
    email: 'keys@example.com',
    surname: 'Keyes',
    checkIn: nightOf(7),
  })
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
      const status = await page.evaluate(async (asked) => (await fetch(asked)).status, path)
      expect([path, status]).toEqual([path, 404])
    }
    await page.goto(`${origin}/privacy-policy`)
    await expect(page.getByText('We keep what you send us.')).toBeVisible()
    await page.goto(`${origin}/legal-notice`)
    await expect(page.getByText('Ringstraße 1a')).toBeVisible()
  })
})

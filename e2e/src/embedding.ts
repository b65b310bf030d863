import type { Page } from '@playwright/test'
import { foreignSite } from './foreign-site.ts'
import { personals, signIn, test as base } from './keyhaven.ts'

type House = { id: number; unit: number }
type Foreign = {
  slug: string
  seehaus: House
  turmhaus: House
  /** Allowed in the settings of the owner. */
  site: Awaited<ReturnType<typeof foreignSite>>
  /** Not allowed. */
  stranger: Awaited<ReturnType<typeof foreignSite>>
}

/** A server with an owner who lets one foreign site embed the booking. */
export const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const owner = await signIn(await context.newPage(), server, 'embedding@example.com')
      await context.close()
      const house = async (name: string): Promise<House> => {
        const { address } = personals
        const property: { id: number } = await owner.api('POST', '/api/properties/', {
          name,
          description: 'x',
          address,
        })
        const unit: { id: number } = await owner.api('POST', '/api/units/', {
          ...{
            name: `${name} loft`,
            description: 'Under the roof.',
            capacity: 2,
            max_capacity: 4,
            price_per_night: 100,
          },
          ...{ price_per_extra_person: 0, property_id: property.id },
        })
        return { id: property.id, unit: unit.id }
      }
      const [seehaus, turmhaus] = [await house('Seehaus'), await house('Turmhaus')]
      const [site, stranger] = [await foreignSite(server.origin), await foreignSite(server.origin)]
      await owner.api('PATCH', '/api/site-settings/', { allowed_origins: [site.origin], accent: '#7a3cc2' })
      await use({ slug: owner.user.slug, seehaus, turmhaus, site, stranger })
      site.close()
      stranger.close()
    },
    { scope: 'worker' },
  ],
})

export type Heard = { name: string; detail: unknown }
/** Hears what the elements tell the page, and sees what they do to it. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { heard: [] as Heard[], touched: [] as string[] }
    Object.assign(window, { seen })
    for (const name of ['search', 'select', 'booked', 'error'])
      document.addEventListener(`keyhaven:${name}`, (event) =>
        seen.heard.push({ name, detail: (event as CustomEvent).detail }),
      )
    // As a browser does that lets nobody keep anything.
    const refused = (name: string) => () => {
      seen.touched.push(name)
      throw new DOMException(`${name} is blocked`, 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refused(name) })
    Object.defineProperty(document, 'cookie', { get: refused('cookie'), set: refused('cookie') })
  })
export const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { heard: Heard[]; touched: string[] } }).seen)
export const heard = async (page: Page) => (await seen(page)).heard

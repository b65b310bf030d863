import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { element, foreignSite, script } from './foreign-site.ts'
import { confirmByMail } from './guest-journey.ts'
import { expect, personals, signIn, test as base } from './keyhaven.ts'
import { pdfText } from './pdf-text.ts'

/** Runs where a page takes it for more than text, and leaves an element behind where its policy stops that. */
const markup = `<img data-hostile src=/x onerror=alert(1)>{{7*7}}</script><script data-hostile>alert(1)</script>`
/** For the fields that take fifty letters. */
const short = '<img data-hostile src=/x.png onerror=alert(1)>'
const address = { ...personals.address, street: markup, city: short, country: short, house_number: '<b data-hostile>' }

type Traps = { dialogs: string[] }
type World = {
  paths: { owner: string[]; guest: string[] }
  own: string
  embedding: string
  pdf: string
  unit: number
  slug: string
}

const checkIn = dayAfter(today(), 40)
const test = base.extend<{ traps: Traps }, { world: World & { token: string } }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      const owner = await signIn(await context.newPage(), server, 'hostile@example.com')
      await context.close()
      const create = async (at: string, body: object) => ((await owner.api('POST', at, body)) as { id: number }).id
      await owner.api('PATCH', '/auth/change-personals/', { ...personals, tax_id: short, address })
      const property = await create('/api/properties/', { name: `${markup}H`, description: markup, address })
      const prices = { capacity: 2, max_capacity: 4, price_per_night: 100, price_per_extra_person: 10 }
      const unit = await create('/api/units/', {
        name: `${markup}U`,
        description: markup,
        property_id: property,
        ...prices,
      })
      const service = await create('/api/services/', { name: short, type: 'per_day', property, price: 5, active: true })
      const promo_code = await create('/api/promocodes/', {
        ...{ code: 'FRIEND', description: short, discount_percent: 5, active: true, valid_until: '2199-01-01' },
      })
      const client = await create('/api/clients/', {
        first_name: short,
        last_name: short,
        email: 'a@example.com',
        address,
      })
      const stay = { check_in: today(), check_out: dayAfter(today(), 3), guests_count: 2, status: 'confirmed' }
      const money = { deposit_paid: true, deposit_amount: 10, promo_code, services: [service] }
      const booking = await create('/api/bookings/', { ...stay, ...money, property, unit, client })
      await owner.api('POST', `/api/booking/${booking}/payments/`, {
        ...{ date: today(), kind: 'payment', amount: 5, method: 'cash', note: markup },
      })
      await create('/api/blocks/', { unit, start: dayAfter(today(), 5), end: dayAfter(today(), 7), reason: short })
      const season = { start: dayAfter(today(), 30), end: dayAfter(today(), 90), price_per_night: 120 }
      await create('/api/seasons/', { name: short, unit, ...season })
      const settings: object = await owner.api('GET', '/api/invoice-settings/')
      await owner.api('PATCH', '/api/invoice-settings/', {
        ...settings,
        small_business_note: markup,
        payment_terms: markup,
      })
      const site = await foreignSite(server.origin)
      await owner.api('PATCH', '/api/site-settings/', {
        ...{ domain: 'hostile.localhost', allowed_origins: [site.origin], privacy_text: markup },
      })
      const [invoice] = (await owner.api('GET', '/api/invoices/owner/')) as { pdf_file: string }[]
      const { slug } = owner.user
      const guestPaths = [
        '/',
        `/property/${property}`,
        `/property/${property}/unit/${unit}`,
        `/book?property=${property}&unit=${unit}&check_in=${checkIn}&check_out=${dayAfter(checkIn, 3)}&guests=2`,
      ]
      const dashboard = [
        '',
        '/properties',
        '/units',
        '/units/seasons',
        '/units/rules',
        '/clients',
        `/clients?client=${client}`,
        '/bookings',
        `/bookings?booking=${booking}`,
      ]
        .concat('/services', '/promocodes', '/invoices', '/settings', '/settings/invoices')
        .map((at) => `/owner/dashboard${at}`)
      await use({
        paths: { owner: dashboard, guest: guestPaths },
        own: `http://hostile.localhost:${server.port}`,
        embedding: site.put({ body: element(`owner="${slug}"`) + script }),
        pdf: `${server.origin}${invoice?.pdf_file}`,
        ...{ unit, slug, token: owner.token },
      })
      site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  traps: [
    async ({ page }, use) => {
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      await use({ dialogs })
      expect(dialogs).toEqual([])
    },
    { auto: true },
  ],
})

/** Elements that a page made of the texts, in the page and in its shadow roots. */
const elementsOf = (page: Page) =>
  page.evaluate(() => {
    const roots: ParentNode[] = [document]
    for (const root of roots)
      for (const one of root.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot)
    return roots.flatMap((root) => [...root.querySelectorAll('[data-hostile]')].map((one) => one.outerHTML))
  })
const look = async (page: Page) => {
  await expect(page.getByText('data-hostile').filter({ visible: true }).first()).toBeVisible()
  expect(await elementsOf(page), page.url()).toEqual([])
}

test('the dashboard shows them as they were typed', async ({ page, world }) => {
  test.slow()
  await page.addInitScript((token) => window.sessionStorage.setItem('token', token), world.token)
  for (const path of world.paths.owner) {
    await page.goto(path)
    await look(page)
  }
  await page.goto('/owner/dashboard')
  const bars = page.getByRole('button', { name: /data-hostile/ })
  await expect(bars.first()).toBeVisible()
  for (const bar of await bars.all()) {
    await bar.hover()
    expect(await elementsOf(page)).toEqual([])
  }
})

test('charts and what they say of a point show them as they were typed', async ({ page, world }) => {
  test.slow()
  await page.addInitScript((token) => window.sessionStorage.setItem('token', token), world.token)
  const year = today().slice(0, 4)
  await page.goto(`/owner/dashboard/analytics?from=${year}-01-01&to=${Number(year) + 1}-12-31`)
  const charts = page.locator('figure canvas')
  await expect(charts).toHaveCount(5)
  let tooltips = 0
  for (const chart of await charts.all()) {
    await chart.scrollIntoViewIfNeeded()
    const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const across of [0.2, 0.35, 0.5, 0.65, 0.8])
      for (const down of [0.3, 0.5, 0.7]) {
        await page.mouse.move(box.x + box.width * across, box.y + box.height * down)
        tooltips += await page.locator('.g2-tooltip').filter({ hasText: 'data-hostile' }).count()
      }
    expect(await elementsOf(page)).toEqual([])
  }
  expect(tooltips, 'tooltips that name a hostile text').toBeGreaterThan(0)
  await page.goto(`/owner/dashboard/analytics?view=tables&from=${year}-01-01&to=${Number(year) + 1}-12-31`)
  await look(page)
})

test('the public site shows them as they were typed, on the platform, on an own domain and in a strange page', async ({
  page,
  world,
  server,
}) => {
  test.slow()
  for (const path of world.paths.guest) {
    await page.goto(`${server.origin}${path}${path.includes('?') ? '&' : '?'}owner=${world.slug}`)
    await look(page)
    await page.goto(`${world.own}${path}`)
    await look(page)
  }
  await page.goto(world.embedding)
  await look(page)
})

test('a request shows them to its guest and to the owner, and the invoice draws them', async ({
  page,
  world,
  server,
}) => {
  const email = 'guest@example.com'
  const answer = await page.request.post(`${server.origin}/keyhaven/api/public/booking/`, {
    data: {
      ...{ unit: world.unit, check_in: checkIn, check_out: dayAfter(checkIn, 3), guests_count: 2, privacy: true },
      client: { ...address, first_name: 'Gerda', last_name: 'Moser', email },
    },
  })
  expect(answer.status()).toBe(201)
  await confirmByMail(page, server, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your host' })).toBeVisible()
  await look(page)
  const requestMail = await server.mailTo('hostile@example.com', /Moser/)
  await page.goto(/http\S+\/decision\/\S+/.exec(requestMail.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await look(page)

  const pdf = await fetch(world.pdf)
  const text = await pdfText(new Uint8Array(await pdf.arrayBuffer()))
  expect(text.replaceAll(' ', '')).toContain('onerror=alert(1)>{{7*7}}</script>')
})

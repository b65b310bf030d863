import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect, test as base } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const test = base.extend<{ world: { site: string; house: number; unit: number } }>({
  locale: 'de-AT',
  world: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.origin })
    const { owner, house } = await openHouse(await context.newPage(), server, 'sofort@example.com', 'Bergblick')
    const { id }: { id: number } = await owner.api('POST', '/api/units/', {
      ...{ name: 'Stube', description: 'Ruhig und hell.', property_id: house.id, price_per_night: 90 },
      ...{ capacity: 2, max_capacity: 3, price_per_extra_person: 0, instant: true },
    })
    await context.close()
    await use({ site: `http://book.localhost:${server.port}`, house: house.id, unit: id })
  },
})
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a guest with a phone finds a room that is booked at once, books it, and sees that it is booked', async ({
  page,
  server,
  world,
}) => {
  const email = 'eilig@example.com'
  const [checkIn, checkOut] = [dayAfter(today(), 30), dayAfter(today(), 33)]
  await page.goto(`${world.site}/?check_in=${checkIn}&check_out=${checkOut}&guests=2&instant=1`)
  const card = page.getByRole('article', { name: 'Stube' })
  await expect(card.getByText('Sofortbuchung')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Bergblick Loft' })).toHaveCount(0)
  await card.getByRole('link').first().tap()
  await expect(page.getByText('Ihr Aufenthalt ist gebucht, sobald Sie ihn per E-Mail bestätigen.')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.locator('.kh-unit-bar').getByRole('link').tap()

  await expect(page.getByRole('heading', { level: 1, name: 'Aufenthalt buchen' })).toBeVisible()
  const fields = {
    ...{ Vorname: 'Gerda', Nachname: 'Eilig', 'E-Mail': email, Telefon: '+436641234567' },
    ...{ Straße: 'Ring', Hausnummer: '1', Postleitzahl: '1010', Ort: 'Wien', Land: 'Österreich' },
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).tap()
  const book = page.getByRole('button', { name: /^Zahlungspflichtig buchen · 270,00/ })
  await expect(book).toBeInViewport({ ratio: 1 })
  expect(await seriousProblems(page)).toEqual([])
  await book.tap()
  await expect(page.getByRole('heading', { name: 'Bitte per E-Mail bestätigen' })).toBeVisible()

  const mail = await server.mailTo(email, /^Bestätigen Sie Ihre Buchung/)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '')
  const order = page.getByRole('button', { name: /^Zahlungspflichtig buchen · 270,00/ })
  await expect(order).toBeInViewport({ ratio: 1 })
  expect(await seriousProblems(page)).toEqual([])
  await order.tap()
  await expect(page.getByRole('heading', { name: 'Ihr Aufenthalt ist gebucht' })).toBeVisible()
  await expect(page.getByText(/Sie müssen auf nichts mehr warten/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'In meinen Kalender' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(await seriousProblems(page)).toEqual([])
  await server.mailTo('sofort@example.com', /^(New booking|Neue Buchung)/)
})

import type { BrowserContext, Page, Request } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test } from './keyhaven.ts'

/** The streams of all tabs of this browser that are open now. */
const openStreams = (context: BrowserContext) => {
  const open = new Set<Request>()
  const isStream = (url: string) => url.endsWith('/keyhaven/api/events/')
  context.on('request', (request) => isStream(request.url()) && open.add(request))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    context.on(ended as 'requestfinished', (request) => open.delete(request))
  // Nobody says that the requests of a closed tab have ended.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}
const booking = (page: Page, reference: string) => page.getByRole('button', { name: `Details of ${reference}` })

test('what is booked elsewhere is in every tab without a reload, over one connection', async ({
  page,
  server,
  context,
}) => {
  test.slow()
  const streams = openStreams(context)
  const { api, token } = await signIn(page, server, 'live@example.com')
  const { address } = personals
  const property: { id: number } = await api('POST', '/api/properties/', {
    name: 'Seehaus',
    description: 'x',
    active: true,
    address,
  })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{
      name: 'Lake room',
      description: 'x',
      capacity: 2,
      max_capacity: 2,
      price_per_night: 90,
      price_per_extra_person: 0,
    },
    ...{ property_id: property.id, type: 'apartment', status: 'available', active: true },
  })
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Anna', last_name: 'Novak', email: 'anna@example.com', address },
  })
  const book = (from: number) =>
    api('POST', '/api/bookings/', {
      ...{ property: property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed' },
      ...{ check_in: dayAfter(today(), from), check_out: dayAfter(today(), from + 2) },
    })

  const second = await context.newPage()
  await second.goto('/owner/login')
  await second.evaluate((value) => window.sessionStorage.setItem('token', value), token)
  for (const tab of [page, second]) {
    await tab.goto('/owner/dashboard/bookings')
    await expect(tab.getByText('No bookings yet')).toBeVisible()
  }
  await expect.poll(streams).toBe(1)

  await test.step('a booking of the API', async () => {
    await book(10)
    for (const tab of [page, second]) await expect(booking(tab, 'B-000001')).toBeVisible()
  })

  await test.step('what one tab changes, the other shows', async () => {
    await second.goto('/owner/dashboard/clients')
    await expect(second.getByText('Anna Novak')).toBeVisible()
    await page.goto(`/owner/dashboard/clients?client=${client.id}`)
    await page.getByLabel('Last Name').fill('Novakova')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(second.getByText('Anna Novakova')).toBeVisible()
    await expect.poll(streams).toBe(1)
  })

  await test.step('when the tab that listens goes, the other takes over', async () => {
    await second.goto('/owner/dashboard/bookings')
    await page.close()
    await expect.poll(streams).toBe(1)
    await expect(booking(second, 'B-000001')).toBeVisible()
    await book(20)
    await expect(booking(second, 'B-000002')).toBeVisible()
  })

  await test.step('after signing out nobody listens', async () => {
    await second.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(streams).toBe(0)
  })
})

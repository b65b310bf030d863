import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { expect, personals, signIn, test as base } from './keyhaven.ts'

const stayFrom = (days: number, nights: number) => ({
  from: dayAfter(today(), days),
  to: dayAfter(today(), days + nights),
})
/** The stays that the portal has: one on free nights, one on nights that are booked here. */
const [free, taken] = [stayFrom(3, 3), stayFrom(10, 4)]

const airbnbCalendar = [free, taken].flatMap(({ from, to }, at) => [
  ...['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`],
  ...['SUMMARY:Reserved', `UID:${at}@portal.example.com`, 'END:VEVENT'],
])
const calendarText = [
  ...['BEGIN:VCALENDAR', 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'VERSION:2.0'],
  ...airbnbCalendar,
  ...['END:VCALENDAR', ''],
].join('\r\n')

/** Keyhaven beside a portal at an address of this machine. */
const test = base.extend<{ portal: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from it
  portal: async ({}, use) => {
    const http = createServer((_request, response) => response.end(calendarText))
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
    const address = http.address()
    await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/calendar.ics`)
    http.close()
  },
})
test.use({ env: { OUTGOING_REQUESTS: 'anywhere' } })

type Api = Awaited<ReturnType<typeof signIn>>['api']

async function aUnit(api: Api, name: string) {
  const property: { id: number } = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'x', active: true, address: personals.address },
  })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name, description: 'x', capacity: 2, max_capacity: 2, price_per_night: 90, price_per_extra_person: 0 },
    ...{ property_id: property.id, type: 'apartment', status: 'available', active: true },
  })
  return { property: property.id, unit: unit.id }
}

const bar = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('a unit is connected with a portal, what collides is decided, and a second owner reads our calendar @journey', async ({
  page,
  server,
  portal,
  browser,
}) => {
  test.slow()
  const { api } = await signIn(page, server, 'channels@example.com')
  const { property, unit } = await aUnit(api, 'Lake room')
  const client: { id: number } = await api('POST', '/api/clients/', {
    ...{ first_name: 'Anna', last_name: 'Novak', email: 'anna@example.com', address: personals.address },
  })
  await api('POST', '/api/bookings/', {
    ...{ property, unit, client: client.id, guests_count: 2, status: 'confirmed' },
    ...{ check_in: taken.from, check_out: taken.to },
  })

  await test.step('it is seen what the calendar brings, and connected', async () => {
    await page.goto('/owner/dashboard/channels')
    await page.getByRole('button', { name: 'Connect a portal: Lake room' }).click()
    const form = page.getByRole('dialog', { name: 'Connect Lake room' })
    await form.getByLabel('Address of the calendar on the portal').fill(portal)
    await form.getByRole('button', { name: 'See what it brings' }).click()
    await expect(form.getByText('It brings 2 stays:')).toBeVisible()
    await expect(form.getByText('these nights are taken here')).toHaveCount(1)
    await form.getByRole('button', { name: 'Connect' }).click()
    const lake = page.getByRole('group', { name: 'Lake room' })
    await expect(lake.getByText('Read just now')).toBeVisible()
    await expect(lake.getByText(/^1 stay · Airbnb has not read our calendar yet/)).toBeVisible()
  })

  await test.step('its stay is a bar of the calendar, and the collision is said on the first page', async () => {
    await page.goto('/owner/dashboard')
    await expect(page.getByRole('link', { name: '1 stay needs your decision' })).toBeVisible()
    await bar(page, /^Airbnb, /)
      .first()
      .click()
    const popup = page.getByRole('dialog', { name: 'Airbnb' })
    await expect(popup.getByText('Reserved', { exact: true })).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Make a booking of it' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page, /Anna Novak.*Also booked on Airbnb/)).toBeVisible()
  })

  await test.step('its owner keeps ours', async () => {
    await page.getByRole('link', { name: '1 stay needs your decision' }).click()
    await page.getByRole('button', { name: 'Keep ours' }).click()
    await expect(page.getByText('Settled.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'One stay needs your decision' })).toHaveCount(0)
  })

  await test.step('a second owner reads the calendar of this one', async () => {
    await page.getByRole('button', { name: 'Our addresses: Lake room' }).click()
    const address = await page.getByRole('region', { name: 'Any other program' }).getByRole('textbox').inputValue()
    await page.keyboard.press('Escape')
    const second = await browser.newPage({ baseURL: server.origin })
    const other = await signIn(second, server, 'second@example.com')
    await aUnit(other.api, 'Hill room')
    await second.goto('/owner/dashboard/channels')
    await second.getByRole('button', { name: 'Connect a portal: Hill room' }).click()
    const form = second.getByRole('dialog', { name: 'Connect Hill room' })
    await form.getByRole('combobox', { name: 'Portal' }).click()
    await second.getByTitle('Another calendar').click()
    await form.getByLabel('Address of the calendar on the portal').fill(address)
    await form.getByRole('button', { name: 'See what it brings' }).click()
    await expect(form.getByText('It brings 2 stays:')).toBeVisible()
    await form.getByRole('button', { name: 'Connect' }).click()
    await expect(second.getByRole('group', { name: 'Hill room' }).getByText('Read just now')).toBeVisible()
    await second.goto('/owner/dashboard')
    await expect(bar(second, new RegExp(`^${new URL(address).host}, `))).toHaveCount(2)
    await second.close()
  })
})

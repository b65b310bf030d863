import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { personals, type signIn, test as base } from './keyhaven.ts'

const stayFrom = (days: number, nights: number) => ({
  from: dayAfter(today(), days),
  to: dayAfter(today(), days + nights),
})
/** The stays that the portal has: one on free nights, one on nights that are booked here. */
export const [free, taken] = [stayFrom(3, 3), stayFrom(10, 4)]

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
export const test = base.extend<{ portal: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from it
  portal: async ({}, use) => {
    const http = createServer((_request, response) => response.end(calendarText))
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
    const address = http.address()
    await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/calendar.ics`)
    http.close()
  },
})

type Api = Awaited<ReturnType<typeof signIn>>['api']

/** An apartment of its own property, through the API. */
export async function aUnit(api: Api, name: string) {
  const property: { id: number } = await api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'x', active: true, address: personals.address },
  })
  const unit: { id: number } = await api('POST', '/api/units/', {
    ...{ name, description: 'x', capacity: 2, max_capacity: 2, price_per_night: 90, price_per_extra_person: 0 },
    ...{ property_id: property.id, type: 'apartment', status: 'available', active: true },
  })
  return { property: property.id, unit: unit.id }
}

/** A bar of the calendar. */
export const bar = (page: Page, name: RegExp) => page.getByRole('button', { name })

import { once } from 'node:events'
import { createServer } from 'node:http'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'

export const eventsEach = 200
/** One event of ten, which a calendar that has changed has a day later. */
const changesEvery = 10
export const changedEach = eventsEach / changesEvery

/** Stays of two nights, every three days from tomorrow on. */
export const daysBetween = 3
const stayOf = (tomorrow: Day, n: number, isChanged: boolean) => {
  const start = addDays(tomorrow, n * daysBetween + (isChanged && n % changesEvery === 0 ? 1 : 0))
  return { start: start.replaceAll('-', ''), end: addDays(start, 2).replaceAll('-', '') }
}

/** A calendar as Airbnb sends it, of one feed. */
const calendarOf = (tomorrow: Day, feed: string, isChanged: boolean) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...Array.from({ length: eventsEach }, (_, n) => ({ n, ...stayOf(tomorrow, n, isChanged) })).flatMap(
      ({ n, start, end }) => [
        'BEGIN:VEVENT',
        `DTSTART;VALUE=DATE:${start}`,
        `DTEND;VALUE=DATE:${end}`,
        'SUMMARY:Reserved',
        `UID:${feed}-${n}@airbnb.com`,
        'END:VEVENT',
      ],
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/**
 * A portal whose calendars are at `/<feed>.ics`, and differ from what was there before in one event of ten. `sentAt` says when the last byte of each
 * was sent, in milliseconds as `performance.now()` counts them. Where `knowsVersions` is set, one that was fetched before is a 304.
 */
export const startPortal = async (tomorrow: Day) => {
  const sentAt = new Map<string, number>()
  const options = { isChanged: true, knowsVersions: false }
  const server = createServer(({ url = '', headers }, response) => {
    const feed = /^\/(\d+)\.ics$/.exec(url)?.[1] ?? ''
    response.on('finish', () => void sentAt.set(feed, performance.now()))
    if (options.knowsVersions) response.setHeader('etag', '"1"')
    const isKnown = options.knowsVersions && headers['if-none-match'] === '"1"'
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/calendar' })
    response.end(isKnown ? undefined : calendarOf(tomorrow, feed, options.isChanged))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => server.close().closeAllConnections()
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, sentAt, options, close }
}

export type Portal = Awaited<ReturnType<typeof startPortal>>

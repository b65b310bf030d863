import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { onTestFinished } from 'vitest'

export type PortalStay = { uid: string; start: Day; end: Day; summary?: string }

const dateOf = (day: Day) => day.replaceAll('-', '')

/** A calendar as Airbnb sends it. */
export const calendarOf = (...stays: readonly PortalStay[]) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...stays.flatMap(({ uid, start, end, summary = 'Reserved' }) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${dateOf(start)}`,
      `DTEND;VALUE=DATE:${dateOf(end)}`,
      `SUMMARY:${summary}`,
      `UID:${uid}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

type Answer = { status: number; body: string; headers: Record<string, string> }

/** A portal that answers each of its addresses with what it is told, and remembers what it was asked. */
export async function startPortal() {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const answers = new Map<string, Answer>()
  const http = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.push({ path, headers: request.headers })
    const { status, body, headers } = answers.get(path) ?? { status: 404, body: '', headers: {} }
    const isUnchanged = headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']
    response.writeHead(isUnchanged ? 304 : status, headers).end(isUnchanged ? undefined : body)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const close = () => {
    http.close().closeAllConnections()
  }
  onTestFinished(close)
  const address = http.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  /** Answers an address with a calendar, or with what else is said, from now on. */
  const say = (
    body: string,
    { path = '/1.ics', status = 200, headers = {} }: Partial<Answer> & { path?: string } = {},
  ) => {
    answers.set(path, { status, body, headers })
    return `${origin}${path}`
  }
  return { requests, say, close, url: (path = '/1.ics') => `${origin}${path}` }
}

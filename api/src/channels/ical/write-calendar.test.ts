import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'
import { writeCalendar } from './write-calendar.ts'

const events = [
  { uid: 'a@keyhaven', start: '2027-06-12', end: '2027-06-15', summary: 'Reserved, not; free' },
  { uid: 'b@keyhaven', start: '2028-02-28', end: '2028-03-01', summary: 'Žluťoučký kůň '.repeat(12).trim() },
].map((event, i) => ({ ...event, stampedAt: new Date('2027-05-01T10:00:00Z'), sequence: i + 3 }))
const text = writeCalendar({ name: 'Villa Příklad', events })

test('what portals fetch is what our own reader finds in it', () => {
  const read = { kind: undefined, address: '', zone: 'America/New_York', today: '2027-05-10', importClosures: false }
  expect(readFeed(Buffer.from(text), read)).toEqual({
    kind: 'keyhaven',
    seen: 2,
    events: events.map(({ uid, start, end, summary }) => ({
      uid,
      start,
      end,
      summary,
      kind: 'stay',
      name: '',
      details: '',
    })),
    leftOut: [],
  })
})

test('events are whole days, with a stamp and a sequence that are said, and take the time', () => {
  const lines = text.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      ...[
        'PRODID:-//Keyhaven//Calendar//EN',
        'METHOD:PUBLISH',
        'DTSTART;VALUE=DATE:20270612',
        'DTEND;VALUE=DATE:20270615',
      ],
      ...['DTSTAMP:20270501T100000Z', 'SEQUENCE:3', 'TRANSP:OPAQUE', 'END:VCALENDAR'],
    ]),
  )
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('the name of a unit is text, whatever is in it', () => {
  const lines = writeCalendar({ name: 'Lake; 2 rooms, \\o/\nVilla', events: [] }).split('\r\n')
  const name = String.raw`Lake\; 2 rooms\, \\o/\nVilla`
  expect(lines).toEqual(expect.arrayContaining([`NAME:${name}`, `X-WR-CALNAME:${name}`]))
})

test('the same stays make the same bytes, and none a calendar all the same', () => {
  expect(writeCalendar({ name: 'Villa Příklad', events })).toBe(text)
  expect(writeCalendar({ name: 'Villa', events: [] })).toContain('BEGIN:VCALENDAR')
})

import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const options = { kind: undefined, address: '', zone: 'Europe/Prague', today: '2027-05-10', importClosures: false }

/** A zone that is nine hours behind the house in summer, by the lines of its one rule. */
const zone = (id: string, offset = '-0800', ...more: string[]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${id}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`],
  ...[`TZOFFSETTO:${offset}`, ...more, 'END:STANDARD', 'END:VTIMEZONE'],
]
/** From 23 h to 23 h, two days later. */
const eventIn = (id: string) => [
  ...['BEGIN:VEVENT', 'UID:a', `DTSTART;TZID=${id}:20270612T230000`, `DTEND;TZID=${id}:20270614T230000`, 'END:VEVENT'],
]
const west = 'Far West'
const [asWritten, aDayLater] = ['2027-06-12 2027-06-14', '2027-06-13 2027-06-15']

test.each<[what: string, lines: string[], nights: string]>([
  ['whose name is quoted', [...zone(west), ...eventIn(`"${west}"`)], aDayLater],
  ['that is described behind its events', [...eventIn(west), ...zone(west)], aDayLater],
  ['whose name is unique in the world', [...zone('/example.org/Far'), ...eventIn('/example.org/Far')], aDayLater],
  ['whose name has a colon', [...zone('(GMT-08:00) West'), ...eventIn('"(GMT-08:00) West"')], aDayLater],
  ['whose name has letters beyond ASCII', [...zone('(UTC-8) Zürich'), ...eventIn('"(UTC-8) Zürich"')], aDayLater],
  [
    'that begins on a date',
    [...zone(west), ...eventIn(west)].map((line) =>
      line.replace('DTSTART:1970', 'DTSTART;VALUE=DATE:1970').replace('0101T000000', '0101'),
    ),
    aDayLater,
  ],
  ['that changes on dates', [...zone(west, '-0800', 'RDATE:20200101T000000'), ...eventIn(west)], aDayLater],
  ['whose offset is minus nothing', [...zone('Zero', '-0000'), ...eventIn('Zero')], aDayLater],
  ['whose offset has seconds', [...zone('Old', '+053328'), ...eventIn('Old')], asWritten],
  ['that nobody describes', eventIn('Custom/Zone'), asWritten],
])('times of a zone %s are on the days of the house', (_what, lines, nights) => {
  const body = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
  const read = readFeed(Buffer.from(body), options)
  expect('problem' in read ? read.problem : read.events.map(({ start, end }) => `${start} ${end}`)).toEqual([nights])
})

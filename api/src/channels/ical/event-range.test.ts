import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const options = { kind: undefined, address: '', zone: 'Europe/Prague', today: '2027-05-10', importClosures: false }
const dates = (start: string, end?: string) => [
  `DTSTART;VALUE=DATE:${start}`,
  ...(end === undefined ? [] : [`DTEND;VALUE=DATE:${end}`]),
]

const prague = [
  ...['BEGIN:VTIMEZONE', 'TZID:House Time', 'BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'BEGIN:STANDARD'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19701025T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
]

test.each<[what: string, event: string[], expected: string]>([
  ['is one night without an end', dates('20270612'), '2027-06-12 2027-06-13 stay'],
  ['is one night where it ends on the day it begins', dates('20270612', '20270612'), '2027-06-12 2027-06-13 stay'],
  ['lasts as long as it says', [...dates('20270612'), 'DURATION:P3D'], '2027-06-12 2027-06-15 stay'],
  ['lasts weeks', [...dates('20270612'), 'DURATION:P1W'], '2027-06-12 2027-06-19 stay'],
  ['may forget that it is a date', ['DTSTART:20270612', 'DTEND:20270614'], '2027-06-12 2027-06-14 stay'],
  [
    'of a floating time is on the days that it says',
    ['DTSTART:20270612T230000', 'DTEND:20270614T010000'],
    '2027-06-12 2027-06-14 stay',
  ],
  [
    'of a time in UTC is on the days of the house',
    ['DTSTART:20270612T223000Z', 'DTEND:20270614T090000Z'],
    '2027-06-13 2027-06-14 stay',
  ],
  [
    'in UTC is a day earlier in winter',
    ['DTSTART:20271212T223000Z', 'DTEND:20271214T090000Z'],
    '2027-12-12 2027-12-14 stay',
  ],
  [
    'of another zone is on the days of the house',
    ['DTSTART;TZID=America/New_York:20270612T200000', 'DTEND;TZID=America/New_York:20270614T100000'],
    '2027-06-13 2027-06-14 stay',
  ],
  [
    'of a zone that the file describes is on the days of the house',
    ['DTSTART;TZID=House Time:20270612T150000', 'DTEND;TZID=House Time:20270614T100000'],
    '2027-06-12 2027-06-14 stay',
  ],
  [
    'of a zone that nobody knows is on the days that it says',
    ['DTSTART;TZID=Nowhere:20270612T150000', 'DTEND;TZID=Nowhere:20270614T100000'],
    '2027-06-12 2027-06-14 stay',
  ],
  [
    'over the night when clocks go forward is one night',
    ['DTSTART;TZID=Europe/Prague:20280325T150000', 'DTEND;TZID=Europe/Prague:20280326T100000'],
    '2028-03-25 2028-03-26 stay',
  ],
  [
    'in the hour that clocks show twice has its day',
    ['DTSTART;TZID=House Time:20271030T150000', 'DTEND;TZID=House Time:20271031T023000'],
    '2027-10-30 2027-10-31 stay',
  ],
  [
    'of hours lasts into the day in which they end',
    ['DTSTART:20270612T150000', 'DURATION:PT43H'],
    '2027-06-12 2027-06-14 stay',
  ],
  [
    'of hours within one day is nothing',
    ['DTSTART:20270612T100000', 'DTEND:20270612T150000'],
    'zero 2027-06-12 2027-06-12',
  ],
  ['of a time without an end is one night', ['DTSTART:20270612T150000'], '2027-06-12 2027-06-13 stay'],
  ['that ends before it begins is nothing', dates('20270612', '20270611'), 'backwards 2027-06-12 2027-06-11'],
  ['that ends on 30 February has one night', dates('20280228', '20280230'), '2028-02-28 2028-02-29 stay'],
  ['on a day that is none is nothing', dates('20271301', '20271302'), 'no_date ? ?'],
  ['that begins some time is nothing', ['DTSTART:soon'], 'no_date ? ?'],
  ['without a beginning is nothing', ['SUMMARY:Reserved'], 'no_date ? ?'],
  ['of a hundred years is nothing', dates('20270612', '21270612'), 'too_long 2027-06-12 2127-06-12'],
  [
    'of a duration beyond all calendars is nothing',
    [...dates('20270612'), 'DURATION:P99999999999999999D'],
    '2027-06-12 2027-06-13 stay',
  ],
  ['that ended yesterday is past', dates('20270501', '20270509'), 'past 2027-05-01 2027-05-09'],
  ['that ends today is told', dates('20270501', '20270510'), '2027-05-01 2027-05-10 stay'],
  [
    'that is cancelled is nothing',
    [...dates('20270612', '20270613'), 'STATUS:CANCELLED'],
    'cancelled 2027-06-12 2027-06-13',
  ],
])('an event %s', (_what, own, expected) => {
  const body = ['BEGIN:VCALENDAR', ...prague, 'BEGIN:VEVENT', 'UID:a', ...own, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )
  const answer = readFeed(Buffer.from(body), options)
  if ('problem' in answer) throw new Error(answer.problem)
  expect([
    ...answer.events.map(({ start, end, kind }) => `${start} ${end} ${kind}`),
    ...answer.leftOut.map(({ start, end, why }) => `${why} ${start ?? '?'} ${end ?? '?'}`),
  ]).toEqual([expected])
})

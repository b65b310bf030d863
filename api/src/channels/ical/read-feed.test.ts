import { channelKinds, type ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const today = '2027-05-10'
type Options = Partial<Parameters<typeof readFeed>[1]>

const feed = (prodId: string, ...events: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', ...(prodId ? [`PRODID:${prodId}`] : [])],
    ...events.flatMap((lines) => (lines[0]?.startsWith('BEGIN') ? lines : ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

const read = (body: string | Uint8Array, options: Options = {}) =>
  readFeed(typeof body === 'string' ? Buffer.from(body) : body, {
    ...{
      kind: undefined,
      address: 'https://portal.example/feed.ics',
      zone: 'Europe/Prague',
      today,
      importClosures: false,
    },
    ...options,
  })

/** A line for each event that takes nights, and for each that is left out. */
const lines = (body: string | Uint8Array, options?: Options) => {
  const answer = read(body, options)
  if ('problem' in answer) return [answer.problem]
  return [
    ...answer.events.map(({ start, end, kind, name }) => `${start} ${end} ${kind} ${name}`.trim()),
    ...answer.leftOut.map(({ start, end, why }) => `${why} ${start ?? '?'} ${end ?? '?'}`),
  ]
}

const dates = (start: string, end?: string) => [
  `DTSTART;VALUE=DATE:${start}`,
  ...(end === undefined ? [] : [`DTEND;VALUE=DATE:${end}`]),
]
const event = (uid: string, start: string, end: string, summary: string, ...more: string[]) => [
  ...[`UID:${uid}`, ...dates(start, end), `SUMMARY:${summary}`, ...more],
]

const airbnb = '-//Airbnb Inc//Hosting Calendar 1.0//EN'
const vrbo = '-//HomeAway.com, Inc.//EN'
const google = '-//Google Inc//Google Calendar 70.9054//EN'

test('an Airbnb reservation brings its address and the last four digits of the phone', () => {
  const body = feed(airbnb, [
    ...event('a1', '20270612', '20270615', 'Reserved'),
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
    String.raw` tails/HMZZZZZZZZ\nPhone Number (Last 4 Digits): 0000`,
  ])
  expect(read(body)).toEqual({
    kind: 'airbnb',
    seen: 1,
    events: [
      {
        ...{ uid: 'a1', start: '2027-06-12', end: '2027-06-15', kind: 'stay', name: '', summary: 'Reserved' },
        details:
          'Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMZZZZZZZZ\nPhone Number (Last 4 Digits): 0000',
      },
    ],
    leftOut: [],
  })
})

test.each<[what: string, importClosures: boolean, lead: string, host: string, edge: string]>([
  ['are left out as long as the owner does not want them', false, 'closure', 'closure', 'closure'],
  ['come in where the owner wants them, without lead time and horizon', true, 'moving_closure', '', 'moving_closure'],
])('closures of an Airbnb calendar %s', (_what, importClosures, lead, host, edge) => {
  const body = feed(
    airbnb,
    event('lead', '20270510', '20270513', 'Airbnb (Not available)'),
    event('host', '20270612', '20270615', 'Airbnb (Not available)'),
    event('stay', '20270704', '20270706', 'Réservé'),
    event('edge', '20280410', '20280509', 'Airbnb (Not available)'),
  )
  expect(lines(body, { importClosures })).toEqual([
    ...(host ? [] : ['2027-06-12 2027-06-15 closure']),
    '2027-07-04 2027-07-06 stay',
    `${lead} 2027-05-10 2027-05-13`,
    ...(host ? [`${host} 2027-06-12 2027-06-15`] : []),
    `${edge} 2028-04-10 2028-05-09`,
  ])
})

test('a long closure of the host that is running stays, unlike the days of notice', () => {
  const body = feed(airbnb, event('host', '20270501', '20270601', 'Airbnb (Not available)'))
  expect(lines(body, { importClosures: true })).toEqual(['2027-05-01 2027-06-01 closure'])
})

test.each<[what: string, prodId: string, events: string[][], expected: string[], options?: Options]>([
  [
    'everything of Booking.com is a stay, because closures look alike',
    '-//Booking.com//NONSGML//EN',
    [event('b', '20270612', '20270615', 'CLOSED - Not available')],
    ['2027-06-12 2027-06-15 stay'],
  ],
  [
    'Vrbo says names, and blocks',
    vrbo,
    [event('v1', '20270612', '20270615', 'Reserved - Ada Example'), event('v2', '20270701', '20270702', 'Blocked')],
    ['2027-06-12 2027-06-15 stay Ada Example', '2027-07-01 2027-07-02 closure'],
    { importClosures: true },
  ],
  [
    'Abritel says them in French',
    vrbo,
    [event('v1', '20270612', '20270615', 'Réservée - Élise'), event('v2', '20270701', '20270702', 'Bloqué')],
    ['2027-06-12 2027-06-15 stay Élise', 'closure 2027-07-01 2027-07-02'],
  ],
  [
    'a name stands after any word of a language that nobody listed',
    vrbo,
    [event('v1', '20270612', '20270615', 'Xyz - Jan-Piet Voorbeeld')],
    ['2027-06-12 2027-06-15 stay Jan-Piet Voorbeeld'],
  ],
  [
    'three events of Smoobu are one stay',
    '-//Smoobu//EN',
    [
      event('s1', '20270612', '20270613', 'Arrival Ada'),
      event('s2', '20270615', '20270616', 'Departure Ada'),
      event('s3', '20270612', '20270615', 'Booking - Ada'),
    ],
    ['2027-06-12 2027-06-15 stay Ada', 'part_of_stay 2027-06-12 2027-06-13', 'part_of_stay 2027-06-15 2027-06-16'],
  ],
  [
    'a night that follows a stay of Smoobu is one of its own',
    '-//Smoobu//EN',
    [event('s1', '20270612', '20270615', 'Ada'), event('s2', '20270615', '20270616', 'Ben')],
    ['2027-06-12 2027-06-15 stay', '2027-06-15 2027-06-16 stay'],
  ],
  [
    'of Google what is transparent takes nothing, and series are named',
    google,
    [
      event('g1', '20270612', '20270615', 'Aunt', 'TRANSP:OPAQUE'),
      event('g2', '20270612', '20270615', 'Birthday', 'TRANSP:TRANSPARENT'),
      event('g3', '20270612', '20270613', 'Cleaning', 'RRULE:FREQ=DAILY'),
      event('g3', '20270613', '20270614', 'Cleaning', 'RECURRENCE-ID;VALUE=DATE:20270613'),
      event('g4', '20270612', '20270613', 'Garden', 'RDATE;VALUE=DATE:20270712'),
    ],
    [
      '2027-06-12 2027-06-15 stay',
      ...['repeats 2027-06-12 2027-06-13', 'repeats 2027-06-13 2027-06-14', 'repeats 2027-06-12 2027-06-13'],
      'transparent 2027-06-12 2027-06-15',
    ],
  ],
  [
    'another Keyhaven brings stays, with names where its owner wants them, and blocks as closures',
    '-//Keyhaven//Calendar//EN',
    [
      event('k1', '20270612', '20270615', 'Reserved'),
      event('k2', '20270701', '20270702', 'Reserved - Ada'),
      event('k3', '20270703', '20270704', 'Not available'),
    ],
    ['2027-06-12 2027-06-15 stay', '2027-07-01 2027-07-02 stay Ada', '2027-07-03 2027-07-04 closure'],
  ],
  [
    'of anybody else a closing word makes a closure, which counts',
    '-//Somebody//EN',
    [
      event('o1', '20270612', '20270615', 'Ben Example'),
      event('o2', '20270701', '20270702', 'Nicht verfügbar'),
      event('o3', '20270703', '20270704', 'Closed: painting'),
      event('o4', '20270705', '20270706', 'Reserved - Ada'),
    ],
    [
      ...['2027-06-12 2027-06-15 stay', '2027-07-01 2027-07-02 closure', '2027-07-03 2027-07-04 closure'],
      '2027-07-05 2027-07-06 stay Ada',
    ],
  ],
])('%s', (_what, prodId, events, expected, options) => {
  expect(lines(feed(prodId, ...events), options)).toEqual(expected)
})

test.each<[prodId: string, address: string, kind: ChannelKind]>([
  [airbnb, 'https://portal.example/', 'airbnb'],
  ['', 'https://www.airbnb.co.uk/calendar/ical/1.ics?s=x', 'airbnb'],
  ['', 'https://ical.booking.com/v1/export?t=x', 'booking'],
  ['', 'webcal://www.abritel.fr/icalendar/x.ics', 'vrbo'],
  ['', 'https://login.smoobu.com/ical/1.ics', 'smoobu'],
  ['', 'https://calendar.google.com/calendar/ical/x/basic.ics', 'google'],
  [google, 'https://www.airbnb.com/calendar/ical/1.ics', 'google'],
  ['-//Keyhaven//Calendar//EN', 'https://other.example', 'keyhaven'],
  ['-//Somebody//EN', 'https://www.vrbo.com/icalendar/x.ics', 'vrbo'],
  ['-//Somebody//EN', 'no address', 'other'],
  ['', 'https://notbooking.com/x.ics', 'other'],
])('a feed of %j from %s is of kind %s', (prodId, address, kind) => {
  expect(read(feed(prodId), { address })).toMatchObject({ kind, seen: 0 })
})

test.each(channelKinds)('a kind that the owner chose is taken: %s', (kind) => {
  expect(read(feed(airbnb), { kind })).toMatchObject({ kind })
})

test('of two copies the one with the higher sequence counts, then the later stamp, then the last', () => {
  const copies = (...more: string[]) =>
    more.map((line, i) => event('a', `2027061${i}`, '20270620', 'Ada', ...line.split('|')))
  expect(lines(feed('', ...copies('SEQUENCE:2', 'SEQUENCE:10', 'SEQUENCE:1')))[0]).toBe('2027-06-11 2027-06-20 stay')
  expect(lines(feed('', ...copies('DTSTAMP:20270102T000000Z', 'DTSTAMP:20270101T000000Z')))[0]).toBe(
    '2027-06-10 2027-06-20 stay',
  )
  expect(lines(feed('', ...copies('X-A:1', 'X-A:1')))).toEqual([
    '2027-06-11 2027-06-20 stay',
    'repeated 2027-06-10 2027-06-20',
  ])
})

test('an event without a UID has one that stays, and one that is very long is shortened', () => {
  const uids = (body: string) => {
    const answer = read(body)
    return 'problem' in answer ? [] : answer.events.map(({ uid }) => uid)
  }
  const body = feed('', [...dates('20270612', '20270615'), 'SUMMARY:Ada'])
  expect(uids(body)).toEqual(uids(body))
  expect(uids(body)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(uids(feed('', event('x'.repeat(2000), '20270612', '20270615', 'Ada')))[0]).toHaveLength(64)
})

test('texts come clean and short', () => {
  const answer = read(
    feed(
      '',
      event('a', '20270612', '20270615', `A\u200b\u0000da  ${'é'.repeat(900)}`, `DESCRIPTION:${'x😀'.repeat(900)}`),
    ),
  )
  const [one] = 'problem' in answer ? [] : answer.events
  expect(one?.summary).toMatch(/^Ada é+$/)
  expect(one?.summary).toHaveLength(200)
  expect(one?.details.length).toBeLessThanOrEqual(500)
  expect(one?.details.isWellFormed()).toBe(true)
})

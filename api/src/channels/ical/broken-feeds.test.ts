import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const options = {
  ...{ kind: undefined, address: 'https://portal.example/feed.ics', zone: 'Europe/Prague', today: '2027-05-10' },
  importClosures: true,
}
const read = (body: string | Uint8Array) => readFeed(typeof body === 'string' ? Buffer.from(body) : body, options)

const event = (uid: string, start = '20270612', ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${start}`, 'SUMMARY:Ada', ...more, 'END:VEVENT'].join('\n')
const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\n')
const uids = (body: string | Uint8Array) => {
  const answer = read(body)
  return 'problem' in answer ? answer.problem : answer.events.map(({ uid }) => uid)
}

test.each<[what: string, body: string, problem: string]>([
  ['a page where one signs in', '<!DOCTYPE html><html><body>Sign in</body></html>', 'login'],
  ['a page that begins late', '\n\n  <html lang="en">', 'login'],
  ['nothing', '', 'not_calendar'],
  ['an answer of an API', '{"error":"gone"}', 'not_calendar'],
  ['a card', 'BEGIN:VCARD\nEND:VCARD', 'not_calendar'],
  ['a calendar that ends within an event', calendar(event('a')).slice(0, 60), 'truncated'],
  ['a calendar that ends within its first word', 'BEGIN:VCALEN', 'truncated'],
  ['a calendar without its last line', calendar(event('a')).replace('END:VCALENDAR\n', ''), 'truncated'],
  ['a second calendar that is cut', `${calendar(event('a'))}BEGIN:VCALENDAR\n${event('b')}`, 'truncated'],
  ['a calendar of noise', 'BEGIN:VCALENDAR\n(&%$\nEND:VCALENDAR', 'broken'],
  [
    'a calendar of twenty thousand events',
    calendar(...Array.from({ length: 20_000 }, (_, i) => event(`${i}`))),
    'too_many',
  ],
])('of %s nothing is taken: %#', (_what, body, problem) => {
  expect(read(body)).toEqual({ problem })
})

test('an empty calendar is a good one', () => {
  expect(read(calendar())).toMatchObject({ seen: 0, events: [] })
})

test.each<[what: string, body: string, expected: string[]]>([
  ['a line without a colon', calendar(event('a'), event('b', '20270712', 'no colon'), event('c')), ['a', 'b', 'c']],
  ['a quote that is not closed', calendar(event('a'), event('b', '20270712', 'X-A;B="c:d')), ['a', 'b']],
  ['an end that is missing', calendar(event('a').replace('\nEND:VEVENT', ''), event('b')), ['a', 'b']],
  [
    'a beginning that is missing',
    calendar(event('a'), event('b').replace('BEGIN:VEVENT\n', ''), event('c')),
    ['a', 'b', 'c'],
  ],
  [
    'an alarm without its end',
    calendar(event('a', '20270612', 'BEGIN:VALARM', 'TRIGGER:-PT5M'), event('b')),
    ['a', 'b'],
  ],
  ['a date that is none', calendar(event('a', 'soon'), event('b')), ['b']],
  ['a duration that is none', calendar(event('a', '20270612', 'DURATION:long'), event('b')), ['a', 'b']],
  ['a rule that is none', calendar(event('a', '20270612', 'RRULE:FREQ=SOMETIMES'), event('b')), ['b']],
  ['lines of Macs', calendar(event('a'), event('b')).replaceAll('\n', '\r'), ['a', 'b']],
  ['a mark of its byte order', `\uFEFF${calendar(event('a'))}`, ['a']],
  ['a warning before and after it', `Warning: x\n${calendar(event('a'))}\nbye`, ['a']],
  ['small letters', calendar(event('a').toLowerCase()), ['a']],
  [
    'a description that is a page',
    calendar(event('a', '20270612', 'X-ALT-DESC;FMTTYPE=text/html:<html><body>Ada</body></html>')),
    ['a'],
  ],
  ['a comment of a cache behind its end', `${calendar(event('a'))}X-COMMENT:Cached\n`, ['a']],
  ['days of a series that are none', calendar(event('a', '20270612', 'RDATE:'), event('b')), ['a', 'b']],
  ['spaces in the name of a property', calendar('REFRESH - INTERVAL; VALUE = DURATION:PT2H', event('a')), ['a']],
  ['spaces before a parameter', calendar(event('a').replace(';VALUE', '; VALUE')), ['a']],
  ['empty lines', calendar(event('a'), event('b')).replaceAll('\n', '\n\n'), ['a', 'b']],
  ['a group before a property', calendar(event('a', '20270612', 'ITEM1.X-ABLABEL:x'), event('b')), ['a', 'b']],
  ['a colon in a quoted parameter', calendar(event('a', '20270612', 'ATTENDEE;CN="b;c:d":mailto:b')), ['a']],
  ['a file within an event', calendar(event('a', '20270612', `ATTACH;ENCODING=BASE64:${'AAAA'.repeat(3000)}`)), ['a']],
  ['a component of its own around an event', calendar('BEGIN:X-A', event('a'), 'END:X-A', event('b')), ['a', 'b']],
  [
    'tasks and free times beside it',
    calendar('BEGIN:VTODO\nUID:t\nDTSTART:20270612\nEND:VTODO', event('a'), 'BEGIN:VFREEBUSY\nEND:VFREEBUSY'),
    ['a'],
  ],
  ['two calendars', calendar(event('a')) + calendar(event('b')), ['a', 'b']],
])('%s loses nothing else', (_what, body, expected) => {
  expect(uids(body)).toEqual(expected)
})

test('names come as they are, in UTF-8 that is folded within a letter and in Latin-1', () => {
  const named = (name: string) => calendar(event('a').replace('Ada', name))
  const bytes = Buffer.from(named('Élise Žáková'))
  const at = bytes.indexOf('É') + 1
  const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
  expect(read(folded)).toMatchObject({ events: [{ summary: 'Élise Žáková' }] })
  expect(read(Buffer.from(named('Élise'), 'latin1'))).toMatchObject({ events: [{ summary: 'Élise' }] })
})

const zone = (rule: string, start = '19700101T000000') =>
  ['BEGIN:VTIMEZONE', 'TZID:Bomb', 'BEGIN:STANDARD', `DTSTART:${start}`, 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200']
    .concat(rule, 'END:STANDARD', 'END:VTIMEZONE')
    .join('\n')
const timed = (uid: string, year: number) =>
  event(uid).replace('DTSTART;VALUE=DATE:20270612', `DTSTART;TZID=Bomb:${year}0612T150000`)

test.each<[what: string, body: string]>([
  ['a zone that changes each second', calendar(zone('RRULE:FREQ=SECONDLY'), timed('a', 2027))],
  ['a zone that changes on 31 February', calendar(zone('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'), timed('a', 2027))],
  ['a zone since the year 1', calendar(zone('RRULE:FREQ=YEARLY', '00010101T000000'), timed('a', 2027))],
  [
    'a zone of ten thousand changes',
    calendar(zone('X-A:b').replace('BEGIN:STANDARD', 'BEGIN:STANDARD\nEND:STANDARD\n'.repeat(1e4)), timed('a', 2027)),
  ],
  ['a hundred thousand zones without an end', calendar('BEGIN:VTIMEZONE\n'.repeat(1e5), 'noise', event('a'))],
  ['a series without an end', calendar(event('a', '20270612', 'RRULE:FREQ=SECONDLY'), event('b'))],
  ['a line of a million parameters', calendar(event('a', '20270612', `X-A${';B=c'.repeat(1e6)}:d`))],
  ['a hundred thousand levels', calendar('BEGIN:X\n'.repeat(1e5), event('a'))],
  [
    'five thousand events in a zone',
    calendar(
      zone('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'),
      ...Array.from({ length: 5000 }, (_, i) => timed(`${i}`, 2027 + (i % 170))),
    ),
  ],
])('%s is read in a moment', (_what, body) => {
  const start = performance.now()
  expect('problem' in read(body)).toBe(false)
  expect(performance.now() - start).toBeLessThan(4000)
})

const good = calendar(
  zone('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'),
  event('a', '20270612', 'DTEND;VALUE=DATE:20270615'),
  event('b', '20270712', 'DURATION:P3D', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM'),
  timed('c', 2027),
  event('d', '20270812', 'DTEND:20270815T100000Z', 'RRULE:FREQ=DAILY'),
  event('e', '20270912', 'DTEND;VALUE=DATE:20270915', 'STATUS:CANCELLED', 'SEQUENCE:3'),
)
const at = fc.double({ min: 0, max: 1, noNaN: true })
const mutation = fc.oneof(
  fc.record({ what: fc.constant('cut'), at, length: fc.nat(80), text: fc.constant('') }),
  fc.record({ what: fc.constant('double'), at, length: fc.nat(300), text: fc.constant('') }),
  fc.record({
    what: fc.constant('insert'),
    at,
    length: fc.constant(0),
    text: fc.oneof(fc.string(), fc.constantFrom('\n', ':', ';', '"', 'END:VEVENT\n', '9', '-')),
  }),
  fc.record({ what: fc.constant('line'), at, length: fc.constant(0), text: fc.constant('') }),
)

test('whatever happens to a body on its way, reading it ends, and each event has a night', () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), fc.boolean(), (mutations, isClosed) => {
      let body = good
      for (const { what, at: where, length, text } of mutations) {
        const from = Math.floor(where * body.length)
        const piece = what === 'line' ? 0 : length
        const lines = body.split('\n')
        if (what === 'line') body = lines.toSpliced(Math.floor(where * lines.length), 1).join('\n')
        else
          body =
            body.slice(0, from) +
            text +
            (what === 'double' ? body.slice(from, from + piece).repeat(2) : '') +
            body.slice(from + piece)
      }
      const answer = read(isClosed ? `${body}\nEND:VCALENDAR` : body)
      if ('problem' in answer) return
      expect(answer.seen).toBe(answer.events.length + answer.leftOut.length)
      for (const { start, end } of answer.events) {
        expect(start).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(end).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(end > start).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

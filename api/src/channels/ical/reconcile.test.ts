import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEvent } from './feed-event.ts'
import { type KnownStay, reconcile, type Step } from './reconcile.ts'

const today = '2027-05-10'
const event = (uid: string, start: string, end: string, more: Partial<FeedEvent> = {}): FeedEvent => ({
  ...{ uid, start, end, kind: 'stay', name: '', summary: 'Reserved', details: '' },
  ...more,
})
const stay = (id: number, one: FeedEvent, missed = 0): KnownStay => ({ ...one, id, missed, isTaken: true })
const nothing: Step = { added: [], changed: [], missing: [], removed: [], returned: [], asks: false }

const june = event('june', '2027-06-12', '2027-06-15')
const july = event('july', '2027-07-12', '2027-07-15')
const running = event('running', '2027-05-08', '2027-05-20')
const ended = event('ended', '2027-05-01', '2027-05-10')

test.each<[what: string, stays: KnownStay[], events: FeedEvent[], step: Partial<Step>]>([
  ['a new event is added', [], [june], { added: [june] }],
  ['an event that is known is left alone', [stay(1, june)], [june], {}],
  [
    'new days under the same UID move the stay',
    [stay(1, june)],
    [{ ...june, end: '2027-06-17' }],
    { changed: [{ id: 1, missed: 0, event: { ...june, end: '2027-06-17' } }] },
  ],
  [
    'a name that comes later is taken over',
    [stay(1, june)],
    [{ ...june, name: 'Ada' }],
    { changed: [{ id: 1, missed: 0, event: { ...june, name: 'Ada' } }] },
  ],
  [
    'the same nights under another UID are the same stay',
    [stay(1, june)],
    [{ ...june, uid: 'other' }],
    { changed: [{ id: 1, missed: 0, event: { ...june, uid: 'other' } }] },
  ],
  [
    'a closure of the same nights is not the stay',
    [stay(1, june)],
    [{ ...june, uid: 'other', kind: 'closure' }],
    { added: [{ ...june, uid: 'other', kind: 'closure' }], missing: [{ id: 1, missed: 1 }] },
  ],
  [
    'a running stay keeps its beginning where the portal cuts it and gives it another UID',
    [stay(1, running)],
    [{ ...running, uid: 'other', start: today }],
    { changed: [{ id: 1, missed: 0, event: { ...running, uid: 'other' } }] },
  ],
  [
    'a running stay whose beginning is cut under its UID is unchanged',
    [stay(1, running)],
    [{ ...running, start: today }],
    {},
  ],
  [
    'a stay that begins later than today is another one, also if it ends on the same day',
    [stay(1, running)],
    [{ ...running, uid: 'other', start: '2027-05-11' }],
    { added: [{ ...running, uid: 'other', start: '2027-05-11' }], missing: [{ id: 1, missed: 1 }] },
  ],
  [
    'more nights under another UID make the stay longer',
    [stay(1, june)],
    [{ ...june, uid: 'other', end: '2027-06-17' }],
    { changed: [{ id: 1, missed: 0, event: { ...june, uid: 'other', end: '2027-06-17' } }] },
  ],
  [
    'more nights under another UID are another stay where a booking was made of the first',
    [{ ...stay(1, june), isTaken: false }],
    [{ ...june, uid: 'other', end: '2027-06-17' }],
    { added: [{ ...june, uid: 'other', end: '2027-06-17' }], missing: [{ id: 1, missed: 1 }] },
  ],
  [
    'fewer or other nights under another UID are another stay',
    [stay(1, june)],
    [{ ...june, uid: 'other', start: '2027-06-13', end: '2027-06-17' }],
    {
      added: [{ ...june, uid: 'other', start: '2027-06-13', end: '2027-06-17' }],
      missing: [{ id: 1, missed: 1 }],
    },
  ],
  [
    'two new events on the nights of one stay are two others',
    [stay(1, june)],
    [
      { ...june, uid: 'first', end: '2027-06-17' },
      { ...june, uid: 'second', end: '2027-06-18' },
    ],
    {
      added: [
        { ...june, uid: 'first', end: '2027-06-17' },
        { ...june, uid: 'second', end: '2027-06-18' },
      ],
      missing: [{ id: 1, missed: 1 }],
    },
  ],
  ['what is missing once stays', [stay(1, june), stay(2, july)], [july], { missing: [{ id: 1, missed: 1 }] }],
  ['what is missing twice goes', [stay(1, june, 1), stay(2, july)], [july], { removed: [1] }],
  ['what comes back counts from the beginning', [stay(1, june, 1)], [june], { returned: [1] }],
  ['what has ended is never missing', [stay(1, ended), stay(2, july)], [july], {}],
  ['what has ended is not changed', [stay(1, ended)], [{ ...ended, name: 'Ada' }, july], { added: [july] }],
  ['what has ended and is not known is not added', [], [ended], {}],
  [
    'a guest who stays longer than today is told',
    [stay(1, ended)],
    [{ ...ended, end: '2027-05-12' }],
    { changed: [{ id: 1, missed: 0, event: { ...ended, end: '2027-05-12' } }] },
  ],
  [
    'a full feed that is suddenly empty is asked about, and touches nothing',
    [stay(1, june), stay(2, july, 1)],
    [],
    { asks: true },
  ],
  ['a feed of one stay may become empty', [stay(1, june), stay(2, ended)], [], { missing: [{ id: 1, missed: 1 }] }],
])('%s', (_what, stays, events, step) => {
  expect(reconcile(stays, events, { today })).toEqual({ ...nothing, ...step })
})

test('an empty feed that is meant counts as any other', () => {
  const step = reconcile([stay(1, june), stay(2, july, 1)], [], { today, emptyIsMeant: true })
  expect(step).toEqual({ ...nothing, missing: [{ id: 1, missed: 1 }], removed: [2] })
})

let lastId = 0
const applyStep = (stays: readonly KnownStay[], step: Step): KnownStay[] => {
  const changes = new Map(step.changed.map((one) => [one.id, one]))
  const misses = new Map(step.missing.map(({ id, missed }) => [id, missed]))
  return [
    ...stays
      .filter(({ id }) => !step.removed.includes(id))
      .map((one) => {
        const missed = step.returned.includes(one.id) ? 0 : (misses.get(one.id) ?? one.missed)
        return { ...one, missed, ...changes.get(one.id)?.event, ...(changes.has(one.id) && { missed: 0 }) }
      }),
    ...step.added.map((one) => stay((lastId += 1), one)),
  ]
}
const fetchOnce = (stays: readonly KnownStay[], events: readonly FeedEvent[]) =>
  applyStep(stays, reconcile(stays, events, { today, emptyIsMeant: true }))
/** Nights that are taken from today on: of what is running, only when it ends. */
const nights = (stays: readonly KnownStay[]) =>
  stays
    .filter(({ end }) => end > today)
    .map(({ start, end, kind }) => `${start <= today ? 'running' : start} ${end} ${kind}`)
    .toSorted()

const anEvent = fc
  .record({
    uid: fc.nat(7),
    start: fc.integer({ min: -8, max: 8 }),
    nights: fc.integer({ min: 1, max: 6 }),
    isStay: fc.boolean(),
  })
  .map(({ uid, start, nights: count, isStay }) => {
    const first = addDays(today, start)
    return event(`u${uid}`, first, addDays(first, count), { kind: isStay ? 'stay' : 'closure' })
  })
const aBody = fc.uniqueArray(anEvent, { selector: ({ uid }) => uid, maxLength: 6 })

test('whatever came before, the last body decides once it has come three times', () => {
  fc.assert(
    fc.property(fc.array(aBody, { minLength: 1, maxLength: 6 }), (bodies) => {
      const last = bodies.at(-1) ?? []
      const after = [...bodies, last, last].reduce<KnownStay[]>(fetchOnce, [])
      expect(nights(after)).toEqual(nights([last, last].reduce<KnownStay[]>(fetchOnce, [])))
    }),
    { numRuns: 2000 },
  )
})

test('the same body again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(aBody, { minLength: 1, maxLength: 4 }), (bodies) => {
      const last = bodies.at(-1) ?? []
      const stays = [...bodies, last, last].reduce<KnownStay[]>(fetchOnce, [])
      expect(reconcile(stays, last, { today, emptyIsMeant: true })).toEqual(nothing)
    }),
    { numRuns: 1000 },
  )
})

test('two bodies in any order end with the one that stays, and the order within them says nothing', () => {
  fc.assert(
    fc.property(aBody, aBody, fc.array(fc.boolean(), { maxLength: 6 }), (one, other, turns) => {
      const bodies = turns.map((isFirst) => (isFirst ? one : other))
      const ahead = [...bodies, one, one, one].reduce<KnownStay[]>(fetchOnce, [])
      const turned = [...bodies.toReversed(), ...[one, one, one].map((body) => body.toReversed())]
      expect(nights(turned.reduce<KnownStay[]>(fetchOnce, []))).toEqual(nights(ahead))
    }),
    { numRuns: 1000 },
  )
})

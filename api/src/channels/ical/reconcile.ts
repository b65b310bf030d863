import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { FeedEvent } from './feed-event.ts'

/** An event of a feed as we have it. */
export type KnownStay = FeedEvent & {
  id: number
  /** Good fetches in a row that did not bring it. */
  missed: number
  /** It has its nights in our calendar itself, and no booking that was made of it. */
  isTaken: boolean
}

/** Changes that a fetch makes to what is known. */
export type Step = {
  added: FeedEvent[]
  changed: { id: number; missed: 0; event: FeedEvent }[]
  /** Not in the feed this time; they stay for now. */
  missing: { id: number; missed: number }[]
  /** Missing in two good fetches in a row. */
  removed: number[]
  /** Missing before and there again, and nothing else of them changed. */
  returned: number[]
  /** The feed is suddenly empty: nothing is touched, and the owner is asked. */
  asks: boolean
}

/** Good fetches in a row without a stay after which it goes. */
export const maxMissed = 2
const minSuddenlyMissing = 2
/** A portal that gives more stays than this another UID at once has not made each of them longer, and thousands would take seconds to compare. */
const maxLonger = 100

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const order = (one: FeedEvent | KnownStay, other: FeedEvent | KnownStay) =>
  compareText(one.start, other.start) || compareText(one.end, other.end) || compareText(one.uid, other.uid)

/** True if it is the same event a day later: portals cut the start of what is running, and give it another UID. */
const isCut = (stay: KnownStay, event: FeedEvent, today: Day) =>
  stay.end === event.end && stay.start <= today && stay.start < event.start && event.start <= today

/** An event with the start that is known, where the portal only cut what has passed. */
const withKnownStart = (stay: KnownStay, event: FeedEvent, today: Day): FeedEvent =>
  stay.start < event.start && event.start <= today ? { ...event, start: stay.start } : event

const overlaps = (one: FeedEvent, other: FeedEvent) => one.start < other.end && other.start < one.end

/** True where an event has all nights of a stay that are to come. */
const isLonger = (stay: KnownStay, event: FeedEvent, today: Day) =>
  (event.start <= stay.start || event.start <= today) && event.end >= stay.end

type Pair = { stay: KnownStay; event: FeedEvent }

/**
 * Events that are a stay made longer under another UID, where nothing else can be meant: no night of it becomes free by that. A booking does not go over to
 * what may be another guest.
 */
const pairLonger = (lost: readonly KnownStay[], unknown: readonly FeedEvent[], today: Day) =>
  (lost.length > maxLonger ? [] : unknown).flatMap((event): Pair[] => {
    const [stay, ...others] = lost.filter((one) => overlaps(one, event))
    if (!stay?.isTaken || others.length > 0 || stay.kind !== event.kind || !isLonger(stay, event, today)) return []
    return unknown.some((other) => other !== event && overlaps(stay, other)) ? [] : [{ stay, event }]
  })

/** Unknown events with the known ones that are no longer in the feed, of which they are the continuation. */
const pairUnknown = (lost: readonly KnownStay[], unknown: readonly FeedEvent[], today: Day) => {
  const free = new Set(lost.toSorted((one, other) => order(one, other) || one.id - other.id))
  const left = new Set(unknown.toSorted(order))
  const pairs: Pair[] = []
  const pairBy = (
    key: (one: KnownStay | FeedEvent) => string,
    fits: (stay: KnownStay, event: FeedEvent) => boolean,
  ) => {
    const candidates = Map.groupBy(free, key)
    for (const event of left) {
      const stay = candidates.get(key(event))?.find((one) => free.has(one) && fits(one, event))
      if (!stay) continue
      pairs.push({ stay, event })
      free.delete(stay)
      left.delete(event)
    }
  }
  pairBy(
    ({ start, end, kind }) => `${start}/${end}/${kind}`,
    () => true,
  )
  pairBy(
    ({ end, kind }) => `${end}/${kind}`,
    (stay, event) => isCut(stay, event, today),
  )
  const longer = pairLonger([...free], [...left], today)
  for (const { event } of longer) left.delete(event)
  return { pairs: [...pairs, ...longer], left }
}

const contents = ['start', 'end', 'kind', 'name', 'summary', 'details'] as const
const isSame = (stay: KnownStay, event: FeedEvent) => contents.every((field) => stay[field] === event[field])

/**
 * Compares what a good fetch brought with what is known: by UID, and else by the same nights. What has ended stays as it is.
 * UIDs of `events` differ, as `readFeed` leaves them.
 */
export const reconcile = (
  stays: readonly KnownStay[],
  events: readonly FeedEvent[],
  { today, emptyIsMeant = false }: { today: Day; emptyIsMeant?: boolean },
): Step => {
  const step: Step = { added: [], changed: [], missing: [], removed: [], returned: [], asks: false }
  const current = stays.filter(({ end }) => end > today)
  if (events.length === 0 && current.length >= minSuddenlyMissing && !emptyIsMeant) return { ...step, asks: true }

  const byUid = new Map(events.map((event) => [event.uid, event]))
  const knownUids = new Set(stays.map(({ uid }) => uid))
  // An event that has ended goes on where its UID comes with a later end: a guest who stays longer.
  const pairs = stays.flatMap((one): Pair[] => {
    const event = byUid.get(one.uid)
    return event && (one.end > today || event.end > today) ? [{ stay: one, event }] : []
  })
  const unknown = events.filter(({ uid, end }) => end > today && !knownUids.has(uid))
  const lost = current.filter(({ uid }) => !byUid.has(uid))
  const { pairs: others, left } = pairUnknown(lost, unknown, today)

  const seen = new Set<KnownStay>()
  for (const { stay: one, event: sent } of [...pairs, ...others]) {
    seen.add(one)
    const event = withKnownStart(one, sent, today)
    if (one.uid === event.uid && isSame(one, event)) {
      if (one.missed > 0) step.returned.push(one.id)
    } else step.changed.push({ id: one.id, missed: 0, event })
  }
  for (const { id, missed } of lost.filter((one) => !seen.has(one)))
    if (missed + 1 >= maxMissed) step.removed.push(id)
    else step.missing.push({ id, missed: missed + 1 })
  step.added = [...left]
  return step
}

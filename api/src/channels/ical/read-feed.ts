import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { meanings, recogniseKind } from './channel-kinds.ts'
import { type Draft, draftOf } from './event-draft.ts'
import { parseFeed, propertyOf, textOf } from './feed-components.ts'
import type { FeedEvent, FeedProblem, LeftOut } from './feed-event.ts'
import { readText } from './feed-text.ts'
import { feedZones } from './feed-zones.ts'
import { withoutRepeated } from './without-repeated.ts'

/**
 * The events of one day that only mark arrival and departure of a longer stay. A night of its own may begin on the day of
 * departure: that day marks a departure only where the arrival is marked as well, and only once.
 */
const partsOfStays = <E extends FeedEvent>(events: readonly E[]): Set<E> => {
  const short = events.filter(({ start, end }) => nightsBetween(start, end) === 1)
  const long = events.filter(({ start, end, kind }) => kind === 'stay' && nightsBetween(start, end) > 1)
  const starting = Map.groupBy(short, ({ start }) => start)
  const ending = Map.groupBy(short, ({ end }) => end)
  const parts = new Set<E>()
  for (const stay of long)
    for (const one of [...(starting.get(stay.start) ?? []), ...(ending.get(stay.end) ?? [])]) parts.add(one)
  for (const stay of long) {
    if (!starting.has(stay.start)) continue
    const candidates = (starting.get(stay.end) ?? []).filter((one) => !parts.has(one))
    const departure = candidates.find(({ summary }) => stay.name && summary.includes(stay.name)) ?? candidates[0]
    if (departure) parts.add(departure)
  }
  return parts
}

type Options = {
  /** Undefined where it is to be recognised. */
  kind: ChannelKind | undefined
  /** Of the feed. */
  address: string
  /** IANA name of the property's time zone. */
  zone: string
  today: Day
  importClosures: boolean
}

/** Of Airbnb's longest notice before arrival. */
const leadDays = 7
/** No portal's horizon is nearer: a closure that ends before is the host's own. */
const horizonDays = 300

/** A closure that an Airbnb calendar has because of today: the notice before arrival, and the end of what can be booked. */
const moves = ({ start, end }: Draft, today: Day, latest: Day) =>
  (start <= today && end <= addDays(today, leadDays)) || (end === latest && nightsBetween(today, end) >= horizonDays)

const isSeries = ({ component }: Draft) =>
  ['rrule', 'rdate', 'recurrence-id'].some((name) => propertyOf(component, name) !== undefined)

/** Reason why an event takes no night; undefined where it does. */
const whyNot = (draft: Draft, kind: ChannelKind, { today, importClosures }: Options, latest: Day) => {
  const { closures, closuresMove, heedsTransparency } = meanings[kind]
  if (textOf(draft.component, 'status').trim().toUpperCase() === 'CANCELLED') return 'cancelled'
  if (draft.range.why) return draft.range.why
  if (heedsTransparency && textOf(draft.component, 'transp').trim().toUpperCase() === 'TRANSPARENT')
    return 'transparent'
  // One that ends today may be a stay that was shortened: it has to be heard of.
  if (draft.end < today) return 'past'
  if (draft.kind === 'stay' || closures === 'always') return undefined
  if (!importClosures) return 'closure'
  return closuresMove && moves(draft, today, latest) ? 'moving_closure' : undefined
}

const leftOut = ({ uid, summary, range: { start, end } }: Draft, why: LeftOut['why']): LeftOut => ({
  uid,
  summary,
  start,
  end,
  why,
})
const eventOf = ({ uid, start, end, kind, name, summary, details }: Draft): FeedEvent => ({
  uid,
  start,
  end,
  kind,
  name,
  summary,
  details,
})

type Read = { kind: ChannelKind; seen: number; events: FeedEvent[]; leftOut: LeftOut[] }

/**
 * The stays and closures that a feed brings, and what it has besides. It never throws: a body that says nothing is a
 * problem, and an event that cannot be read is left out alone.
 */
export const readFeed = (body: Uint8Array, options: Options): { problem: FeedProblem } | Read => {
  const text = readText(body)
  if ('problem' in text) return text
  const feed = parseFeed(text.text)
  if (!feed) return { problem: 'broken' }
  const kind = options.kind ?? recogniseKind(feed.prodId, options.address)
  const dayOf = feedZones(feed.zones, options.zone)
  const drafts = feed.events.map((component) => draftOf(component, dayOf, kind))
  const series = drafts.filter((draft) => isSeries(draft))
  const { once, repeated } = withoutRepeated(drafts.filter((draft) => !isSeries(draft)))
  let latest = ''
  for (const { range, end } of once) if (!range.why && end > latest) latest = end
  const answers = once.map((draft) => ({ draft, why: whyNot(draft, kind, options, latest) }))
  const taking = answers.flatMap(({ draft, why }) => (why ? [] : [draft]))
  const parts = meanings[kind].hasParts ? partsOfStays(taking) : new Set<Draft>()
  return {
    kind,
    seen: drafts.length,
    events: taking.filter((draft) => !parts.has(draft)).map((draft) => eventOf(draft)),
    leftOut: [
      ...series.map((draft) => leftOut(draft, 'repeats')),
      ...repeated.map((draft) => leftOut(draft, 'repeated')),
      ...answers.flatMap(({ draft, why }) => (why ? [leftOut(draft, why)] : [])),
      ...[...parts].map((draft) => leftOut(draft, 'part_of_stay')),
    ],
  }
}

import { z } from 'zod'
import { flag, id, idParams, ref, seenVersion } from '../../domain/money/number.ts'
import type { Messages } from '../../domain/reasons/channels/en.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { type ChannelKind, channelKinds } from '../../domain/stay/channel-kinds.ts'
import { changedText, optionalText } from '../../domain/text.ts'
import { cleanLine } from '../../domain/text/clean.ts'
import { endpoint } from '../endpoint.ts'
import { feedProblems, feedRun } from './feed-runs.ts'
import { listQuery } from '../paging.ts'

declare module '../../domain/area-words.ts' {
  interface AreaWords {
    channels: {
      domain: 'channels'
      code:
        | 'feed_exists'
        | 'too_many_feeds'
        | 'fetched_just_now'
        | 'nothing_leaves'
        | 'conflict_decided'
        | 'import_booked'
      reasons: Messages
    }
  }
}

const kind = z.enum(channelKinds, 'channels.chooseKind')
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'channels.colourMalformed')

/** Hours without a good fetch after which a calendar counts as too old. */
export const staleHours = 6
/** Hours without a good fetch after which the owner is mailed. */
export const mailStaleHours = 24

const place = z.object({ id, name: z.string() })

/** The calendar of a unit on a portal. Moments are ISO timestamps. */
export const feed = z
  .object({
    id,
    version: z.int(),
    unit: place,
    property: place,
    name: z.string(),
    url: z.string(),
    kind,
    colour: z.string(),
    import_closures: z.boolean(),
    /** The last good fetch; null before the first. */
    good_at: z.string().nullable(),
    tried_at: z.string().nullable(),
    next_at: z.string(),
    /** Last fetch of our calendar of the unit by this portal, as far as addresses tell; null where there was none. */
    ours_fetched_at: z.string().nullable(),
    /** Of the latest try; null where it was good. */
    problem: z.enum(feedProblems).nullable(),
    http_status: z.int().nullable(),
    /** Nothing good came for six hours. */
    is_stale: z.boolean(),
    /** It came empty although it was full: nothing changes until its owner has said whether that is meant. */
    asks: z.boolean(),
    /** Coming stays and closures that it has in the calendar. */
    stays: z.int(),
    closures: z.int(),
    conflicts: z.int(),
  })
  .meta({ id: 'Feed' })
export type Feed = z.infer<typeof feed>

const url = z
  .string('channels.addressRequired')
  .overwrite(cleanLine)
  .min(1, 'channels.addressRequired')
  .max(2000, 'general.addressTooLong')
  .overwrite((value) => value.replace(/^webcals?:/i, 'https:'))
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username === '',
    'channels.addressMalformed',
  )

const fields = z.object({
  /** Empty names it after its portal. */
  name: optionalText(60),
  /** The address of the calendar: `https:`, `http:` or `webcal:`. */
  url,
  /** Left out, the calendar says it itself. */
  kind: kind.optional(),
  /** Left out, the colour of its portal. */
  colour: colour.optional(),
  /** Takes closures over as well; without, stays alone. */
  import_closures: flag('channels.chooseClosures').default(false),
})
export const newFeed = fields.extend({ unit: ref(reasons.choose('unit')) })
export const feedChange = z.object({
  name: changedText(60),
  url: url.optional(),
  kind: kind.optional(),
  colour: colour.optional(),
  import_closures: flag('channels.chooseClosures').optional(),
  version: seenVersion,
})
export type NewFeed = z.output<typeof newFeed>
export type FeedChange = z.output<typeof feedChange>

/** A stay or closure that a feed would bring. */
const previewEvent = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  kind: z.enum(['stay', 'closure']),
  name: z.string(),
  /** True where a booking, block or another calendar has some of its nights. */
  is_taken: z.boolean(),
})
/** Stays that the first fetch of a feed would bring; nothing is saved. */
export const feedPreview = z
  .object({
    problem: z.enum(feedProblems).nullable(),
    http_status: z.int().nullable(),
    kind,
    seen: z.int(),
    /** The first 100, by first night. */
    events: z.array(previewEvent),
    /** Number of all of them. */
    count: z.int(),
    left_out: feedRun.shape.left_out,
  })
  .meta({ id: 'FeedPreview' })
export type FeedPreview = z.infer<typeof feedPreview>

export const feedsQuery = listQuery.extend({ unit: ref(reasons.choose('unit')).optional() })
export type FeedsQuery = z.output<typeof feedsQuery>

const example = {
  unit: 1,
  name: 'Airbnb',
  url: 'https://www.airbnb.com/calendar/ical/1.ics',
  import_closures: false,
} satisfies z.input<typeof newFeed>

export const feedsApi = {
  list: endpoint({
    domain: 'channels',
    summary: 'The calendars of portals that are fetched, by property and unit',
    method: 'GET',
    path: '/api/channels/feeds/',
    access: 'owner',
    query: feedsQuery,
    response: z.array(feed),
  }),
  create: endpoint({
    domain: 'channels',
    summary:
      'Add a calendar to a unit, which is fetched from then on; 409 `feed_exists` where the unit has this address already, 409 `too_many_feeds` beyond 10 of a unit',
    method: 'POST',
    path: '/api/channels/feeds/',
    access: 'owner',
    body: newFeed,
    example,
    status: 201,
    response: feed,
  }),
  preview: endpoint({
    domain: 'channels',
    summary: 'Fetch a calendar and say what it would bring to a unit, without saving anything',
    method: 'POST',
    path: '/api/channels/feeds/preview/',
    access: 'owner',
    limits: { perOwner: { times: 20, seconds: 60 } },
    body: newFeed,
    example,
    response: feedPreview,
  }),
  update: endpoint({
    domain: 'channels',
    summary: 'Change a calendar; 409 `stale` with the fresh one where it was changed since its version was seen',
    method: 'PATCH',
    path: '/api/channels/feed/:id/',
    access: 'owner',
    params: idParams,
    body: feedChange,
    example: { name: 'Airbnb, lake house', import_closures: true },
    response: feed,
  }),
  remove: endpoint({
    domain: 'channels',
    summary: 'Stop fetching a calendar; its coming stays leave with it, bookings that were made of them stay',
    method: 'DELETE',
    path: '/api/channels/feed/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
  fetch: endpoint({
    domain: 'channels',
    summary:
      'Fetch a calendar now, and answer what came of it; 429 `fetched_just_now` within a minute of the last time',
    method: 'POST',
    path: '/api/channels/feed/:id/fetch/',
    access: 'owner',
    params: idParams,
    response: feedRun,
  }),
  confirmEmpty: endpoint({
    domain: 'channels',
    summary: 'Say that a calendar that came empty is meant to be: its coming stays leave',
    method: 'POST',
    path: '/api/channels/feed/:id/confirm-empty/',
    access: 'owner',
    params: idParams,
    response: feed,
  }),
  runs: endpoint({
    domain: 'channels',
    summary:
      'The last 20 runs of a calendar, newest first; fetches in a row that brought nothing new, or failed alike, are one run',
    method: 'GET',
    path: '/api/channels/feed/:id/runs/',
    access: 'owner',
    params: idParams,
    response: z.array(feedRun),
  }),
  body: endpoint({
    domain: 'channels',
    summary: 'The calendar as a run received it',
    method: 'GET',
    path: '/api/channels/run/:id/body/',
    access: 'owner',
    params: idParams,
    response: z.object({ text: z.string() }),
  }),
}

/** Names of portals; any other calendar is called as its owner says. */
export const channelNames: Record<Exclude<ChannelKind, 'other'>, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  smoobu: 'Smoobu',
  google: 'Google Calendar',
  keyhaven: 'Keyhaven',
}

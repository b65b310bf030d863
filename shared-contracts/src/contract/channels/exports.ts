import { z } from 'zod'
import { flag, id, idParams, ref } from '../../domain/money/number.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

/** Readers for whom a unit has an address each: what a portal has brought is left out of its own. `any` is for every other program. */
export const audiences = ['any', 'airbnb', 'booking', 'vrbo', 'smoobu', 'google'] as const
export type Audience = (typeof audiences)[number]

/** The calendar of a unit at the address for one portal. */
export const calendarExport = z
  .object({
    id,
    unit: z.object({ id, name: z.string() }),
    property: z.object({ id, name: z.string() }),
    audience: z.enum(audiences),
    /** The whole address. Who has it can read the calendar. */
    url: z.string(),
    /** Pending stays and requests are in it; confirmed ones always are. */
    includes_pending: z.boolean(),
    includes_blocks: z.boolean(),
    /** Guests' names in place of "Reserved". */
    with_names: z.boolean(),
    /** Moment of the last fetch; ISO timestamp, null where there was none. */
    fetched_at: z.string().nullable(),
    /** Program that fetched it, as it calls itself. */
    fetched_by: z.string().nullable(),
  })
  .meta({ id: 'CalendarExport' })
export type CalendarExport = z.infer<typeof calendarExport>

export const exportChange = z.object({
  includes_pending: flag('channels.choosePending').optional(),
  includes_blocks: flag('channels.chooseBlocks').optional(),
  with_names: flag('channels.chooseNames').optional(),
})
export type ExportChange = z.output<typeof exportChange>

export const exportsQuery = listQuery.extend({ unit: ref(reasons.choose('unit')).optional() })
export type ExportsQuery = z.output<typeof exportsQuery>

/** Guests and unreliable calendars. */
export const channelSettings = z
  .object({
    /** Guests book instantly also where nothing good came for six hours; without, they ask. */
    instant_when_stale: flag('channels.chooseInstant'),
  })
  .meta({ id: 'ChannelSettings' })
export type ChannelSettings = z.infer<typeof channelSettings>

export const exportsApi = {
  list: endpoint({
    domain: 'channels',
    summary: 'The addresses of the calendars of units, one for each portal, by property and unit',
    method: 'GET',
    path: '/api/channels/exports/',
    access: 'owner',
    query: exportsQuery,
    response: z.array(calendarExport),
  }),
  update: endpoint({
    domain: 'channels',
    summary: 'Choose what a calendar says',
    method: 'PATCH',
    path: '/api/channels/export/:id/',
    access: 'owner',
    params: idParams,
    body: exportChange,
    example: { with_names: true },
    response: calendarExport,
  }),
  rotate: endpoint({
    domain: 'channels',
    summary: 'Give a calendar another address; the one before answers 404 from now on',
    method: 'POST',
    path: '/api/channels/export/:id/rotate/',
    access: 'owner',
    params: idParams,
    response: calendarExport,
  }),
  settings: endpoint({
    domain: 'channels',
    summary: 'What happens to guests while calendars are too old',
    method: 'GET',
    path: '/api/channels/settings/',
    access: 'owner',
    response: channelSettings,
  }),
  changeSettings: endpoint({
    domain: 'channels',
    summary: 'Choose what happens to guests while calendars are too old',
    method: 'PATCH',
    path: '/api/channels/settings/',
    access: 'owner',
    body: channelSettings,
    example: { instant_when_stale: false },
    response: channelSettings,
  }),
}

/** The file that portals fetch: iCalendar, not JSON, by the secret in its address. */
export const calendarFile = {
  domain: 'channels',
  access: 'anyone',
  summary:
    'The taken nights of a unit as an iCalendar file: all-day events without names unless its owner wants them, with an ETag',
  path: '/ical/:file',
  type: 'text/calendar',
  limits: { perCaller: { times: 600, seconds: 60 } },
  params: z.object({ file: z.string().max(200) }),
} as const

import { z } from 'zod'
import { id } from '../../domain/money/number.ts'

/**
 * Problems of a fetch: `name` no such host · `network` refused or broken off · `certificate` · `late` over 10 seconds · `large` over 2 MB · `redirects`
 * over five · `private` not on the open internet · `status` an error of the server · `busy` 429 or 503, its host is left alone for a while · `login` a
 * page in place of a calendar · `not_calendar` something else · `truncated` without its end · `broken` cannot be read · `too_many` events.
 */
export const feedProblems = [
  'name',
  'network',
  'certificate',
  'late',
  'large',
  'redirects',
  'private',
  'status',
  'busy',
  'login',
  'not_calendar',
  'truncated',
  'broken',
  'too_many',
] as const
export type FeedProblem = (typeof feedProblems)[number]

/** Reasons for leaving an event out. */
export const leftOutReasons = [
  'cancelled',
  'repeats',
  'closure',
  'moving_closure',
  'transparent',
  'past',
  'backwards',
  'zero',
  'no_date',
  'part_of_stay',
  'too_long',
  'repeated',
  'own',
  'elsewhere',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A run of a feed: what a fetch brought, or several in a row that ended alike. Counts are of events. */
export const feedRun = z
  .object({
    id,
    /** ISO timestamp, of the last of several fetches. */
    at: z.string(),
    /** Fetches in a row: one, unless they brought nothing new or failed for the same reason. */
    fetches: z.int(),
    /** ISO timestamp of the first of them. */
    since: z.string(),
    /** The server said that nothing has changed, or sent the same file again; what is in it was not counted once more. */
    is_unchanged: z.boolean(),
    problem: z.enum(feedProblems).nullable(),
    http_status: z.int().nullable(),
    seen: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** Left out, each for a reason of `left_out`. */
    ignored: z.int(),
    /** Stays of this feed whose nights something of the owner's has, after the run. */
    conflicts: z.int(),
    /** The first 100. */
    left_out: z.array(
      z.object({
        summary: z.string(),
        start: z.iso.date().nullable(),
        end: z.iso.date().nullable(),
        why: z.enum(leftOutReasons),
      }),
    ),
    /** The file as it came can be looked at; it is kept for a week. */
    has_body: z.boolean(),
  })
  .meta({ id: 'FeedRun' })
export type FeedRun = z.infer<typeof feedRun>

import type { FeedProblem } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import type { AppContext } from '../../context.ts'
import { FetchRefused, guardedFetch, type NetworkProblem, networkProblem } from '../../outgoing/guarded-fetch.ts'
import { hourMs } from '../../lifetimes.ts'

const limits = { timeoutMs: 10_000, maxBytes: 2_000_000, maxRedirects: 5 }

/** Pause of a host that is busy and does not say for how long, and the longest that one may ask for. */
const busyMs = { usual: hourMs / 4, max: 6 * hourMs }

type Address = { url: string; etag?: string | null; last_modified?: string | null }

/** Answer of a portal: its calendar, that it has not changed, or why there is none. */
export type CalendarAnswer =
  | { kind: 'body'; status: number; body: Buffer; etag: string | null; last_modified: string | null }
  | { kind: 'unchanged'; status: 304 }
  | { kind: 'problem'; status: number | null; problem: FeedProblem; pauseMs?: number }

const ofNetwork: Record<NetworkProblem, FeedProblem> = {
  name: 'name',
  lookup: 'name',
  refused: 'network',
  broken: 'network',
  certificate: 'certificate',
  other: 'network',
}
const ofRefusal: Record<FetchRefused['why'], FeedProblem> = {
  // A redirect to what is no website.
  protocol: 'private',
  private: 'private',
  redirects: 'redirects',
  large: 'large',
  late: 'late',
}

/** Milliseconds of a `Retry-After` header, in seconds or as a date. */
function pauseOf(retryAfter: string | undefined, now: Date) {
  const value = retryAfter?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime()
  return Math.min(ms > 0 ? ms : busyMs.usual, busyMs.max)
}

/** Fetches the calendar at an address that an owner typed; asks for it only where it has changed since. Never rejects. */
export async function fetchCalendar(
  { env, clock }: Pick<AppContext, 'env' | 'clock'>,
  address: Address,
): Promise<CalendarAnswer> {
  const { url, etag, last_modified } = address
  const headers = {
    'user-agent': 'Keyhaven-Calendar/1',
    accept: 'text/calendar, */*;q=0.5',
    ...(etag && { 'if-none-match': etag }),
    ...(last_modified && { 'if-modified-since': last_modified }),
  }
  const mayConnect = env.outgoingRequests === 'anywhere' ? () => true : undefined
  try {
    const { status, body, headers: answered } = await guardedFetch(url, { ...limits, headers, mayConnect })
    // Who was not told of a version cannot say that it is still the same.
    if (status === 304 && (etag || last_modified)) return { kind: 'unchanged', status }
    if (status === 429 || status === 503)
      return { kind: 'problem', status, problem: 'busy', pauseMs: pauseOf(answered['retry-after'], clock()) }
    if (status >= 300) return { kind: 'problem', status, problem: 'status' }
    return {
      kind: 'body',
      ...{ status, body },
      etag: answered.etag?.slice(0, 200) ?? null,
      last_modified: answered['last-modified']?.slice(0, 200) ?? null,
    }
  } catch (error) {
    const problem = error instanceof FetchRefused ? ofRefusal[error.why] : ofNetwork[networkProblem(error)]
    return { kind: 'problem', status: null, problem }
  }
}

import pg from 'pg'

/** Reason why the database, the disk or the bucket could not serve; none of these is anybody's mistake, and each may pass. */
export type Unavailable = 'lost' | 'full' | 'failing' | 'busy' | 'away'

/** Thrown where something else that serves us does not: a bucket, a thread of our own. */
export class NotServing extends Error {
  readonly why: Unavailable
  constructor(why: Unavailable, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

// SQLSTATEs: class 08 is the connection, 57P a server that stops or starts, 25P03/25P04 a session that was ended,
// class 53 a lack of memory, disk or connections, 57014 a statement that ran for too long.
const reasons: [RegExp, Unavailable][] = [
  [/^53100$/, 'full'],
  [/^(08...|57P..|25P0[34])$/, 'lost'],
  [/^(53...|57014)$/, 'busy'],
]

const socketCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
/** Messages of pg, its pool and Kysely for a connection that is gone; these errors have no code. */
const lostConnectionMessages =
  /^Connection terminated|is not queryable$|^timeout expired$|^Query read timeout$|connection has been discarded$|^Cannot use a pool after calling end|^driver has already been destroyed$/
const fullPoolMessage = /^timeout exceeded when trying to connect$/

const fieldOf = (error: Error, key: 'code' | 'syscall') => {
  const value: unknown = key in error ? (error as Error & Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : ''
}

/** Reason why the database cannot serve, if that is what the error means; also for the disk below our own files. */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof NotServing) return error.why
  const code = fieldOf(error, 'code')
  if (error instanceof pg.DatabaseError) return reasons.find(([states]) => states.test(code))?.[1]
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full'
  if (code === 'EIO' || code === 'EROFS') return 'failing'
  // The socket of a server on this machine is a file; a missing file is something else.
  if (socketCodes.has(code) || (code === 'ENOENT' && fieldOf(error, 'syscall') === 'connect')) return 'lost'
  if (lostConnectionMessages.test(error.message)) return 'lost'
  return fullPoolMessage.test(error.message) ? 'busy' : undefined
}

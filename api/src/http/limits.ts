import type { CallLimit, Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Db, Sql } from '../db/pool.ts'
import { Problem, tooMany } from './problem.ts'

/** Rest of a limit, and the seconds until it begins again. */
export type Left = { times: number; seconds: number }

/** Counts tries per key, over all instances; throws 429 when there were too many. */
export type Limits = {
  /** Says what is left; nothing where limits are off. In the transaction that is given, or at once. */
  take(key: string, limit: CallLimit, on?: Sql): Promise<Left | undefined>
  /** Refuses like `take` without counting, for limits that count only failed tries. */
  check(key: string, limit: CallLimit): Promise<void>
  /** Takes back a try that was counted before it was known to be none. */
  giveBack(key: string): Promise<void>
}

export const noLimits: Limits = { take: async () => undefined, check: async () => {}, giveBack: async () => {} }

function withinNetwork(ip: string, groups: number): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.map((group, index) => (index < groups ? group : 0))
  return `${new ipaddr.IPv6(network).toString()}/${groups * 16}`
}

/** Key of a caller: an IPv4 address, or the /64 network of an IPv6 one, for a single line has all of those. */
export const callerOf = (ip: string) => withinNetwork(ip, 4)

/** Key of a network, where nobody is refused for what others do: of IPv6 the /48, for many a customer has all of that. */
export const networkOf = (ip: string) => withinNetwork(ip, 3)

type Window = { until: Date; used: number }

const hashOf = (key: string) => createHash('sha256').update(key).digest()

const secondsBetween = (now: Date, until: Date) => Math.ceil((until.getTime() - now.getTime()) / 1000)

export function createLimits(db: Db, clock: () => Date): Limits {
  return {
    async check(key, limit) {
      const now = clock()
      const { rows } = await sql<Window>`
        SELECT until, used FROM call_counts WHERE key = ${hashOf(key)} AND until > ${now}`.execute(db)
      if (rows[0] && rows[0].used >= limit.times) throw tooMany(secondsBetween(now, rows[0].until))
    },
    async take(key, { times, seconds }, on = db) {
      const now = clock()
      const until = new Date(now.getTime() + seconds * 1000)
      // One more than allowed stands for all that were refused.
      const { rows } = await sql<Window>`
        INSERT INTO call_counts AS c (key, until, used) VALUES (${hashOf(key)}, ${until}, 1)
        ON CONFLICT (key) DO UPDATE SET
          used = CASE WHEN c.until > ${now} THEN least(c.used + 1, ${times}::int + 1) ELSE 1 END,
          until = CASE WHEN c.until > ${now} THEN c.until ELSE EXCLUDED.until END
        RETURNING until, used`.execute(on)
      const window = rows[0] ?? { until, used: 1 }
      const left = { times: times - window.used, seconds: secondsBetween(now, window.until) }
      if (left.times < 0) throw tooMany(left.seconds)
      return left
    },
    async giveBack(key) {
      await sql`UPDATE call_counts SET used = used - 1 WHERE key = ${hashOf(key)} AND used > 0`.execute(db)
    },
  }
}

/** Forgets the counts whose time is over. */
export const forgetCounts = (db: Sql, now: Date) => sql`DELETE FROM call_counts WHERE until <= ${now}`.execute(db)

/** Rest of a limit for a caller; none of it beside the refusal of one call too many. */
async function takeOrRefuse(limits: Limits, key: string, limit: CallLimit) {
  try {
    return { rest: await limits.take(key, limit), refusal: undefined }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { rest: { times: 0, seconds: Number(error.headers['retry-after']) }, refusal: error }
  }
}

/** Counts a call against the limits of its endpoint, and says in the `RateLimit` headers, of a 429 too, what is left of them. */
export async function countCall(request: FastifyRequest, reply: FastifyReply, { method, path, limits }: Endpoint) {
  const { context } = request.server
  const counted = [
    { name: 'owner', who: request.session?.owner, limit: limits?.perOwner },
    { name: 'caller', who: callerOf(request.ip), limit: limits?.perCaller },
  ]
  const left: string[] = []
  const policies: string[] = []
  for (const { name, who, limit } of counted) {
    if (limit === undefined || who === undefined) continue
    const { rest, refusal } = await takeOrRefuse(context.limits, `${method} ${path} ${name} ${who}`, limit)
    if (!rest) continue
    left.push(`"${name}";r=${rest.times};t=${rest.seconds}`)
    policies.push(`"${name}";q=${limit.times};w=${limit.seconds}`)
    reply.header('ratelimit', left.join(', ')).header('ratelimit-policy', policies.join(', '))
    if (refusal) throw refusal
  }
}

import type { CallLimit, Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { Problem, tooMany } from './problem.ts'

/** What is left of a limit, and the seconds until it begins again. */
export type Left = { times: number; seconds: number }

/** Counts tries per key; throws 429 when there were too many. In this process only: light, and nothing to clean up. */
export type Limits = {
  /** Says what is left; nothing where nobody counts. */
  take(key: string, limit: CallLimit): Left | undefined
  /** Refuses like `take` without counting, for limits that count only failed tries. */
  check(key: string, limit: CallLimit): void
}

export const noLimits: Limits = { take: () => undefined, check: () => {} }

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 one, for a single line has all of those. */
export function callerOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

const maxKeys = 10_000
const cleanupMs = 10_000

export function createLimits(clock: () => Date): Limits {
  const windows = new Map<string, { until: number; used: number }>()
  let nextLook = 0
  /** Not with every try: under a flood of callers none of them would be over yet. */
  const forgetOld = (now: number) => {
    if (windows.size < maxKeys || now < nextLook) return
    nextLook = now + cleanupMs
    for (const [key, window] of windows) if (window.until <= now) windows.delete(key)
  }
  return {
    check(key, limit) {
      const now = clock().getTime()
      const window = windows.get(key)
      if (window && window.until > now && window.used >= limit.times)
        throw tooMany(Math.ceil((window.until - now) / 1000))
    },
    take(key, limit) {
      const now = clock().getTime()
      forgetOld(now)
      const before = windows.get(key)
      const window = before && before.until > now ? before : { until: now + limit.seconds * 1000, used: 0 }
      windows.set(key, window)
      const seconds = Math.ceil((window.until - now) / 1000)
      if (window.used >= limit.times) throw tooMany(seconds)
      window.used += 1
      return { times: limit.times - window.used, seconds }
    },
  }
}

/** What is left of a limit for a caller, or the refusal of one call too many, which is left nothing. */
function takeOrRefuse(limits: Limits, key: string, limit: CallLimit) {
  try {
    return { rest: limits.take(key, limit), refusal: undefined }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { rest: { times: 0, seconds: Number(error.headers['retry-after']) }, refusal: error }
  }
}

/** Counts a call against the limits of its endpoint, and says in the `RateLimit` headers, of a 429 too, what is left of them. */
export function countCall(request: FastifyRequest, reply: FastifyReply, { method, path, limits }: Endpoint) {
  const { context } = request.server
  const counted = [
    { name: 'owner', who: request.session?.owner, limit: limits?.perOwner },
    { name: 'caller', who: callerOf(request.ip), limit: limits?.perCaller },
  ]
  const left: string[] = []
  const policies: string[] = []
  for (const { name, who, limit } of counted) {
    if (limit === undefined || who === undefined) continue
    const { rest, refusal } = takeOrRefuse(context.limits, `${method} ${path} ${name} ${who}`, limit)
    if (!rest) continue
    left.push(`"${name}";r=${rest.times};t=${rest.seconds}`)
    policies.push(`"${name}";q=${limit.times};w=${limit.seconds}`)
    reply.header('ratelimit', left.join(', ')).header('ratelimit-policy', policies.join(', '))
    if (refusal) throw refusal
  }
}

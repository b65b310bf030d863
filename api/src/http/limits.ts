import ipaddr from 'ipaddr.js'
import { tooMany } from './problem.ts'

type Rule = { times: number; seconds: number }

/** Counts tries per key; throws 429 when there were too many. In this process only: light, and nothing to clean up. */
export type Limits = {
  take(key: string, rule: Rule): void
  /** Refuses like `take` and counts nothing: where only the tries that fail are taken. */
  check(key: string, rule: Rule): void
}

export const noLimits: Limits = { take: () => {}, check: () => {} }

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
    check(key, rule) {
      const now = clock().getTime()
      const window = windows.get(key)
      if (window && window.until > now && window.used >= rule.times)
        throw tooMany(Math.ceil((window.until - now) / 1000))
    },
    take(key, rule) {
      const now = clock().getTime()
      forgetOld(now)
      const before = windows.get(key)
      const window = before && before.until > now ? before : { until: now + rule.seconds * 1000, used: 0 }
      windows.set(key, window)
      if (window.used >= rule.times) throw tooMany(Math.ceil((window.until - now) / 1000))
      window.used += 1
    },
  }
}

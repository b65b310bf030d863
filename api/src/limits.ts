import { tooMany } from './problem.ts'

type Rule = { times: number; seconds: number }

/** Counts tries per key; throws 429 when there were too many. In this process only: light, and nothing to clean up. */
export type Limits = { take(key: string, rule: Rule): void }

export const noLimits: Limits = { take: () => {} }

export function createLimits(clock: () => Date): Limits {
  const windows = new Map<string, { until: number; used: number }>()
  const forgetOld = (now: number) => {
    for (const [key, window] of windows) if (window.until <= now) windows.delete(key)
  }
  return {
    take(key, rule) {
      const now = clock().getTime()
      if (windows.size > 10_000) forgetOld(now)
      const before = windows.get(key)
      const window = before && before.until > now ? before : { until: now + rule.seconds * 1000, used: 0 }
      windows.set(key, window)
      if (window.used >= rule.times) throw tooMany(Math.ceil((window.until - now) / 1000))
      window.used += 1
    },
  }
}

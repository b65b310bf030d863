import { setTimeout } from 'node:timers/promises'

const maxEntries = 300

/** Keeps answers for some milliseconds, and asks once for all who ask meanwhile; failures and `passing` ones are not kept. */
export const ttlCache = <T>(ms: number, passing: (value: T) => boolean = () => false) => {
  const kept = new Map<string, { until: number; value: Promise<T> }>()
  return (key: string, load: () => Promise<T>) => {
    const now = performance.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.value
    kept.delete(key)
    const oldest = kept.size >= maxEntries ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    const value = load()
    const forget = () => kept.get(key)?.value === value && kept.delete(key)
    kept.set(key, { until: now + ms, value })
    value.then((answer) => passing(answer) && forget(), forget)
    return value
  }
}

/** How long somebody waits for an answer that was not asked for before, in milliseconds. */
const patienceMs = 1000

/**
 * Keeps answers beyond their time: one that is older than `ms` is given at once while it is asked for again. Nothing where there
 * is none in a second; failures are not kept.
 */
export const lastingCache = <T>(ms: number) => {
  const kept = new Map<string, { until: number; value: T }>()
  const loading = new Map<string, Promise<T | undefined>>()
  const load = (key: string, ask: () => Promise<T | undefined>) => {
    const running = loading.get(key)
    if (running) return running
    const started = ask()
      .then((value) => {
        kept.delete(key)
        if (value === undefined) return undefined
        const oldest = kept.size >= maxEntries ? kept.keys().next().value : undefined
        if (oldest !== undefined) kept.delete(oldest)
        kept.set(key, { until: performance.now() + ms, value })
        return value
      })
      .catch(() => undefined)
      .finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }
  return async (key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.value
    const started = load(key, ask)
    return known?.value ?? Promise.race([started, setTimeout(patienceMs, undefined, { ref: false })])
  }
}

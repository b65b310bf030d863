import { setTimeout } from 'node:timers/promises'

const maxEntries = 300

/** Keeps answers for some milliseconds, and asks once for all who ask meanwhile; failures and `passing` ones are not kept. */
export const ttlCache = <T>(ms: number, passing: (value: T) => boolean = () => false) => {
  const entries = new Map<string, { until: number; value: Promise<T> }>()
  return (key: string, load: () => Promise<T>) => {
    const now = performance.now()
    const entry = entries.get(key)
    if (entry && entry.until > now) return entry.value
    entries.delete(key)
    const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    const value = load()
    const forget = () => entries.get(key)?.value === value && entries.delete(key)
    entries.set(key, { until: now + ms, value })
    value.then((answer) => passing(answer) && forget(), forget)
    return value
  }
}

/** Time limit of an answer that is not cached yet, in milliseconds. */
const patienceMs = 1000

/**
 * Keeps answers beyond their time: one that is older than `ms` is given at once while it is asked for again. Nothing where there
 * is none in a second; failures are not kept.
 */
export const lastingCache = <T>(ms: number) => {
  const entries = new Map<string, { until: number; value: T }>()
  const loading = new Map<string, Promise<T | undefined>>()
  const load = (key: string, ask: () => Promise<T | undefined>) => {
    const running = loading.get(key)
    if (running) return running
    const started = ask()
      .then((value) => {
        entries.delete(key)
        if (value === undefined) return undefined
        const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined
        if (oldest !== undefined) entries.delete(oldest)
        entries.set(key, { until: performance.now() + ms, value })
        return value
      })
      .catch(() => undefined)
      .finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }
  return async (key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
    const entry = entries.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    const started = load(key, ask)
    return entry?.value ?? Promise.race([started, setTimeout(patienceMs, undefined, { ref: false })])
  }
}

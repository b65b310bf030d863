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

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

import type { AppContext } from '../context.ts'
import { findHost, readAllowedOrigins } from './reads.ts'

/** Maximum age of an answer in milliseconds: no view of a page costs a query, and a change is seen at once by this instance. */
const fresh = 5000
const maxHosts = 1000

const remembered = <T>(clock: () => Date, load: (key: string) => Promise<T>) => {
  const entries = new Map<string, { until: number; value: Promise<T> }>()
  const get = (key: string) => {
    const now = clock().getTime()
    const before = entries.get(key)
    if (before && before.until > now) return before.value
    // Hosts are what strangers write; the map stays small whatever they write.
    if (entries.size >= maxHosts) entries.clear()
    const value = load(key)
    entries.set(key, { until: now + fresh, value })
    value.catch(() => entries.delete(key))
    return value
  }
  return { get, forget: () => entries.clear() }
}

const lookUp = ({ db, clock }: AppContext) => {
  const hosts = remembered(clock, (host) => findHost(db, host))
  const origins = remembered(clock, async (slug) => new Set(await readAllowedOrigins(db, slug)))
  return {
    /** The owner whose proven domain a host is. */
    siteAt: (host: string) => hosts.get(host),
    /** Origins of other sites that may use the public calls for an owner. */
    originsOf: (slug: string) => origins.get(slug.trim().toLowerCase()),
    forget: () => [hosts, origins].forEach(({ forget }) => forget()),
  }
}
export type Hosts = ReturnType<typeof lookUp>

const ofParts = new WeakMap<AppContext, Hosts>()

/** The look-ups of one running API. */
export const hostsOf = (context: AppContext): Hosts => {
  const hosts = ofParts.get(context) ?? lookUp(context)
  ofParts.set(context, hosts)
  return hosts
}

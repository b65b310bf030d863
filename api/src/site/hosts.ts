import { sql } from 'kysely'
import type { AppContext } from '../context.ts'

/** How long an answer may be old: no view of a page costs a query, and a change is seen at once by this instance. */
const fresh = 5000
const maxHosts = 1000

/** Whose site a host is. */
export type HostSite = { owner: number; slug: string }

const remembered = <T>(clock: () => Date, load: (key: string) => Promise<T>) => {
  const known = new Map<string, { until: number; value: Promise<T> }>()
  const get = (key: string) => {
    const now = clock().getTime()
    const before = known.get(key)
    if (before && before.until > now) return before.value
    // Hosts are what strangers write; the map stays small whatever they write.
    if (known.size >= maxHosts) known.clear()
    const value = load(key)
    known.set(key, { until: now + fresh, value })
    value.catch(() => known.delete(key))
    return value
  }
  return { get, forget: () => known.clear() }
}

const lookUp = ({ db, clock }: AppContext) => {
  const hosts = remembered(clock, async (host) => {
    const { rows } = await sql<HostSite>`
      SELECT id AS owner, slug FROM owners
      WHERE domain = ${host} AND domain_proven_at IS NOT NULL AND activated_at IS NOT NULL`.execute(db)
    return rows[0]
  })
  const origins = remembered(clock, async (slug) => {
    const { rows } = await sql<{ allowed_origins: string[] }>`
      SELECT s.allowed_origins FROM site_settings s JOIN owners o ON o.id = s.owner_id
      WHERE NOT o.is_guest AND o.id IN
        (SELECT id FROM owners WHERE slug = ${slug} UNION ALL SELECT owner_id FROM former_slugs WHERE slug = ${slug})`.execute(
      db,
    )
    return new Set(rows.flatMap((row) => row.allowed_origins))
  })
  return {
    /** The owner whose proven domain a host is. */
    siteAt: (host: string) => hosts.get(host),
    /** Which other sites may use the public calls for an owner. */
    originsOf: (slug: string) => origins.get(slug.trim().toLowerCase()),
    forget: () => [hosts, origins].forEach(({ forget }) => forget()),
  }
}
export type Hosts = ReturnType<typeof lookUp>

const ofParts = new WeakMap<AppContext, Hosts>()

/** The look-ups of one running API. */
export const hostsOf = (context: AppContext): Hosts => {
  const known = ofParts.get(context) ?? lookUp(context)
  ofParts.set(context, known)
  return known
}

import { unavailable } from '@keyhaven/api/http/problem-handler'
import { hostKind, hostName } from '@keyhaven/api/site/host-kind'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { Ask } from '../edge/ask-api.ts'
import { ttlCache } from './ttl-cache.ts'

/** Kind of a host; `site` is that of the owner whose domain it is. */
export type GuestHost =
  | { kind: 'platform'; host: string }
  | { kind: 'book'; host: string }
  | { kind: 'own'; host: string; site: PublicSite }
  | { kind: 'unknown'; host: string }

/** Tells hosts apart. An owner's is asked for at the API, at most once in five seconds. */
export const guestHosts = (ask: Ask, originNow: () => string) => {
  const siteAt = ttlCache<PublicSite | undefined>(5000)
  const ownSite = async (host: string) => {
    const answer = await ask(host, '/api/public/site/')
    if (answer.status >= 500) throw unavailable('busy')
    return publicSite.safeParse(answer.body).data
  }
  return async (written: string): Promise<GuestHost> => {
    const host = hostName(written)
    const kind = hostKind(host, originNow())
    if (kind !== 'other') return { kind, host }
    const site = await siteAt(host, () => ownSite(host))
    return site ? { kind: 'own', host, site } : { kind: 'unknown', host }
  }
}

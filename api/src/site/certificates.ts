import { hostName as nameInDns } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { AppContext } from '../context.ts'
import { hostKind, hostName } from './host-kind.ts'
import { hostsOf } from './hosts.ts'

/** Strangers choose the names that are asked for: so many a second are looked up, the others may ask again. */
const maxPerSecond = 50

/** Lets so many through in each second. */
const turnstile = (clock: () => Date) => {
  let second = 0
  let used = 0
  return () => {
    const now = Math.floor(clock().getTime() / 1000)
    if (now !== second) [second, used] = [now, 0]
    used += 1
    return used <= maxPerSecond
  }
}

/**
 * Answers whether a proxy may get a certificate for a name, as a status: 200 for the platform and the public site beside it and for
 * proven domains of owners, 404 for all others, 429 where too many are asked for.
 */
export const certificateStatus = (context: AppContext) => {
  const mayLookUp = turnstile(context.clock)
  return async (written: string): Promise<200 | 404 | 429> => {
    const name = hostName(written)
    const { origin } = context.env
    const platform = new URL(origin).hostname
    if (name === platform || name === `book.${platform}`) return 200
    // No public authority gives one for a name of this machine, and what it refuses counts against the operator.
    const isElsewhere = name.endsWith('.localhost') && !`.${platform}`.endsWith('.localhost')
    if (!nameInDns.test(name) || hostKind(name, origin) !== 'other' || isElsewhere) return 404
    if (!mayLookUp()) return 429
    return (await hostsOf(context).siteAt(name)) ? 200 : 404
  }
}

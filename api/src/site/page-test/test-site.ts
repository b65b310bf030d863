import type { SiteFinding } from '@keyhaven/shared-contracts/contract/public/public-site'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { fetchPage, Unreachable } from './fetch-page.ts'
import { bad, findingsOf } from './findings.ts'
import { noSuchAddress } from '../constraints.ts'
import { siteSettings } from '../service.ts'

/** Looks at a page that should embed the booking, as a visitor's browser would find it. */
export async function testSite(
  context: AppContext,
  owner: OwnerId,
  typed: string,
): Promise<{ findings: SiteFinding[] }> {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw noSuchAddress()
  const { slug, allowed_origins } = await siteSettings(context, owner)
  try {
    const page = await fetchPage(address, context.env.outgoingRequests)
    return { findings: await findingsOf(page, { origin: context.env.origin, slug, allowed: allowed_origins }) }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return { findings: [bad(reason('site.unreachable'), error.why)] }
  }
}

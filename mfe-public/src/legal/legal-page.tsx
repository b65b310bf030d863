import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { OwnDomain, OwnSite } from '../site/site-context.ts'
import { OperatorPage } from './operator-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'

/** A legal text; the address says which, and its host whose. */
export function LegalPage() {
  const own = use(OwnSite)
  const isNotice = splitAddress(useLocation().pathname).path.replace(/\/$/, '').toLowerCase() === paths.guestNotice()
  return use(OwnDomain) && own ? <OwnLegalPage own={own} isNotice={isNotice} /> : <OperatorPage isNotice={isNotice} />
}

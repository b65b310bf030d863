import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { use } from 'react'
import { ForeignPage, OwnSite } from './site-context.ts'

/** The title of the browser's tab, where the tab is ours. */
export function DocumentTitle({ children }: { children?: string | undefined }) {
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  if (use(ForeignPage) !== null) return null
  // A house that is all of a site bears its name.
  if (own)
    return <title>{children && children !== own.name ? `${children} · ${own.name}` : t.ownTitle(own.name)}</title>
  return <title>{children ? `${children} · Keyhaven` : `Keyhaven · ${t.hero}`}</title>
}

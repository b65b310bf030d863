import { use } from 'react'
import { ForeignPage, OwnSite } from './site-context.ts'

/** The title of the browser's tab, where the tab is ours. */
export function DocumentTitle({ children }: { children?: string | undefined }) {
  const own = use(OwnSite)
  if (use(ForeignPage) !== null) return null
  if (own) return <title>{children ? `${children} · ${own.name}` : `${own.name} · Book your stay`}</title>
  return <title>{children ? `${children} · Keyhaven` : 'Keyhaven · Find your perfect rental property'}</title>
}

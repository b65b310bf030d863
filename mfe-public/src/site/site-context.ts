import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { createContext } from 'react'

/** The owner whose site this is, on a domain of their own or by `?owner=`; `null` where it is everybody's. */
export const OwnSite = createContext<PublicSite | null>(null)

/**
 * Where the owner's side is: `null` inside the shell, which has it at its own addresses, else the origin of the
 * platform, which a site standing alone links to.
 */
export const OwnerSite = createContext<string | null>(null)

/**
 * The address of the site that stands in a page of somebody else, for what leads out of that page; `null` where the
 * document is the site's own. Title and metadata of a foreign page are never touched.
 */
export const ForeignPage = createContext<string | null>(null)

/** The paths of this site's own legal pages, or their addresses elsewhere; `null` where those of the platform hold. */
export const LegalPages = createContext<{ notice: string; privacy: string } | null>(null)

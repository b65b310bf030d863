import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { createContext } from 'react'

/** The owner whose site this is, on a domain of their own or by `?owner=`; `null` where it is everybody's. */
export const OwnSite = createContext<PublicSite | null>(null)

/**
 * Origin of the owner's side: `null` inside the shell, which has it at its own addresses, else the origin of the platform,
 * which a standalone site links to.
 */
export const OwnerSite = createContext<string | null>(null)

/**
 * The address of the site that stands in a page of somebody else, for what leads out of that page; `null` where the
 * document is the site's own. Title and metadata of a foreign page are never touched.
 */
export const ForeignPage = createContext<string | null>(null)

/** True on the domain of an owner, whose legal texts are the owner's; elsewhere they are the platform's. */
export const OwnDomain = createContext(false)

/** The addresses of the legal pages, for a site in a page of somebody else, which does not have them; else `null`. */
export const OuterLegalPages = createContext<{ notice: string; privacy: string } | null>(null)

import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { createContext } from 'react'

/** The owner on whose own domain this site stands; `null` on a site of everybody's. */
export const OwnSite = createContext<PublicSite | null>(null)

import { createContext } from 'react'

/**
 * Where the owner's side is: `null` inside the shell, which has it at its own addresses, else the origin of the
 * platform, which a site standing alone links to.
 */
export const OwnerSite = createContext<string | null>(null)

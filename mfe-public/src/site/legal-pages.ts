import { createContext } from 'react'

/** The paths of this site's own legal pages, or their addresses elsewhere; `null` where those of the platform hold. */
export const LegalPages = createContext<{ notice: string; privacy: string } | null>(null)

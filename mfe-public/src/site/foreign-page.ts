import { createContext } from 'react'

/**
 * The address of the site that stands in a page of somebody else, for what leads out of that page; `null` where the
 * document is the site's own. Title and metadata of a foreign page are never touched.
 */
export const ForeignPage = createContext<string | null>(null)

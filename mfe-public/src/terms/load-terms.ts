import { loadOnce } from '../late/load-once.ts'

/** Loads what shows the terms, with its words in a language. */
export const loadTerms = loadOnce((locale) => import('./terms-details.tsx').then(({ termsIn }) => termsIn(locale)))

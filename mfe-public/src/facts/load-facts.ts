import { loadOnce } from '../late/load-once.ts'

/** Loads what shows the facts, with its words in a language. */
export const loadFacts = loadOnce((locale) => import('./facts.tsx').then(({ factsIn }) => factsIn(locale)))

import { loadOnce } from '../late/load-once.ts'

/** Loads what shows and asks for changes of a stay, with its words in a language. */
export const loadChange = loadOnce((locale) => import('./change-parts.tsx').then(({ changeIn }) => changeIn(locale)))

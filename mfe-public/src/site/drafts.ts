import { createContext } from 'react'

export type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    // A browser that keeps nothing still books.
    return null
  }
}

/** The storage of this tab: it outlives a reload and goes with the tab. */
const ofTab: Drafts = {
  getItem: (name) => attempt(() => window.sessionStorage.getItem(name)),
  setItem: (name, text) => void attempt(() => window.sessionStorage.setItem(name, text)),
  removeItem: (name) => void attempt(() => window.sessionStorage.removeItem(name)),
}

/** Storage for form entries; a host that must store nothing passes one that forgets. */
export const DraftStore = createContext<Drafts>(ofTab)

import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** What one element keeps with an entry of the history of the page around it. */
export type Kept = {
  /** Path and search of the page that it shows. */
  at: string
  /** What its guest has typed into forms. */
  drafts: Record<string, string>
}

type Entry = { keyhaven?: Record<string, Kept> }

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** What the present entry keeps of an element. */
export const keptOf = (id: string): Kept | undefined => {
  const state: unknown = window.history.state
  return isRecord(state) ? state.keyhaven?.[id] : undefined
}

const hashName = '#keyhaven='
/** The page that an address names, as an element writes it where the page around wants that. */
export const pageOfHash = (hash: string) => {
  if (!hash.startsWith(hashName)) return undefined
  try {
    const page = decodeURIComponent(hash.slice(hashName.length))
    return page.startsWith('/') ? page : undefined
  } catch {
    return undefined
  }
}

/** The address of a request gives access to it, so it must not get into shared links or the page's statistics. */
const hasSecret = (at: string) => at.startsWith(paths.request(''))

type Write = { id: string; kept: Kept; isInAddress: boolean }

/**
 * Writes into an entry of the page around, beside what the page keeps there itself: a page whose own router finds its state
 * missing would load again. False where it cannot be written.
 */
export const writeEntry = (how: 'push' | 'replace', { id, kept, isInAddress }: Write): boolean => {
  const { history, location } = window
  const state: unknown = history.state
  // A page may keep something else than an object, which is not ours to replace.
  if (how === 'replace' && state !== null && !isRecord(state)) return false
  const around: Entry = isRecord(state) ? state : {}
  const next = { ...around, keyhaven: { ...around.keyhaven, [id]: kept } }
  const hash = isInAddress && !hasSecret(kept.at) ? hashName + encodeURIComponent(kept.at) : ''
  const where = isInAddress ? `${location.pathname}${location.search}${hash}` : undefined
  try {
    if (how === 'push') history.pushState(next, '', where)
    else history.replaceState(next, '', where)
    return true
  } catch {
    // A frame in a sandbox has no history, and a browser takes only so many changes in half a minute.
    return false
  }
}

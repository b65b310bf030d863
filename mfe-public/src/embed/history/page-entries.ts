import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** State of one element in a history entry of the page around it. */
export type EntryState = {
  /** Path and search of the page that it shows. */
  at: string
  /** Form entries of the guest. */
  drafts: Record<string, string>
}

type Entry = { keyhaven?: Record<string, EntryState> }

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** State of an element in the current history entry. */
export const keptOf = (id: string): EntryState | undefined => {
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

type Write = { id: string; entryState: EntryState; isInAddress: boolean }

/**
 * Writes into an entry of the page around, beside what the page keeps there itself: a page whose own router finds its state
 * missing would load again. False where it cannot be written.
 */
export const writeEntry = (how: 'push' | 'replace', { id, entryState, isInAddress }: Write): boolean => {
  const { history, location } = window
  const state: unknown = history.state
  // A page may keep something else than an object, which is not ours to replace.
  if (how === 'replace' && state !== null && !isRecord(state)) return false
  const around: Entry = isRecord(state) ? state : {}
  const next = { ...around, keyhaven: { ...around.keyhaven, [id]: entryState } }
  const hash = isInAddress && !hasSecret(entryState.at) ? hashName + encodeURIComponent(entryState.at) : ''
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

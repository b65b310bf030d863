import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom'
import type { Drafts } from '../../site/drafts.ts'
import { keptOf, pageOfHash, writeEntry } from './page-entries.ts'

/** Browsers take a hundred changes of the history in half a minute. */
const draftDelayMs = 500

/** Path and search of where a link leads. */
export const pathOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to)

let locations = 0
const locationOf = (at: string): Location => {
  const { pathname = '/', search = '', hash = '' } = parsePath(at)
  return { pathname, search, hash, state: null, key: String(++locations) }
}

type HistoryOptions = {
  /** Tells the elements of a page apart, also after a reload. */
  id: string
  start: string
  /** True where the hash of the page around carries the path of the element. */
  isInAddress: boolean
}

/**
 * The history of an element: its pages are entries in that of the page around, which keeps them and the drafts of forms over a
 * reload. Nothing is written before its guest goes to another page or types.
 */
export const pageHistory = ({ id, start, isInAddress }: HistoryOptions) => {
  const entry = keptOf(id)
  let at = entry?.at ?? (isInAddress ? pageOfHash(window.location.hash) : undefined) ?? start
  let current = { location: locationOf(at), type: NavigationType.Pop }
  const texts = new Map(Object.entries(entry?.drafts ?? {}))
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (how: 'push' | 'replace') =>
    writeEntry(how, { id, isInAddress, entryState: { at, drafts: Object.fromEntries(texts) } })
  const show = (next: string, type: NavigationType) => {
    at = next
    current = { location: locationOf(at), type }
    for (const listener of listeners) listener()
  }
  const follow = () => {
    const there = keptOf(id)
    // An entry of the page around, like one of its own anchors, moves nothing in here.
    if (there && there.at !== at) show(there.at, NavigationType.Pop)
  }
  const writeTyped = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    write('replace')
  }
  const typedLater = () => {
    clearTimeout(timer)
    timer = setTimeout(writeTyped, draftDelayMs)
  }
  // What waits to be written would go with the page; a phone ends pages that were only put aside, too.
  const leaving = () => {
    if (document.visibilityState === 'hidden') writeTyped()
  }
  const drafts: Drafts = {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      texts.set(name, text)
      typedLater()
    },
    removeItem: (name) => {
      texts.delete(name)
      typedLater()
    },
  }
  return {
    drafts,
    shown: () => current,
    push: (to: To) => {
      // The way back needs an entry that knows of the element.
      write('replace')
      show(pathOf(to), NavigationType.Push)
      write('push')
    },
    replace: (to: To) => {
      show(pathOf(to), NavigationType.Replace)
      write('replace')
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        window.addEventListener('popstate', follow)
        window.addEventListener('pagehide', writeTyped)
        document.addEventListener('visibilitychange', leaving)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        writeTyped()
        window.removeEventListener('popstate', follow)
        window.removeEventListener('pagehide', writeTyped)
        document.removeEventListener('visibilitychange', leaving)
      }
    },
  }
}

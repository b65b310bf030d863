import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'

/** Entries that areas had before each named its own by itself: `<area>:…`. */
const olderEntries: Record<string, string> = {
  'keyhaven-device': 'auth',
  'first-steps-hidden:': 'bookings',
  'keyhaven-request': 'public',
  'keyhaven-change ': 'public',
}
const ownerOf = (key: string) =>
  Object.entries(olderEntries).find(([start]) => key.startsWith(start))?.[1] ?? /^([a-z\d-]+):/.exec(key)?.[1]

/** Entries of the shell, and the state that changes with them: while it is the same, nobody has written them. */
const stateOf = (key: string): unknown => {
  if (key === 'token' || key === 'user') return useSession.getState()
  if (key === 'user-theme') return useTheme.getState().choice
  if (key === 'user-locale') return useLocale.getState().locale
  return undefined
}
/** Entries of the shell that nobody removes. */
const stays = ['visitor', 'registry']
/** Drafts of forms, in the shell's own storage: their owners write and remove it at any time. */
const isDraft = (key: string) => key.startsWith('keyhaven-draft ')

type Entry = { value: string; state: unknown }
const names = ['localStorage', 'sessionStorage'] as const
const entries = { localStorage: new Map<string, Entry>(), sessionStorage: new Map<string, Entry>() }

/** Storage may be forbidden by the browser; then nothing of others is in it. */
const storageOf = (name: (typeof names)[number]): Storage | undefined => {
  try {
    return window[name]
  } catch {
    return undefined
  }
}

const write = (storage: Storage, key: string, { value }: Entry) => {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    // No room, or none at all.
    return false
  }
}

/** Takes down what is stored. */
export const noteEntries = () => {
  for (const name of names) {
    const storage = storageOf(name)
    entries[name].clear()
    for (const key of Object.keys(storage ?? {}))
      entries[name].set(key, { value: storage?.getItem(key) ?? '', state: stateOf(key) })
  }
}

/** Puts back entries of others that were changed or removed while an area ran, and answers their names. */
export const restoreEntries = (area: string): string[] => {
  const changes: string[] = []
  for (const name of names) {
    const storage = storageOf(name)
    if (!storage) continue
    const differing = [...entries[name]].filter(([key, { value }]) => storage.getItem(key) !== value)
    const isForeign = (key: string, { state }: Entry) => {
      const owner = ownerOf(key)
      if (stays.includes(key)) return storage.getItem(key) === null
      if (state !== undefined) return state === stateOf(key)
      return owner !== undefined && owner !== area
    }
    const foreign = differing.filter(([key, entry]) => isForeign(key, entry))
    // Drafts come and go; but not all that is in the storage at once.
    const isCleared = foreign.some(([key]) => storage.getItem(key) === null)
    const drafts = isCleared ? differing.filter(([key]) => isDraft(key) && storage.getItem(key) === null) : []
    for (const [key, entry] of [...foreign, ...drafts])
      if (write(storage, key, entry)) changes.push(`“${key}” in the ${name}`)
  }
  noteEntries()
  return changes
}

/** Follows what other tabs store, so that no area is blamed for it. */
export const startEntries = () => {
  noteEntries()
  window.addEventListener('storage', noteEntries)
}

import { isPick, tabEntries, type PickedSet, setKey } from './overrides.ts'

const timeoutMs = 8000

/** Keeps a release set in the tab, in place of all that was picked in it before. */
const keepSet = (set: PickedSet) => {
  try {
    for (const [key] of tabEntries().filter(isPick)) window.sessionStorage.removeItem(key)
    window.sessionStorage.setItem(setKey, JSON.stringify(set))
  } catch {
    // Then it holds for this page alone.
  }
}

/** Asks what everybody got while a release set was out, and keeps that in this tab. */
export const pickSet = async (id: string): Promise<PickedSet> => {
  const answer = await fetch(`/sets/${encodeURIComponent(id)}`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json())
    .catch(() => ({}))
  const { shell, areas } = answer as Partial<PickedSet>
  const set = { id, ...(shell && areas && { shell, areas }) }
  keepSet(set)
  return set
}

/** Goes back to the versions that everybody gets. */
export const leaveOverrides = () => {
  for (const pair of tabEntries()) if (isPick(pair) || pair[0] === setKey) window.sessionStorage.removeItem(pair[0])
  const address = new URL(window.location.href)
  for (const pair of [...address.searchParams])
    if (isPick(pair) || pair[0] === 'set') address.searchParams.delete(pair[0])
  window.location.replace(address)
}

import { readRegistry, registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'

/** Storage key of the last registry that this browser started with. */
const key = 'registry'
const timeoutMs = 8000
/** The file with the whole registry is given up sooner: the same is to be had at another address. */
const fileTimeoutMs = 4000

/** Fetches JSON. Rejects where it is not there, late, or not what its hash says. */
export const fetchJson = async (address: string, integrity = '', waitMs = timeoutMs): Promise<unknown> => {
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(waitMs) })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return response.json()
}

const parsed = (text: string | null | undefined): unknown => {
  if (!text) throw new Error('there is none')
  return JSON.parse(text)
}

type Source = { name: string; read: () => unknown; isOld?: true }

const pageText = () => document.getElementById('registry')?.textContent
/** File with the whole registry, where the page has the part of its own area only. */
const registryFile = (json: unknown) => (json as { file?: { href: string; integrity: string } }).file

/** The page holds all of the registry, or says which file does. Without that, as under a development server, it is asked for. */
const sources: readonly Source[] = [
  {
    name: 'of the page',
    read: () => {
      const inPage = parsed(pageText())
      const file = registryFile(inPage)
      return file ? fetchJson(file.href, file.integrity, fileTimeoutMs) : inPage
    },
  },
  { name: 'at /registry.json', read: () => fetchJson('/registry.json') },
  { name: 'in this browser', read: () => parsed(window.localStorage.getItem(key)), isOld: true },
]

/** No list of releases can be read; its message says what is wrong with each. */
export class NoRegistry extends Error {
  override name = 'NoRegistry' as const
}

// The message of a schema is a page of JSON; where it is wrong, and how, is enough.
const reasonOf = (error: unknown) => {
  const { issues, message } = error as { issues?: { path: PropertyKey[]; message: string }[]; message: string }
  const issue = issues?.[0]
  return issue ? `${issue.path.join('.')} ${issue.message}`.trim() : message
}

/** The part of the registry that the page starts with; undefined where it has none, or all of it. */
export const startOfRegistry = (): Registry | undefined => {
  try {
    const inPage = parsed(pageText())
    return registryFile(inPage) && readRegistry(inPage)
  } catch {
    return undefined
  }
}

/** Fetches the file of the whole registry without reading it: once the page is drawn, it is there. */
export const fetchRegistryAhead = () => {
  try {
    const file = registryFile(parsed(pageText()))
    if (file) void fetch(file.href, { integrity: file.integrity }).catch(() => undefined)
  } catch {
    // Who reads it says what is wrong.
  }
}

/** The best list of all releases there is: the page's, else the current one, else the one of this browser's last visit. */
export const findRegistry = async (): Promise<{ registry: Registry; isOld: boolean }> => {
  const reasons: string[] = []
  for (const { name, read, isOld = false } of sources) {
    try {
      return { registry: readRegistry(await read()), isOld }
    } catch (error) {
      reasons.push(`${name}: ${reasonOf(error)}`)
    }
  }
  throw new NoRegistry(reasons.join(' · '))
}

/** Keeps the list that the page started with for a visit in which none can be read. */
export const rememberRegistry = (registry: Registry) => {
  try {
    window.localStorage.setItem(key, JSON.stringify(registryJson(registry)))
  } catch {
    // Nothing may be stored, or there is no room; the next visit has a list of its own.
  }
}

import { join } from 'node:path'
import { type BorrowedNames, lackingNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { readRegistry } from '@keyhaven/shared-contracts/platform/read-registry'
import { areaFolders, at } from '../build/workspace.ts'
import { borrowedNames } from '../face/area-needs.ts'
import type { Finding } from './machine-checks.ts'

const timeoutMs = 5000

const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.json()
}
const sentence = (error: unknown) =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

const lacking = (offers: BorrowedNames): Finding[] =>
  Object.entries(areaFolders).flatMap(([area, folder]) =>
    lackingNames(borrowedNames(join(at(folder), 'src/area.tsx')), offers).map((name) => ({
      problem: `Its shell does not offer ${name}, which ${area} borrows here`,
      remedy: 'Publish the shell of these sources there first, or work against a newer Keyhaven',
    })),
  )

/** Problems that keep the areas of these sources from running in the shell of a Keyhaven that runs somewhere. */
export const platformProblems = async (origin: string): Promise<Finding[]> => {
  let json: unknown
  try {
    json = await fetchJson(`${origin}/registry.json`)
  } catch (error) {
    const remedy = 'npm start runs one here; KEYHAVEN_ORIGIN=<address> names another one'
    return [{ problem: `It cannot be asked what is out: ${sentence(error)}`, remedy }]
  }
  try {
    const { shell, unread = {} } = readRegistry(json)
    const entries = Object.entries(unread).map(([area, { why }]): Finding => ({
      problem: `Its entry of ${area} cannot be read: ${why}`,
      remedy: `Publish ${area} again, or take it back: npm run release -- rollback ${area}`,
    }))
    const { offers } = (await fetchJson(`${origin}/shell/${shell.version}/shell.json`)) as { offers?: BorrowedNames }
    if (!offers) {
      const remedy = 'Publish the shell of these sources there: it says what it offers'
      return [...entries, { problem: 'Its shell does not say what it offers to areas', remedy }]
    }
    return [...entries, ...lacking(offers)]
  } catch (error) {
    return [
      {
        problem: `What it says is out cannot be read: ${sentence(error)}`,
        remedy: 'npm run release -- verify says what is wrong',
      },
    ]
  }
}

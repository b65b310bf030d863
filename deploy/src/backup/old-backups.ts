import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryPath } from '../store/temporary.ts'
import { readManifest } from './manifest.ts'

/** Sorts by time, and says UTC. */
export const nameOf = (madeAt: Date) => `keyhaven-${madeAt.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}Z`

const isBackup = (name: string) => /^keyhaven-\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)

/** The backups in a folder by their paths, oldest first. */
const backupsIn = async (place: string) =>
  (await readdir(place))
    .filter(isBackup)
    .toSorted()
    .map((name) => join(place, name))

export const newestBackup = async (place: string) => (await backupsIn(place)).at(-1)

/** Removes the oldest backups of an installation until so many are left; those of others stay. Answers which are gone. */
export async function removeOld(place: string, installation: string, keep: number | undefined): Promise<string[]> {
  if (keep === undefined) return []
  const own: string[] = []
  for (const folder of await backupsIn(place)) {
    // What cannot be read is left for people to look at.
    const manifest = await readManifest(folder).catch(() => undefined)
    if (manifest?.database.installation === installation) own.push(folder)
  }
  const old = own.slice(0, -keep)
  for (const folder of old) {
    // Half of one that is being removed must not look like a backup either.
    const aside = temporaryPath(place)
    await rename(folder, aside)
    await rm(aside, { recursive: true, force: true })
  }
  return old
}

import pMap from 'p-map'
import { problemOf, readChecksums } from './checksums.ts'
import { type Manifest, manifestFile, partOf, readManifest } from './manifest.ts'

/** A backup of which every part is as it was written. */
export type CheckedBackup = { folder: string; manifest: Manifest }

const shownProblems = 20

/** Reads all of a backup and compares it with its checksums. Throws where a part is missing or damaged, and names it. */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const problems: string[] = []
  const paths = new Set<string>()
  const counts = { media: 0, releases: 0 }
  const look = async (part: { hash: string; path: string }) => {
    if (part.path.startsWith('media/')) counts.media += 1
    else if (part.path.startsWith('releases/')) counts.releases += 1
    else paths.add(part.path)
    const problem = await problemOf(folder, part)
    if (problem) problems.push(problem)
  }
  await pMap(readChecksums(folder), look, { concurrency: 4 })
  if (!paths.has(manifestFile)) problems.push(`${manifestFile} has no checksum`)
  if (problems.length > 0) {
    const first = problems.toSorted().slice(0, shownProblems).join(', ')
    const more = problems.length > shownProblems ? ` and ${problems.length - shownProblems} more` : ''
    throw new Error(`The backup ${folder} cannot be used: ${first}${more}.`)
  }
  const manifest = await readManifest(folder)
  const unlisted = manifest.database.tables.map(({ name }) => partOf(name)).filter((path) => !paths.has(path))
  if (unlisted.length > 0 || counts.media !== manifest.media.files || counts.releases !== manifest.releases.files)
    throw new Error(`The backup ${folder} cannot be used: its list of checksums is not whole.`)
  return { folder, manifest }
}

/** The names of the stored files in a backup. */
export async function* mediaIn(folder: string) {
  for await (const { path } of readChecksums(folder))
    if (path.startsWith('media/')) yield path.slice('media/xx/'.length)
}

import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { AppEnv } from '@keyhaven/api/env'
import { diskFiles, pathIn } from '@keyhaven/api/files/disk-files'
import { keepAllMedia } from '@keyhaven/api/files/kept-media'
import pMap from 'p-map'
import { openStore } from '../store/open-store.ts'
import { sweepTemporary, temporaryPath } from '../store/temporary.ts'
import { addChecksum, sha256OfFile } from './checksums.ts'
import { copyMedia, lanes } from './copy-media.ts'
import { readStore, storeProblems } from './copy-releases.ts'
import { type Count, type Manifest, manifestFile } from './manifest.ts'
import { type MediaName, readMediaNames, writeMediaNames } from './media-names.ts'
import { newestBackup, nameOf, removeOld } from './old-backups.ts'
import { openExisting, type System } from './open-system.ts'
import { type Snapshot, withSnapshot } from './database/snapshot.ts'
import { linkSame, writeFileOf, writeTable } from './write-part.ts'

export type Say = (line: string) => void
/** Folder of the backups, number of them to keep for this installation (without one: all), and a function that gets progress. */
export type BackupOptions = { to: string; keep?: number | undefined; say?: Say }
export type Backup = { folder: string; manifest: Manifest; warnings: string[]; removed: string[] }

/** Backup being written: its folder, and the backup before, whose files need not be copied again. */
type Draft = { folder: string; previous: string | undefined }

const namesFile = 'media-names'

async function writeDatabase({ client, content }: Snapshot, { folder }: Draft, databaseUrl: string) {
  for (const table of content.tables) {
    const { hash, path } = await writeTable(client, table, folder)
    await addChecksum(folder, hash, path)
  }
  await writeMediaNames(client, databaseUrl, join(folder, namesFile))
  return content
}

/** Copies every file that the rows name; answers those that rows show and the system has lost. */
async function writeMedia({ files }: System, { folder, previous }: Draft) {
  const count: Count = { files: 0, bytes: 0 }
  const lost: string[] = []
  const target = diskFiles(join(folder, 'media'))
  const take = async ({ name, shown }: MediaName) => {
    const path = pathIn('media', name)
    const isLinked = await linkSame(previous, folder, { path, hash: name.slice(0, 64) })
    const bytes = isLinked ? (await stat(join(folder, path))).size : await copyMedia(files, target, name)
    if (bytes !== undefined) {
      await addChecksum(folder, name.slice(0, 64), path)
      count.files += 1
      count.bytes += bytes
    } else if (shown) lost.push(name)
  }
  await pMap(readMediaNames(join(folder, namesFile)), take, { concurrency: lanes })
  await rm(join(folder, namesFile))
  await rm(join(folder, 'media', 'aside'), { recursive: true, force: true })
  return { count, lost }
}

/** Copies the release store; once more where something went away meanwhile that the copy names. */
async function writeReleases({ store }: System, { folder, previous }: Draft) {
  const sizes = new Map<string, { hash: string; bytes: number }>()
  const take = async (path: string, file: string) => {
    if (sizes.has(path)) return
    const part = { path: `releases/${path}`, hash: await sha256OfFile(file) }
    sizes.set(path, { hash: part.hash, bytes: await writeFileOf(file, folder, part, previous) })
  }
  const copy = openStore(join(folder, 'releases'))
  await readStore(store, take)
  if ((await storeProblems(copy)).length > 0) await readStore(store, take)
  const problems = await storeProblems(copy)
  await rm(join(copy.folder, 'tmp'), { recursive: true, force: true })
  for (const [path, { hash }] of sizes) await addChecksum(folder, hash, `releases/${path}`)
  const bytes = [...sizes.values()].reduce((sum, one) => sum + one.bytes, 0)
  return { count: { files: sizes.size, bytes }, problems }
}

const flushed = async (path: string) => {
  const file = await open(path)
  await file.sync()
  await file.close()
}

/** Only their owner may look at it: there are password hashes, secrets and invoices in it. */
async function closeToOthers(folder: string) {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600)
    await flushed(path)
  }
}

async function writeParts(env: AppEnv, system: System, draft: Draft, madeAt: Date, say: Say) {
  const { folder } = draft
  const database = await withSnapshot(system.databaseUrl, async (snapshot) => {
    say('Copying the database')
    return writeDatabase(snapshot, draft, system.databaseUrl)
  })
  say('Copying pictures and documents')
  const media = await writeMedia(system, draft)
  say('Copying releases')
  const releases = await writeReleases(system, draft)
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    from: {
      database: env.databaseUrl ? 'server' : 'embedded',
      media: env.s3Url ? 'bucket' : 'folder',
      releases: system.store.backing.name,
    },
    database,
    media: media.count,
    releases: releases.count,
    lost: media.lost,
  }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  await addChecksum(folder, await sha256OfFile(join(folder, manifestFile)), manifestFile)
  const warnings = [
    ...media.lost.map((name) => `the system itself has lost the file ${name}`),
    ...releases.problems.map((problem) => `of the releases: ${problem}`),
  ]
  return { manifest, warnings }
}

/**
 * Backs up a system, also while it serves: the database as it is at one moment, every file that its rows name, the release
 * store. The folder of the backup appears in one step when all of it is on the disk. Throws where another backup runs.
 */
export async function writeBackup(env: AppEnv, { to, keep, say = () => {} }: BackupOptions): Promise<Backup> {
  const place = resolve(to)
  const system = await openExisting(env)
  try {
    const lease = await keepAllMedia(system.databaseUrl)
    if (!lease) throw new Error('Another backup of this database is running.')
    await mkdir(place, { recursive: true, mode: 0o700 })
    sweepTemporary(place)
    const madeAt = new Date()
    const draft: Draft = { folder: temporaryPath(place), previous: await newestBackup(place) }
    await mkdir(draft.folder, { mode: 0o700 })
    try {
      const { manifest, warnings } = await writeParts(env, system, draft, madeAt, say)
      await lease.release()
      await closeToOthers(draft.folder)
      const folder = join(place, nameOf(madeAt))
      await rename(draft.folder, folder)
      await flushed(place)
      const { installation } = manifest.database
      return { folder, manifest, warnings, removed: await removeOld(place, installation, keep) }
    } catch (error) {
      await lease.release().catch(() => {})
      throw error
    } finally {
      await rm(draft.folder, { recursive: true, force: true })
    }
  } finally {
    await system.close()
  }
}

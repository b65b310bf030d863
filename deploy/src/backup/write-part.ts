import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline as joined, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import { sha256OfFile, type Part } from './checksums.ts'
import { partOf } from './manifest.ts'
import { type Client, copyOut, type Table } from './database/tables.ts'

const makeFolderOf = (path: string) => mkdir(dirname(path), { recursive: true, mode: 0o700 })

/** Writes the rows of a table into a backup, compressed, as they come. */
export async function writeTable(client: Client, table: Table, folder: string): Promise<Part> {
  const path = partOf(table.name)
  const file = join(folder, path)
  await makeFolderOf(file)
  const hash = createHash('sha256')
  const compressed = createZstdCompress()
  compressed.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(
    client.query(copyTo(copyOut(table))),
    compressed,
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return { path, hash: hash.digest('hex') }
}

/** The rows of a table in a backup, as COPY wrote them. */
export const readTable = (folder: string, table: Table): Readable =>
  joined(
    createReadStream(join(folder, partOf(table.name)), { highWaterMark: 1 << 18 }),
    createZstdDecompress(),
    () => {},
  )

/** Makes a file that the backup before has, too, another name of that one: it takes no room twice. */
export async function linkSame(previous: string | undefined, folder: string, { path, hash }: Part): Promise<boolean> {
  if (previous === undefined) return false
  const before = join(previous, path)
  // It is read: what has gone bad on the disk must not be handed on.
  if ((await sha256OfFile(before).catch(() => undefined)) !== hash) return false
  const target = join(folder, path)
  await makeFolderOf(target)
  // Not every file system knows links.
  return link(before, target).then(
    () => true,
    () => false,
  )
}

/** Takes a file that never changes into a backup. Answers its size. */
export async function writeFileOf(file: string, folder: string, part: Part, previous?: string): Promise<number> {
  const target = join(folder, part.path)
  if (!(await linkSame(previous, folder, part))) {
    await makeFolderOf(target)
    await copyFile(file, target)
  }
  return (await stat(target)).size
}

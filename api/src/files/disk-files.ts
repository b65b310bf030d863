import { createHash, randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from './files.ts'

const storedName = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** The name of these bytes. */
export const nameOf = (bytes: Uint8Array, extension: string) =>
  `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

export const isStoredName = (name: string) => storedName.test(name)

/** Folder for files that are still written; an old one in there belongs to a process that was killed. */
export const asideIn = (root: string) => join(root, 'aside')

const folderIn = (root: string, name: string) => join(root, name.slice(0, 2))
/** Path of the file with this name. */
export const pathIn = (root: string, name: string) => join(folderIn(root, name), name)

/** Opened when the first byte is read: an answer that nobody reads, to a HEAD or a browser that has it, leaves nothing open. */
async function* bytesOf(path: string) {
  const file = await open(path)
  try {
    yield* file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>
  } finally {
    await file.close()
  }
}

/** Files under one folder, two letters a level; written aside, flushed, then renamed, so that half a file is never seen. */
export function diskFiles(root: string): Files {
  return {
    async put(bytes, extension) {
      const name = nameOf(bytes, extension)
      const aside = join(asideIn(root), randomUUID())
      try {
        // Invoices lie here, too: no other user of the machine may read them.
        for (const folder of [folderIn(root, name), asideIn(root)])
          await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(aside, bytes, { flag: 'wx', flush: true })
        await rename(aside, pathIn(root, name))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      return name
    },
    async get(name) {
      if (!isStoredName(name)) return undefined
      const path = pathIn(root, name)
      const stats = await stat(path).catch(() => undefined)
      return stats?.isFile()
        ? { stream: Readable.from(bytesOf(path), { objectMode: false }), size: stats.size }
        : undefined
    },
    async delete(name) {
      if (isStoredName(name)) await rm(pathIn(root, name), { force: true })
    },
    async probe() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

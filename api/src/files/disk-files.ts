import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'

const storedName = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** The name of these bytes. */
export const nameOf = (bytes: Uint8Array, extension: string) =>
  `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

export const isStoredName = (name: string) => storedName.test(name)

/** Where files are written before they have their name; what is old in there belongs to a process that was killed. */
export const asideIn = (root: string) => join(root, 'aside')

/** Files under one folder, two letters a level; written aside, flushed, then renamed, so that half a file is never seen. */
export function diskFiles(root: string): Files {
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)
  return {
    async put(bytes, extension) {
      const name = nameOf(bytes, extension)
      for (const folder of [folderOf(name), asideIn(root)]) await mkdir(folder, { recursive: true })
      const aside = join(asideIn(root), randomUUID())
      const file = await open(aside, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
        await rename(aside, pathOf(name))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      } finally {
        await file.close()
      }
      return name
    },
    async get(name) {
      if (!isStoredName(name)) return undefined
      const file = await open(pathOf(name)).catch(() => undefined)
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },
    async delete(name) {
      if (isStoredName(name)) await rm(pathOf(name), { force: true })
    },
  }
}

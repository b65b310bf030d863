import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asideIn } from '../files/disk-files.ts'
import { uploadsIn } from '../http/uploads.ts'
import type { TestServer } from './test-server.ts'

/** What uploads left behind: files that are half done, stored files, and what the database knows of those. */
export async function uploadTraces({ parts, db }: Pick<TestServer, 'parts' | 'db'>) {
  const names = async (folder: string) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((one) => one.isFile()).map(({ name }) => name)
  }
  const media = join(parts.env.dataDir, 'media')
  const aside = await names(asideIn(media))
  const known = await db.selectFrom('media_files').select('name').execute()
  return {
    waiting: [...(await names(uploadsIn(parts.env))), ...aside],
    files: (await names(media)).filter((name) => !aside.includes(name)).toSorted(),
    known: known.map(({ name }) => name).toSorted(),
  }
}

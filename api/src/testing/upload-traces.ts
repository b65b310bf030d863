import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asideIn } from '../files/disk-files.ts'
import { uploadsIn } from '../http/uploads.ts'
import type { TestServer } from './test-server.ts'

/** What uploads left behind: files that are half done, stored files, and what the database knows of those. */
export async function uploadTraces({ context, db }: Pick<TestServer, 'context' | 'db'>) {
  const names = async (folder: string) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((one) => one.isFile()).map(({ name }) => name)
  }
  const media = join(context.env.dataDir, 'media')
  const aside = await names(asideIn(media))
  const known = await db.selectFrom('media_files').select('name').execute()
  return {
    waiting: [...(await names(uploadsIn(context.env))), ...aside],
    files: (await names(media)).filter((name) => !aside.includes(name)).toSorted(),
    known: known.map(({ name }) => name).toSorted(),
  }
}

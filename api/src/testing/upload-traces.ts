import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asideIn } from '../files/disk-files.ts'
import { uploadsIn } from '../http/uploads.ts'
import type { TestServer } from './test-server.ts'

/** Leftovers of uploads: half-written files, stored files, and the names in the database. */
export async function uploadTraces({ context, db }: Pick<TestServer, 'context' | 'db'>) {
  const names = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((one) => one.isFile()).map(({ name }) => name)
  }
  const media = join(context.env.dataDir, 'media')
  const aside = await names(asideIn(media))
  const rows = await db.selectFrom('media_files').select('name').execute()
  return {
    waiting: [...(await names(uploadsIn(context.env))), ...aside],
    files: (await names(media)).filter((name) => !aside.includes(name)).toSorted(),
    known: rows.map(({ name }) => name).toSorted(),
  }
}

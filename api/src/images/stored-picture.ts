import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../context.ts'
import { uploadsIn } from '../http/uploads.ts'

/** Lets a decoder look at a stored picture: it reads files of this machine alone, wherever pictures are stored. */
export async function withStoredPicture<T>(context: AppContext, name: string, work: (path: string) => Promise<T>) {
  const stored = await context.files.get(name)
  if (!stored) throw new Error('The picture is not stored.')
  const folder = uploadsIn(context.env)
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(stored.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { fileName } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { AppEnv } from '../env.ts'
import { asideIn } from '../files/disk-files.ts'
import type { AppContext } from '../context.ts'

/** A file of a form, on disk until its request is answered. `name` and `type` are what its sender, at `ip`, says. */
export type Upload = { name: string; type: string; path: string; size: number; ip: string }

/** Folder for uploaded files until they are handled. */
export const uploadsIn = (env: Pick<AppEnv, 'dataDir'>) => join(env.dataDir, 'tmp')

/** Streams a file to disk as it comes in. One that goes on beyond the limit of its parser is cut there, and not kept. */
export async function keepUpload({ file, filename, mimetype }: MultipartFile, folder: string, ip: string) {
  const upload = { name: fileName(filename), type: mimetype, path: join(folder, randomUUID()), size: 0, ip }
  const stop = new AbortController()
  file.once('limit', () => stop.abort())
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(file, createWriteStream(upload.path, { flags: 'wx', mode: 0o600 }), { signal: stop.signal })
  } catch (error) {
    await rm(upload.path, { force: true })
    if (!file.truncated) throw error
  }
  if (file.truncated) await rm(upload.path, { force: true })
  return { upload: { ...upload, size: file.bytesRead }, isTooLarge: file.truncated }
}

/** Deletes partial uploads of requests that were killed: after an hour their senders are gone. */
export async function sweepUploads({ env, clock }: Pick<AppContext, 'env' | 'clock'>) {
  for (const folder of [uploadsIn(env), asideIn(join(env.dataDir, 'media'))])
    for (const name of await readdir(folder).catch(() => [])) {
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (file && clock().getTime() - file.mtimeMs > 3_600_000) await rm(join(folder, name), { force: true })
    }
}

import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'

/** The list that `sha256sum -c` reads: every other file of a backup with its hash. */
export const checksumFile = 'SHA256SUMS'

export const sha256OfFile = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

export const addChecksum = (folder: string, hash: string, path: string) =>
  appendFile(join(folder, checksumFile), `${hash}  ${path}\n`, { mode: 0o600 })

/** One file of a backup, by its path in it. */
export type Part = { hash: string; path: string }

export async function* readChecksums(folder: string): AsyncGenerator<Part> {
  const file = join(folder, checksumFile)
  if (!existsSync(file)) throw new Error(`${folder} is no backup: it has no ${checksumFile}.`)
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, hash, path] = /^([\da-f]{64}) {2}([\w.~-]+(?:\/[\w.~-]+)*)$/.exec(line) ?? []
    if (hash === undefined || path === undefined || path.split('/').includes('..'))
      throw new Error(`${checksumFile} of ${folder} is damaged.`)
    yield { hash, path }
  }
}

/** Problem with one file of a backup; undefined where it is as it was written. */
export async function problemOf(folder: string, { hash, path }: Part): Promise<string | undefined> {
  const file = join(folder, path)
  if (!(await stat(file).catch(() => undefined))?.isFile()) return `${path} is missing`
  return (await sha256OfFile(file)) === hash ? undefined : `${path} is damaged`
}

import { buffer } from 'node:stream/consumers'
import { nameOf } from '@keyhaven/api/files/disk-files'
import type { Files } from '@keyhaven/api/files/files'

/** So many files are on their way at once; each is a picture or a document of at most some megabytes. */
export const lanes = 8

/** A stored file; undefined where it is missing or not what its name says. */
export async function readMedia(files: Files, name: string): Promise<Buffer | undefined> {
  const source = await files.get(name)
  if (!source) return undefined
  const bytes = await buffer(source.stream)
  return nameOf(bytes, name.slice(name.indexOf('.') + 1)) === name ? bytes : undefined
}

/**
 * Copies a stored file to where it is missing, and reads it from there again. Answers its size; undefined where the source
 * has lost it. Throws where the target does not keep it.
 */
export async function copyMedia(source: Files, target: Files, name: string): Promise<number | undefined> {
  const before = await readMedia(target, name)
  if (before) return before.length
  const bytes = await readMedia(source, name)
  if (!bytes) return undefined
  await target.put(bytes, name.slice(name.indexOf('.') + 1))
  if (!(await readMedia(target, name))) throw new Error(`The file ${name} was written and does not come back.`)
  return bytes.length
}

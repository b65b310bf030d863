import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isText } from './compress.ts'
import { inStore, readText, type Store } from './store.ts'

/** The `integrity` of a content. */
export const textIntegrity = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
/** The `integrity` of a file's content. */
export const integrityOf = (file: string) => textIntegrity(readFileSync(file))

/** A build that is not whole, or none at all. */
export class BuildError extends Error {}

/** File beside each build in the store: the paths of its files there, with the hash of each. */
export const integrityFile = 'integrity.json'
export type Integrities = Record<string, string>

/** The recorded hashes of a build, by path in the store; undefined for builds from before there was a record. Throws where it is damaged. */
export const recordedIntegrity = async (store: Store, build: string): Promise<Integrities | undefined> => {
  const path = `${build}/${integrityFile}`
  const text = await readText(store, path)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Integrities)
  } catch (error) {
    throw new BuildError(`${path} cannot be read; publish that build again`, { cause: error })
  }
}

/** Answers the hash of each file of a build as it was when it was published. Throws for a file that the build has not. */
export const integrityReader = async (store: Store, build: string) => {
  const recorded = await recordedIntegrity(store, build)
  return (path: string) => {
    const integrity = recorded?.[path]
    if (integrity !== undefined) return integrity
    if (recorded || !existsSync(inStore(store, path))) throw new BuildError(`The build ${build} has no file ${path}`)
    return integrityOf(inStore(store, path))
  }
}

const unpackers = [
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const

/** Problems of the compressed forms of a file, a sentence each: they may be missing, half, or of something else. */
export const formProblems = async (store: Store, path: string) => {
  const text = readFileSync(inStore(store, path))
  const problems: string[] = []
  for (const [form, unpack] of unpackers) {
    const name = `${path}.${form}`
    try {
      if (!(await store.backing.bring(name))) problems.push(`${name} is missing`)
      else if (!unpack(readFileSync(inStore(store, name))).equals(text))
        problems.push(`${name} is not what was published`)
    } catch {
      problems.push(`${name} cannot be read`)
    }
  }
  return problems
}

/** Problems of a file of a build, by its path and the hash that it had, a sentence each. */
export const fileProblems = async (store: Store, path: string, hash: string) => {
  if (!(await store.backing.bring(path))) return [`${path} is missing`]
  if (integrityOf(inStore(store, path)) !== hash) return [`${path} is not what was published`]
  return isText(path) ? formProblems(store, path) : []
}

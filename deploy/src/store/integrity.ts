import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
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

/** The recorded hashes of a build, by path in the store; undefined for builds from before there was a record. */
export const recordedIntegrity = async (store: Store, build: string): Promise<Integrities | undefined> => {
  const text = await readText(store, `${build}/${integrityFile}`)
  return text === undefined ? undefined : (JSON.parse(text) as Integrities)
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

import type { ApiShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { faceFile } from '../store/build-files.ts'
import { type AreaBuild, readStoredBuild, shellBuild } from '../store/build-info.ts'
import { BuildError, recordedIntegrity, textIntegrity } from '../store/integrity.ts'
import { putFile, readText, type Store } from '../store/store.ts'

const apiPath = (version: string) => `api/${version}.json`

/** Builds that a dry run does not write to the store, by their path there. */
const unwritten = new Map<string, unknown>()

/** Lets a dry run know of a build that it does not put into the store. */
export const noteBuild = (path: string, build: AreaBuild, face?: string) => {
  unwritten.set(path, build)
  unwritten.set(`${path}/${faceFile}`, face)
}

/** Writes down what an API answers, and says its version, which is made of that. In a dry run it is only known here. */
export const putApi = async (store: Store, api: ApiShapes, dryRun = false) => {
  // Calls stay at the top: programs from before look for them there.
  const { calls, ...others } = api
  const text = JSON.stringify({ ...calls, ...others })
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  if (dryRun) unwritten.set(apiPath(version), api)
  else if ((await readText(store, apiPath(version))) === undefined) await putFile(store, apiPath(version), text)
  return version
}
/** An API that was written down. */
export const apiAt = async (store: Store, version: string): Promise<ApiShapes> => {
  const unwrittenApi = unwritten.get(apiPath(version))
  if (unwrittenApi !== undefined) return unwrittenApi as ApiShapes
  const text = JSON.parse((await readText(store, apiPath(version))) ?? '{}') as ApiShapes['calls'] &
    Omit<ApiShapes, 'calls'>
  const { events, effects, ...calls } = text
  return { calls, ...(events && { events }), ...(effects && { effects }) }
}

/** Description of a build in the store; undefined where it cannot be read, which `verify` names. */
export const buildAt = async <T>(
  store: Store,
  path: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  const publishedn = unwritten.get(path)
  if (publishedn !== undefined) return publishedn as T
  return readStoredBuild(store, path, name, schema).catch((error: unknown) => {
    if (error instanceof BuildError) return undefined
    throw error
  })
}

/** The declarations that a build was made with, by a hash that says whether two are the same; undefined where it has none. */
export const faceAt = async (store: Store, path: string) => {
  const file = `${path}/${faceFile}`
  const text = unwritten.get(file) as string | undefined
  const hash = text === undefined ? (await recordedIntegrity(store, path))?.[file] : textIntegrity(text)
  if (hash === undefined) return undefined
  const read = async () => JSON.parse(text ?? (await readText(store, file)) ?? '{}') as Record<string, string>
  return { hash, read }
}

/** True where a shell can be compared with areas: older ones do not describe themselves. */
export const saysWhatItOffers = async (store: Store, version: string) =>
  (await buildAt(store, `shell/${version}`, 'shell', shellBuild))?.platform !== undefined

/** The registry with an API that runs now; the one before it becomes the one that it can be taken back to. */
export const withApi = (registry: Registry, version: string): Registry =>
  registry.api?.version === version
    ? registry
    : { ...registry, api: { version, ...(registry.api && { previous: registry.api.version }) } }

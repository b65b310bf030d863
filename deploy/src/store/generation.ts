import { createHash } from 'node:crypto'
import { readRegistry as parseRegistry, registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { z } from 'zod'
import { readRights } from '../rights/rights.ts'
import { whyMoreThanSigned, whyNotFollowed } from '../rights/signed-records.ts'
import { newestNumber, readRecord, recordNumbers, recordPath } from './history.ts'
import { formProblems } from './integrity.ts'
import { putFile, readText, type Store } from './store.ts'
import { compressed, forms } from './compress.ts'

const schema = z.object({
  /** Entry by entry: what this program does not understand of it stays in it. */
  registry: z.unknown().transform(parseRegistry),
  /** The documents rendered from it: the name of each, with the hash of its content that its files are called by. */
  pages: z.record(z.string(), z.string()),
  /** Hash of what the pages of each area, and of the shell, were rendered from. */
  inputs: z.record(z.string(), z.string()).default({}),
})
/** Generation, served as a whole: the registry, and every page rendered from that registry and no other. */
export type Generation = z.infer<typeof schema>

const empty: Registry = {
  schema: 1,
  set: 'none',
  shell: { version: 'none', withdrawn: [], paths: ['/owner/*'], pages: [] },
  areas: {},
}

/** The hash that a page or a generation is named by. */
export const nameByContent = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)
export const pagePath = (hash: string) => `pages/${hash}`
export const generationPath = (hash: string) => `generations/${hash}.json`

/** The folder of the store's former layout is read once, until the first change writes a generation. */
const former = async (store: Store): Promise<Generation> => {
  const text = await readText(store, 'registry.json')
  return { registry: text === undefined ? empty : parseRegistry(JSON.parse(text)), pages: {}, inputs: {} }
}

/** Generation that is out, its hash where it has one, and the number of the newest change. */
export type Current = { number: number; generation: Generation; hash?: string }

/**
 * A generation by its hash; undefined where it was swept or is damaged. A store that does not answer rejects: what was out before is
 * no answer to that, and nothing may be published on top of it.
 */
export const readGeneration = async (store: Store, hash: string): Promise<Generation | undefined> => {
  const text = await readText(store, generationPath(hash))
  try {
    return text === undefined || nameByContent(text) !== hash ? undefined : schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The hashes of the pages of a generation, without a look at its registry; none where it cannot be read. */
export const pageHashesOf = async (store: Store, hash: string): Promise<string[]> => {
  const text = await readText(store, generationPath(hash))
  try {
    return Object.values(schema.pick({ pages: true }).parse(JSON.parse(text ?? '{}')).pages)
  } catch {
    return []
  }
}

/** Generation that a change brought out, or the reason that it is not followed. */
type Followed = Omit<Current, 'number'> | { why: string }

/** The generation of a change, where its record and the generation can be read and somebody signed it who may. */
const generationAt = async (store: Store, number: number): Promise<Followed> => {
  if (number === 0) return { generation: await former(store) }
  const record = await readRecord(store, number)
  const why = record && (await whyNotFollowed(store, number))
  if (why) return { why: `${recordPath(number)} is not followed, ${why}` }
  const generation = record && (await readGeneration(store, record.generation))
  return generation
    ? { generation, hash: record.generation }
    : { why: `what ${recordPath(number)} says is out cannot be read` }
}

/** A change as it is followed after another one: nothing has changed that its record does not say. */
const changeAfter = async (store: Store, before: Current, number: number): Promise<Followed> => {
  const next = await generationAt(store, number)
  if ('why' in next) return next
  const [from, to] = [
    { number: before.number, registry: before.generation.registry },
    { number, registry: next.generation.registry },
  ]
  const why = await whyMoreThanSigned(store, { from, to })
  return why ? { why: `${recordPath(number)} is not followed, ${why}` } : next
}

/** A change as it is followed by who starts: compared with the one before it, where that is still there and followed itself. */
const changeAtStart = async (store: Store, number: number, steps = 2): Promise<Followed> => {
  const next = await generationAt(store, number)
  if ('why' in next || steps === 0 || !(await readRights(store))) return next
  const before = await changeAtStart(store, number - 1, steps - 1)
  return 'why' in before ? next : changeAfter(store, { number: number - 1, ...before }, number)
}

const warnings = new Set<string>()
const warnOnce = (problem: string) => {
  if (!warnings.has(problem)) process.emitWarning(problem)
  warnings.add(problem)
}
const stays = (store: Store, why: string) => warnOnce(`${store.backing.name}: ${why}; what was out before it stays`)

/** Generations before a change that are looked at where its own cannot be read. */
const maxStepsBack = 100

/**
 * Published generation, with the number of the newest change. A store that nothing was published to is empty. Where the newest
 * change cannot be read, the one before it is out. Throws where none can be read.
 */
export const readCurrent = async (store: Store): Promise<Current> => {
  const number = await newestNumber(store)
  const newest = await changeAtStart(store, number)
  if ('generation' in newest) return { number, ...newest }
  stays(store, newest.why)
  for (const earlier of (await recordNumbers(store)).slice(1, maxStepsBack)) {
    const before = await changeAtStart(store, earlier)
    if ('generation' in before) return { number, ...before }
  }
  throw new Error(`${store.backing.name} has no record under history/ whose generation can be read; restore a backup`)
}

/** The registry that is out. */
export const readRegistry = async (store: Store) => (await readCurrent(store)).generation.registry

/**
 * Follows what is out: `current` answers the same object until there is a newer generation. A directory is looked at with
 * every call; a bucket now and then, and where it does not answer, or a change cannot be read, what is known stays. `latest`
 * is what was seen last, without looking.
 */
export const followGenerations = (store: Store) => {
  let newest: Current | undefined
  let looking: Promise<Current> | undefined
  const look = async () => {
    if (!newest) return (newest = await readCurrent(store))
    const number = await newestNumber(store, newest.number)
    if (number === newest.number) return newest
    const next = await changeAfter(store, newest, number)
    // What is out goes on where a change cannot be followed, and the next one is looked for again.
    if ('why' in next) stays(store, next.why)
    else newest = { number, ...next }
    return newest
  }
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)))
  const { lookEveryMs } = store.backing
  const latest = () => newest
  if (lookEveryMs === 0) return { current: lookOnce, latest, close: () => undefined }
  const timer = setInterval(() => void lookOnce().catch(() => undefined), lookEveryMs).unref()
  return { current: async () => newest ?? lookOnce(), latest, close: () => clearInterval(timer) }
}

/** The text of a page of a generation; undefined where it has none of that name, or another one lies there. */
export const readPage = async (store: Store, { pages }: Generation, name: string) => {
  const hash = pages[name]
  const text = hash === undefined ? undefined : await readText(store, pagePath(hash))
  return text !== undefined && nameByContent(text) === hash ? text : undefined
}

/** Problems of a page of a generation, by its name, a sentence each. */
export const pageProblems = async (store: Store, { pages }: Generation, name: string) => {
  const path = pagePath(pages[name] ?? '')
  const text = await readText(store, path)
  if (text === undefined) return [`The page ${name} is missing`]
  return nameByContent(text) === pages[name] ? formProblems(store, path) : [`The page ${name} is not what was rendered`]
}

/** The texts of documents, by the name that the edge finds each by. */
export type Texts = Record<string, string>

/** Documents of a registry: those that were rendered, and the hashes of those that are as they were. */
export type Rendered = {
  texts: Texts
  unchanged: Record<string, string>
  /** Hashes of what the pages of each area were rendered from. */
  inputs: Record<string, string>
}

/** Names and hashes of all documents. */
export const hashesOf = ({ texts, unchanged }: Pick<Rendered, 'texts' | 'unchanged'>): Record<string, string> => ({
  ...unchanged,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, nameByContent(text)])),
})

/**
 * Puts a generation into the store, where nothing points at it yet, and answers its hash. `present` are the hashes of documents that
 * are there; those that are put there are added.
 */
export const putGeneration = async (
  store: Store,
  registry: Registry,
  rendered: Rendered,
  present: Set<string> = new Set(),
) => {
  const put = async (text: string) => {
    const hash = nameByContent(text)
    if (present.has(hash)) return
    const compressedForms = await compressed(Buffer.from(text))
    for (const form of forms) await putFile(store, `${pagePath(hash)}.${form}`, compressedForms[form])
    await putFile(store, pagePath(hash), text)
    present.add(hash)
  }
  await Promise.all(Object.values(rendered.texts).map(put))
  const text = JSON.stringify({
    ...{ registry: registryJson(registry), pages: hashesOf(rendered), inputs: rendered.inputs },
  })
  const hash = nameByContent(text)
  await putFile(store, generationPath(hash), text)
  return hash
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readText, type Store } from '../store/store.ts'
import { isSigned } from './keys.ts'

const releaser = z.object({
  /** Name in the history: a person, a team or a pipeline. */
  name: z.string().regex(/^[\w.@-]{1,60}$/, 'A name of at most 60 letters, digits and . _ @ -'),
  publicKey: z.string(),
  /** Areas that it may change, `shell`, `api`, or `*` for all of them and for the rights themselves. */
  may: z.array(z.string()).min(1),
})
/** Somebody who may publish, by the key that changes are signed with. */
export type Releaser = z.infer<typeof releaser>

const rightsFile = z.object({
  number: z.number().int().positive(),
  /** Number of the change of the store from which on these rights hold. */
  since: z.number().int().positive(),
  at: z.iso.datetime(),
  releasers: z.array(releaser).min(1),
  signature: z.object({ key: z.string(), value: z.string() }),
})
/** Rights to publish, from one change of the store on: `rights/0001.json`, then the next number. */
export type RightsFile = z.infer<typeof rightsFile>

/** Rights of a store: those that hold, and those before. `id` names the store: what is signed for one is nothing in another. */
export type Rights = { id: string; files: RightsFile[] }

export const rightsPath = (number: number) => `rights/${String(number).padStart(4, '0')}.json`

/** Text that is signed: the file without its signature, behind the hash of the file before. */
export const rightsText = (unsigned: object, before: string) =>
  `keyhaven rights\n${before}\n${JSON.stringify(unsigned)}`

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const mayChange = ({ may }: Releaser, what: string) => may.includes('*') || may.includes(what)

/** A file, and what of it is signed: also what a later program wrote into it. */
const parse = (text: string | undefined) => {
  if (text === undefined) return undefined
  try {
    const { signature: _, ...unsigned } = JSON.parse(text) as RightsFile
    return { text, unsigned, file: rightsFile.parse(JSON.parse(text)) }
  } catch {
    return undefined
  }
}

/** Rights that this process has seen in a store: they do not go away, nor become older ones, while it runs. */
const seen = new WeakMap<Store, { id: string; count: number }>()

/**
 * The rights of a store; undefined where it has none, and anybody who can write it may publish. Each file is signed by somebody
 * whom the one before lets change everything, the first by one of its own, which is `RELEASE_ROOT` where that is set. A file that
 * is not is no part of it, nor is any after it: without files nothing is followed.
 */
export const readRights = async (store: Store): Promise<Rights | undefined> => {
  const files: RightsFile[] = []
  let before = ''
  for (let number = 1; ; number++) {
    const text = await readText(store, rightsPath(number))
    if (text === undefined && number === 1 && store.root === undefined && !seen.has(store)) return undefined
    const read = parse(text)
    if (!read) break
    const { file, unsigned } = read
    const { signature } = file
    const signer = (files.at(-1) ?? file).releasers.find(({ name }) => name === signature.key)
    const isRoot = number > 1 || store.root === undefined || signer?.publicKey === store.root
    const isNext = file.number === number && file.since > (files.at(-1)?.since ?? 0)
    if (!signer || !mayChange(signer, '*') || !isRoot || !isNext) break
    if (!isSigned(signer.publicKey, rightsText(unsigned, before), signature.value)) break
    files.push(file)
    before = hashOf(read.text)
  }
  const id = files[0]?.signature.value ?? ''
  const last = seen.get(store)
  if (last && (last.id !== id || last.count > files.length)) return { id: last.id, files: [] }
  if (files.length > 0) seen.set(store, { id, count: files.length })
  return { id, files }
}

/** The hash of the newest file, which the next one is signed behind. */
export const hashOfRights = async (store: Store, { files }: Rights) => {
  const text = files.length === 0 ? undefined : await readText(store, rightsPath(files.length))
  return text === undefined ? '' : hashOf(text)
}

/** Rights that hold for a change of the store; undefined for one from before there were any. */
export const rightsAt = ({ files }: Rights, number: number) => files.findLast(({ since }) => since <= number)

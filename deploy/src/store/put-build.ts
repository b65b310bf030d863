import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildFiles } from './build-files.ts'
import { compressed, compressedWith, dczEnd, forms, isDictionary, isText, patternOf } from './compress.ts'
import {
  BuildError,
  fileProblems,
  type Integrities,
  integrityFile,
  integrityOf,
  recordedIntegrity,
} from './integrity.ts'
import { inStore, moveInto, putFile, type Store } from './store.ts'
import { temporaryPath } from './temporary.ts'

/** A build on its way into the store. */
export type Build = {
  /** Folder of the build. */
  dist: string
  /** The folder of the store that is this build's alone; its name holds the hash of the content. */
  path: string
  /** Path of a file that has its hash in its name and that all builds of this kind share; undefined for all others. */
  sharedPath?: (file: string) => string | undefined
  /**
   * The build that visitors have: what it has in common with this one is not compressed again, and its scripts and sheets are the
   * dictionaries of these.
   */
  before?: string | undefined
}

type Before = {
  /** The same file in the build before. */
  same?: string | undefined
  /** The file in the build before, whatever it holds. */
  dictionary?: Buffer | undefined
}

/** Writes a file with its compressed forms, which are taken from the build before where it has the same file. */
const writeForms = async (source: string, target: string, { same, dictionary }: Before) => {
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(source, target)
  if (!isText(source)) return [target]
  const written = forms.map((form) => `${target}.${form}`)
  if (same && forms.every((form) => existsSync(`${same}.${form}`)))
    for (const form of forms) copyFileSync(`${same}.${form}`, `${target}.${form}`)
  else {
    const compressedForms = await compressed(readFileSync(source))
    for (const form of forms) writeFileSync(`${target}.${form}`, compressedForms[form])
  }
  const brBytes = statSync(`${target}.br`).size
  const difference =
    dictionary && isDictionary(target, brBytes) ? await compressedWith(dictionary, readFileSync(source)) : undefined
  if (difference && difference.length < brBytes) {
    written.push(target + dczEnd)
    writeFileSync(target + dczEnd, difference)
  }
  // The compressed ones first: a file is there only when all its forms are.
  return [...written, target]
}

/** Reads the file of a build that visitors have where the next build has another one. */
const dictionaryReader = (store: Store, build: Integrities = {}) => {
  const paths = new Map(Object.keys(build).map((path) => [patternOf(path), path]))
  return async (path: string) => {
    const former = paths.get(patternOf(path))
    return former && (await store.backing.bring(former)) ? readFileSync(inStore(store, former)) : undefined
  }
}

/** A file that builds share is never another one: a page of an earlier build would not run with it, nor this build with that. */
const refuseOtherContent = async (store: Store, source: string, shared: string | undefined) => {
  if (shared === undefined || !(await store.backing.bring(shared))) return
  if (integrityOf(inStore(store, shared)) !== integrityOf(source))
    throw new BuildError(`${source} is another file than ${shared}, which lies in the store under the same name`)
}

/** The record of a build; undefined also where it is damaged. */
const readableRecord = (store: Store, path: string) => recordedIntegrity(store, path).catch(() => undefined)

/** Writes a file of a build once more to its place in the store, with its compressed forms. */
const putAgain = async (store: Store, source: string, place: string) => {
  const next = temporaryPath(store.folder)
  for (const form of await writeForms(source, next, {})) {
    const name = place + form.slice(next.length)
    await store.backing.keep(name, form)
    moveInto(store, form, name)
  }
}

/** Puts what a build in the store has lost there again, as after a power cut: it is the same build, so that nothing else is touched. */
const mendBuild = async (store: Store, { dist, path, sharedPath }: Build) => {
  const recorded = await readableRecord(store, path)
  const stored = new Set((await store.backing.list(path)).map((file) => file.path))
  // A bucket keeps a file whole or not at all: what this machine has not fetched is not fetched to be looked through.
  const isUnfetched = (place: string) => stored.has(place) && !existsSync(inStore(store, place))
  const isWhole = async (place: string, hash: string) =>
    isUnfetched(place) || (await fileProblems(store, place, hash)).length === 0
  const record: Integrities = {}
  const mendOne = async (file: string) => {
    const source = join(dist, file)
    const place = sharedPath?.(file) ?? `${path}/${file}`
    // Notes about what it was built with may be others than those that lie there.
    const hash = recorded?.[place] ?? integrityOf(source)
    if (await isWhole(place, hash)) record[place] = hash
    else {
      await putAgain(store, source, place)
      record[place] = integrityOf(source)
    }
  }
  await Promise.all(buildFiles(dist).map(mendOne))
  for (const [place, hash] of Object.entries(recorded ?? {}).filter(([one]) => one.endsWith(dczEnd)))
    if (await isWhole(place, hash)) record[place] = hash
    // A browser that cannot unpack it has no script at all, and without it fetches the file.
    else await store.backing.remove(place)
  const isRecorded = Object.entries({ ...recorded, ...record }).every(
    ([place, hash]) => hash === recorded?.[place] && hash === record[place],
  )
  if (!isRecorded) await putFile(store, `${path}/${integrityFile}`, JSON.stringify(record, null, 1))
}

/**
 * Puts a build into the store, compressed and with the hashes of its files, and answers whether it was new. Its folder
 * appears in one step when all of it is there, and never changes: one that is there already is the same build.
 */
export const putBuild = async (store: Store, build: Build) => {
  const { dist, path, sharedPath, before } = build
  const { backing } = store
  if ((await backing.bring(`${path}/${integrityFile}`)) || existsSync(inStore(store, path))) {
    await mendBuild(store, build)
    return false
  }
  const files = buildFiles(dist)
  for (const file of files) await refuseOtherContent(store, join(dist, file), sharedPath?.(file))
  const previous = before === undefined ? undefined : await readableRecord(store, before)
  const dictionaryOf = dictionaryReader(store, previous)
  const next = temporaryPath(store.folder)
  const [hashes, own]: [Integrities, string[]] = [{}, [integrityFile]]
  const putOne = async (file: string) => {
    const source = join(dist, file)
    const shared = sharedPath?.(file)
    const place = shared ?? `${path}/${file}`
    hashes[place] = integrityOf(source)
    if (shared !== undefined && (await backing.bring(shared))) return
    const isSame = before !== undefined && previous?.[`${before}/${file}`] === hashes[place]
    const written = await writeForms(source, join(next, shared === undefined ? 'own' : 'shared', file), {
      same: isSame ? inStore(store, before, file) : undefined,
      dictionary: await dictionaryOf(place),
    })
    for (const form of written) {
      const name = place + form.slice(written.at(-1)?.length)
      // A browser that cannot unpack it has no script at all: it is looked at like a file of the build.
      if (name.endsWith(dczEnd)) hashes[name] = integrityOf(form)
      if (shared === undefined) own.push(relative(join(next, 'own'), form))
      else {
        await backing.keep(name, form)
        moveInto(store, form, name)
      }
    }
  }
  mkdirSync(join(next, 'own'), { recursive: true })
  await Promise.all(files.map(putOne))
  writeFileSync(join(next, 'own', integrityFile), JSON.stringify(hashes, null, 1))
  // The record of hashes comes last: a bucket has a build when it has that.
  for (const file of own.toReversed()) await backing.keep(`${path}/${file}`, join(next, 'own', file))
  try {
    moveInto(store, join(next, 'own'), path)
  } catch (error) {
    // Another process published the same build at the same moment.
    if (!existsSync(inStore(store, path))) throw error
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  return true
}

import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { helpInLanguage } from '@keyhaven/shared-contracts/platform/help'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { releasePath } from '../publish/put-builds.ts'
import { inUse } from '../publish/rollout.ts'
import { readRights, rightsAt } from '../rights/rights.ts'
import { whyNotFollowed } from '../rights/signed-records.ts'
import { isText } from './compress.ts'
import { type Generation, nameByContent, pagePath, readCurrent } from './generation.ts'
import { readRecord, recordNumbers, recordPath } from './history.ts'
import { integrityOf, recordedIntegrity } from './integrity.ts'
import { inStore, readText, type Store } from './store.ts'

type Report = (problem: string) => void

/** The builds that somebody can be given, by their folders; of areas with the hash of the entry that the registry names. */
const buildsIn = ({ shell, areas }: Registry) => {
  const releases = Object.entries(areas).flatMap(([area, entry]) =>
    [...inUse(entry)].flatMap((version) =>
      version === undefined ? [] : [{ area, version, release: entry.releases[version] }],
    ),
  )
  const others = releases.flatMap(({ release }) => [
    ...(release?.site ? [`site/${release.site}`] : []),
    ...(release?.embed ? [`embed/${release.embed}`] : []),
  ])
  const shells = [shell.version, shell.previous, shell.rollout?.version].flatMap((one) =>
    one && one !== 'none' ? [`shell/${one}`] : [],
  )
  return { releases, folders: [...new Set([...shells, ...others])] }
}

/** True where the compressed forms of a file hold the file; they may be missing, half, or of something else. */
const checkForms = async (store: Store, path: string, say: Report) => {
  const text = readFileSync(inStore(store, path))
  for (const [form, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    const name = `${path}.${form}`
    try {
      if (!(await store.backing.bring(name))) say(`${name} is missing`)
      else if (!unpack(readFileSync(inStore(store, name))).equals(text)) say(`${name} is not what was published`)
    } catch {
      say(`${name} cannot be read`)
    }
  }
}

const checkBuild = async (store: Store, folder: string, hashes: Map<string, string>, say: Report) => {
  const recorded = await recordedIntegrity(store, folder)
  if (!recorded) return say(`${folder} has no record of its hashes; publish it again`)
  for (const [path, hash] of Object.entries(recorded)) {
    if (hashes.has(path)) continue
    hashes.set(path, hash)
    if (!(await store.backing.bring(path))) say(`${path} is missing`)
    else if (integrityOf(inStore(store, path)) !== hash) say(`${path} is not what was published`)
    else if (isText(path)) await checkForms(store, path, say)
  }
  return undefined
}

/** The scripts that a document names, by path in the store, with the hash that it expects of each. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/(?:src="|"href":")\/([^"]+)"(?: integrity="|,"integrity":")(sha384-[^"]+)"/g)].map(
    ([, path = '', hash = '']) => [path, hash] as const,
  )

const checkPage = async (
  store: Store,
  { registry, pages }: Generation,
  name: string,
  hashes: ReadonlyMap<string, string>,
  say: Report,
) => {
  const path = pagePath(pages[name] ?? '')
  const text = await readText(store, path)
  if (text === undefined) return say(`The page ${name} is missing`)
  if (nameByContent(text) !== pages[name]) return say(`The page ${name} is not what was rendered`)
  await checkForms(store, path, say)
  const set = /(?:id="registry">|^)\{"schema":[^{]*?"set":"([^"]*)"/.exec(text)?.[1]
  if (set !== undefined && set !== registry.set) say(`The page ${name} is of set ${set}, out is ${registry.set}`)
  for (const [script, hash] of scriptsIn(text))
    if (hashes.get(script) !== hash) say(`The page ${name} expects another ${script} than the one that was published`)
  return undefined
}

/** Checks every file of every release that somebody can get, and every page; names what is missing or not what it was. */
export const verifyStore = async (store: Store) => {
  const problems: string[] = []
  const say: Report = (problem) => void problems.push(problem)
  const { generation } = await readCurrent(store)
  const { releases, folders } = buildsIn(generation.registry)
  const hashes = new Map<string, string>()
  for (const { area, version, release } of releases) {
    if (!release) {
      say(`${area} ${version} is not in the registry`)
      continue
    }
    await checkBuild(store, `mfe/${area}/${version}`, hashes, say)
    const about = await readText(store, releasePath(area, version))
    if (!about?.includes(JSON.stringify(release.integrity)))
      say(`${releasePath(area, version)} does not describe the release that was published`)
    const entry = release.entry.slice(1)
    if (hashes.has(entry) && hashes.get(entry) !== release.integrity)
      say(`The registry expects another ${entry} than the one that was published`)
    const { help, help_languages = [], preload } = release
    const helps = help ? [help, ...help_languages.map((language) => helpInLanguage(help, language))] : []
    for (const file of [...helps, ...preload].map((one) => one.slice(1)))
      if (!hashes.has(file)) say(`${area} ${version} names ${file}, which its build does not have`)
  }
  for (const folder of folders) await checkBuild(store, folder, hashes, say)
  const rights = await readRights(store)
  for (const number of await recordNumbers(store)) {
    const isSigned = rights && (rightsAt(rights, number) || rights.files.length === 0)
    const why = isSigned && (await whyNotFollowed(store, number, rights))
    if (!(await readRecord(store, number))) say(`${recordPath(number)} is not the record of a change`)
    else if (why) say(`${recordPath(number)} is not followed, ${why}`)
  }
  const pages = Object.keys(generation.pages)
  for (const name of pages) await checkPage(store, generation, name, hashes, say)
  return {
    files: [...hashes.keys()].filter((path) => existsSync(inStore(store, path))).length,
    pages: pages.length,
    problems,
  }
}

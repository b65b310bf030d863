import { existsSync } from 'node:fs'
import { helpInLanguage } from '@keyhaven/shared-contracts/platform/help'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { releasePath } from '../publish/put-builds.ts'
import { inUse } from '../publish/rollout.ts'
import { readRights, rightsAt } from '../rights/rights.ts'
import { whyNotFollowed } from '../rights/signed-records.ts'
import { type Generation, pageProblems, readCurrent, readPage } from './generation.ts'
import { readRecord, recordNumbers, recordPath } from './history.ts'
import { fileProblems, recordedIntegrity } from './integrity.ts'
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

const checkBuild = async (store: Store, folder: string, hashes: Map<string, string>, say: Report) => {
  const recorded = await recordedIntegrity(store, folder).catch(() => undefined)
  if (!recorded) return say(`${folder} has no record of its hashes; publish it again`)
  for (const [path, hash] of Object.entries(recorded)) {
    if (hashes.has(path)) continue
    hashes.set(path, hash)
    for (const problem of await fileProblems(store, path, hash)) say(problem)
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
  generation: Generation,
  name: string,
  hashes: ReadonlyMap<string, string>,
  say: Report,
) => {
  for (const problem of await pageProblems(store, generation, name)) say(problem)
  const text = (await readPage(store, generation, name)) ?? ''
  const set = /(?:id="registry">|^)\{"schema":[^{]*?"set":"([^"]*)"/.exec(text)?.[1]
  const out = generation.registry.set
  if (set !== undefined && set !== out) say(`The page ${name} is of set ${set}, out is ${out}`)
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

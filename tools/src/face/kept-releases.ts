import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { apiShapes } from '@keyhaven/api/events/api-shapes'
import { type BorrowedNames, lackingNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { staleScreens, unservedNeeds } from '@keyhaven/deploy/calls/api-needs'
import type { ApiShapes, CallShapes, Effects, EventShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { at } from '../build/workspace.ts'
import { antdGroups } from '../build/antd-groups.ts'
import { endpointsIn } from './area-needs.ts'
import { namesOf } from './compare-faces.ts'
import { typeProblems } from './compare-uses.ts'
import { type Declarations, packageDeclarations } from './declarations.ts'

/** Needs of a release that is out, of its host and of the API. The shell borrows nothing: others borrow from it. */
export type KeptRelease = {
  area: string
  version: string
  /** The contract that an area was built with. */
  contract?: string
  borrows: BorrowedNames
  calls: CallShapes
  events: EventShapes
  effects: Effects
  props: BorrowedNames
  /** Declarations that it was built with; releases from before do not say that. */
  face?: Declarations
}

/** The last published builds, in one file, and what the server of that day runs from. */
export const keptPack = at('e2e/releases/kept.json.br')
export const keptServer = at('e2e/releases/server.json.br')

/** Kept files: the text of each by its name, `shell/shell.json`. */
export const keptFiles = (pack = keptPack) =>
  existsSync(pack) ? (JSON.parse(brotliDecompressSync(readFileSync(pack)).toString()) as Record<string, string>) : {}

/** Descriptions of the kept builds. */
export const keptReleases = (): KeptRelease[] => {
  const files = keptFiles()
  return Object.entries(files).flatMap(([name, text]) => {
    if (!/^[\w-]+\/(?:area|shell)\.json$/.test(name)) return []
    const {
      area = 'shell',
      version = '',
      contract,
      borrows = {},
      calls = {},
      events = {},
      effects = {},
      props = {},
    } = JSON.parse(text) as Partial<KeptRelease>
    const face = files[`${dirname(name)}/face.json`]
    return [
      {
        ...{ area, version, borrows, calls, events, effects, props },
        ...(contract && { contract }),
        ...(face && { face: JSON.parse(face) as Declarations }),
      },
    ]
  })
}

/** The names that a host offers, by share key. */
export const offeredNames = (declarations: Declarations): BorrowedNames => ({
  ...Object.fromEntries(Object.entries(namesOf(declarations)).map(([entry, { values }]) => [`web/${entry}`, values])),
  antd: Object.values(antdGroups).flat(),
})

/** The API as these sources have it. */
export const servedApi = async (): Promise<ApiShapes> => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@keyhaven/shared-contracts/contract/endpoint')))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>),
  )
  const groups = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Api'))
  return apiShapes(groups.flatMap(([, group]) => endpointsIn(group)))
}

/** Parts that releases that are out would miss in today's shell and API, a sentence each. */
export const missingParts = async (declarations: Declarations): Promise<string[]> => {
  const releases = keptReleases()
  if (releases.length === 0) return []
  const [offered, served] = [offeredNames(declarations), await servedApi()]
  const host = await packageDeclarations()
  const meetings = releases.map(({ face = host, borrows, props }) => ({ area: face, host, borrows, props }))
  const typeMisfits = await typeProblems(meetings)
  return releases.flatMap(({ area, version, borrows, ...needs }, index) => [
    ...(typeMisfits[index] ?? []).map((problem) => `${area} ${version} is out and cannot live with ${problem}`),
    ...lackingNames(borrows, offered).map(
      (name) =>
        `${area} ${version} is out and needs ${name}: keep it, marked @deprecated, until no such release is out`,
    ),
    ...[...unservedNeeds(served, needs), ...staleScreens(served, needs)].map(
      (problem) => `${area} ${version} is out and cannot live with ${problem}`,
    ),
  ])
}

import { existsSync, readFileSync } from 'node:fs'
import { type antdGroups, movedNames } from './build/antd-groups.ts'
import type { ChunkGroup } from './build/chunk-groups.ts'
import { generatedFiles } from './build/generated-files.ts'
import { hostShared, remoteShared } from './build/sharing.ts'
import { areaFolders, at, filesBelow, readJson } from './build/workspace.ts'

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const generated = () => {
  try {
    return Object.entries(generatedFiles())
      .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
      .map(([file]) => `${file.slice(at().length + 1)} is not what the generator writes: npm run generate`)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const appended = () => {
  const snapshot = at('tools/src/build/antd-groups.snapshot.json')
  if (!existsSync(snapshot)) return ['antd-groups.snapshot.json is missing: npm run generate']
  return movedNames(readJson(snapshot) as typeof antdGroups)
}

/** Shell and areas speak one experimental protocol: one exact version of it, everywhere. */
const versions = () => {
  const ranges = new Map<string, string[]>()
  for (const folder of ['shell', 'tools', 'shared-contracts', ...Object.values(areaFolders)]) {
    const { dependencies, devDependencies } = readJson(at(folder, 'package.json')) as Package
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@module-federation/')) ranges.set(version, [...(ranges.get(version) ?? []), folder])
    }
  }
  const all = [...ranges.keys()]
  return [
    ...all
      .filter((version) => !/^\d+\.\d+\.\d+$/.test(version))
      .map((version) => `Module Federation ${version} is not exact`),
    ...(all.length > 1
      ? [`Module Federation differs: ${[...ranges].map(([v, where]) => `${v} in ${where.join(', ')}`).join('; ')}`]
      : []),
  ]
}

/** Each area is built by the one preset, which exposes `./area` alone. */
const presets = () =>
  Object.entries(areaFolders).flatMap(([area, folder]) => {
    const file = at(folder, 'rsbuild.config.ts')
    const isPreset = existsSync(file) && readFileSync(file, 'utf8').includes(`export default area('${area}')`)
    return isPreset ? [] : [`${folder}/rsbuild.config.ts must be: export default area('${area}')`]
  })

const borrowed = () => {
  const [host, remote] = [hostShared(), remoteShared()]
  return Object.entries(remote)
    .map(([key, share]) => ('shareKey' in share ? share.shareKey : key))
    .filter((key) => !(key in host))
    .map((key) => `The shell does not provide ${key}, which areas borrow`)
}

/** The charts weigh more than all the rest: only the page that shows them may load them. */
const charts = () =>
  Object.entries(areaFolders).flatMap(([area, folder]) => {
    const file = at(folder, 'dist/area.json')
    if (!existsSync(file)) return []
    const { groups } = readJson(file) as { groups: ChunkGroup[] }
    return groups
      .filter((group) => group.charts && !(area === 'finance' && group.request?.includes('analytics')))
      .map(({ request }) => `${folder} loads the charts with ${request ?? 'its entry'}; only the analytics page may`)
  })

/** Areas get the selection of zod that the shell provides: what they name must be in it. */
const zodNames = () => {
  const selection = readFileSync(at('shared-contracts/src/web/zod.ts'), 'utf8').split('export const z = ')[1] ?? ''
  const chosen = new Set([...selection.matchAll(/^ {2}(\w+)[,:]/gm)].map(([, name]) => name))
  const isType = /^(?:infer|input|output|core)$|^[A-Z]/
  const shared = ['domain', 'contract', 'platform'].map((folder) => `shared-contracts/src/${folder}`)
  return [...shared, ...Object.values(areaFolders).map((folder) => `${folder}/src`)].flatMap((folder) =>
    filesBelow(at(folder))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => {
        const text = readFileSync(at(folder, file), 'utf8')
        if (!text.includes("from 'zod'")) return []
        const used = [...text.matchAll(/\bz\.(\w+)/g)].flatMap(([, name = '']) => (isType.test(name) ? [] : [name]))
        return [...new Set(used)]
          .filter((name) => !chosen.has(name))
          .map((name) => `${folder}/${file} uses z.${name}: add it to shared-contracts/src/web/zod.ts`)
      }),
  )
}

/** Every problem of the composition that can be seen without running it. */
export const checkFederation = (): string[] => [
  ...generated(),
  ...appended(),
  ...versions(),
  ...presets(),
  ...borrowed(),
  ...charts(),
  ...zodNames(),
]

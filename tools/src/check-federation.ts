import { existsSync, readFileSync } from 'node:fs'
import { antdGroups, movedNames } from './build/antd-groups.ts'
import type { ChunkGroup } from './build/chunk-groups.ts'
import { generatedFiles } from './build/generated-files.ts'
import { hostShared, remoteShared } from './build/sharing.ts'
import { areaFolders, at, readJson } from './build/workspace.ts'

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
  return movedNames(readJson(snapshot), antdGroups)
}

/** Shell and areas speak one experimental protocol: one exact version of it, everywhere. */
const versions = () => {
  const wanted = new Map<string, string[]>()
  for (const folder of ['shell', 'tools', 'shared-contracts', ...Object.values(areaFolders)]) {
    const { dependencies, devDependencies } = readJson<Package>(at(folder, 'package.json'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@module-federation/')) wanted.set(version, [...(wanted.get(version) ?? []), folder])
    }
  }
  const all = [...wanted.keys()]
  return [
    ...all
      .filter((version) => !/^\d+\.\d+\.\d+$/.test(version))
      .map((version) => `Module Federation ${version} is not exact`),
    ...(all.length > 1
      ? [`Module Federation differs: ${[...wanted].map(([v, where]) => `${v} in ${where.join(', ')}`).join('; ')}`]
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
  return Object.entries(remote).flatMap(([key, { import: copy, ...rest }]) => {
    const provided = 'shareKey' in rest ? String(rest.shareKey) : key
    return [
      ...(copy === false ? [] : [`Areas would carry their own ${key}`]),
      ...(provided in host ? [] : [`The shell does not provide ${provided}`]),
    ]
  })
}

/** The charts weigh more than all the rest: only the page that shows them may load them. */
const charts = () =>
  Object.entries(areaFolders).flatMap(([area, folder]) => {
    const file = at(folder, 'dist/area.json')
    if (!existsSync(file)) return []
    return readJson<{ groups: ChunkGroup[] }>(file)
      .groups.filter((group) => group.charts && !(area === 'finance' && group.request?.includes('analytics')))
      .map(({ request }) => `${folder} loads the charts with ${request ?? 'its entry'}; only the analytics page may`)
  })

/** Every problem of the composition that can be seen without running it. */
export const checkFederation = (): string[] => [
  ...generated(),
  ...appended(),
  ...versions(),
  ...presets(),
  ...borrowed(),
  ...charts(),
]

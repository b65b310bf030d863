import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { builtSizes, sizeWords } from '@keyhaven/deploy/builds/sizes'
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core'
import { area } from './area-preset.ts'
import { generatedFiles } from './generated-files.ts'
import { embed } from './embed-preset.ts'
import { shell } from './shell-preset.ts'
import { site } from './site-preset.ts'
import { commonSources, sourceHash } from './source-hash.ts'
import { areaFolders, at } from './workspace.ts'

type Build = { name: string; dist: string; sources: string[]; config: () => RsbuildConfig }

const workspace = (folder: string) =>
  ['src', 'public', 'package.json', 'rsbuild.config.ts'].map((part) => `${folder}/${part}`)

const builds: Build[] = [
  { name: 'shell', dist: 'shell/dist', sources: workspace('shell'), config: shell },
  ...Object.entries(areaFolders).map(([name, folder]) => ({
    name,
    dist: `${folder}/dist`,
    // What its tables tell stands in the record of its build.
    sources: [...workspace(folder), `api/src/${name}/tables.ts`],
    config: () => area(name),
  })),
  { name: 'site', dist: 'mfe-public/dist-site', sources: [...workspace('mfe-public'), 'shell/public'], config: site },
  { name: 'embed', dist: 'mfe-public/dist-embed', sources: workspace('mfe-public'), config: embed },
]

/** Builds in the pseudo-language are others. */
const hashOf = ({ sources }: Build) =>
  sourceHash(...commonSources, ...sources) + (process.env['PSEUDO_LANGUAGE'] ? '-pseudo' : '')

const generatedStamp = at('shared-contracts/.rsbuild/generated')
/** Of all that generated files are made from, and of most of them. */
const generatedHash = () => sourceHash(...commonSources, 'shared-contracts/package.json')

const writeGenerated = () => {
  // Reading what antd exports takes a second; its version, the sources and what was generated tell whether it must be done.
  if (existsSync(generatedStamp) && readFileSync(generatedStamp, 'utf8') === generatedHash()) return
  for (const [file, text] of Object.entries(generatedFiles())) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  mkdirSync(dirname(generatedStamp), { recursive: true })
  writeFileSync(generatedStamp, generatedHash())
}

const stampOf = ({ dist, name }: Build) => at(dirname(dist), '.rsbuild', name)
const isBuilt = (build: Build) => {
  const stamp = stampOf(build)
  const hasFiles = existsSync(at(build.dist)) && readdirSync(at(build.dist)).length > 0
  return hasFiles && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(build)
}
const buildsNamed = (only: readonly string[] | undefined) => builds.filter(({ name }) => !only || only.includes(name))

/** Names of the builds whose sources have changed since they were last built. */
export const outdatedBuilds = (only?: readonly string[]) =>
  buildsNamed(only).flatMap((build) => (isBuilt(build) ? [] : [build.name]))

type Options = { only?: readonly string[]; say?: (line: string) => void }

/** Builds what has changed since it was last built: shell, areas, the public site. Throws when a build fails. */
export const buildAll = async ({ only, say = console.log }: Options = {}) => {
  writeGenerated()
  for (const build of buildsNamed(only)) {
    if (isBuilt(build)) continue
    const [stamp, hash] = [stampOf(build), hashOf(build)]
    const begin = performance.now()
    const config = build.config()
    const rsbuild = await createRsbuild({ cwd: config.root ?? at(), config: { ...config, mode: 'production' } })
    await rsbuild.build().then(({ close }) => close())
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
    const sizes = builtSizes(at(build.dist))
    const weight = sizes ? `: visitors load ${sizeWords(sizes)}` : ''
    say(`Built ${build.name} in ${((performance.now() - begin) / 1000).toFixed(1)} s${weight}`)
  }
}

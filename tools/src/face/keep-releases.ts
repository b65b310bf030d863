import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildAll } from '../build/build-all.ts'
import { areaFolders, at, filesBelow } from '../build/workspace.ts'
import { linkPackages, repositoryFiles } from '../copy-repository.ts'
import { keepFace, writeFace } from './face.ts'
import { keptFiles, keptPack, keptServer } from './kept-releases.ts'

const folders = ['shell', ...Object.values(areaFolders)]

/** Pictures are nothing that a host or the API could break. */
const isKept = (file: string) => !file.startsWith('help-pictures/')

/** The API with its tests, which the next release's schema has to pass; of the rest no tests, and nothing that runs in a browser. */
const isServerFile = (file: string) =>
  !/^shared-contracts\/(?:src\/(?:web|antd|host)|face)\/|^deploy\/.*\/testing\/|^(?:deploy|shared-contracts)\/.*\.test\./.test(
    file,
  ) && !/^shared-contracts\/src\/testing\/.*\.tsx$/.test(file)

/** JSON holds text alone. */
const encodingOf = (file: string) => (file.endsWith('.gz') ? 'base64' : 'utf8')

const pack = (to: string, files: readonly (readonly [name: string, text: string])[]) => {
  const text = Buffer.from(JSON.stringify(Object.fromEntries(files)))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 }
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, brotliCompressSync(text, { params }))
  console.log(`${files.length} files kept in ${to.slice(at().length + 1)}`)
}

/**
 * Keeps the builds that lie in the workspaces, and the sources of the server, as those of a release that is out.
 * `npm run keep-releases -w tools`, after publishing.
 */
const keepReleases = async () => {
  await buildAll()
  const builds = folders.flatMap((folder) =>
    filesBelow(at(folder, 'dist'))
      .filter(isKept)
      .map((file) => [`${folder}/${file}`, readFileSync(at(folder, 'dist', file), 'utf8')] as const),
  )
  pack(keptPack, builds)
  const sources = repositoryFiles('api', 'deploy', 'shared-contracts').filter(isServerFile)
  pack(
    keptServer,
    sources.map((file) => [file, readFileSync(at(file), encodingOf(file))] as const),
  )
  keepFace()
  await writeFace()
}

const unpack = (files: Record<string, string>, folder: string) => {
  for (const [file, text] of Object.entries(files)) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text, encodingOf(file))
  }
}

/** Lays the kept builds out as `<folder>/shell`, `<folder>/mfe-bookings` and so on, as they were in `dist`. */
export const unpackKeptReleases = (folder: string) => unpack(keptFiles(), folder)

/** Lays out what the server of the last release runs from, ready to start. The packages are those of today. */
export const unpackKeptServer = (folder: string) => {
  unpack(keptFiles(keptServer), folder)
  linkPackages(folder)
}

if (import.meta.main) await keepReleases()

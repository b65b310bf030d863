import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildAll } from '../build/build-all.ts'
import { areaFolders, at, filesBelow } from '../build/workspace.ts'
import { keepFace, writeFace } from './face.ts'
import { keptFiles, keptPack } from './kept-releases.ts'

const folders = ['shell', ...Object.values(areaFolders)]

/** Pictures are nothing that a host or the API could break. */
const isKept = (file: string) => !file.startsWith('help-pictures/')

/** Keeps the builds that lie in the workspaces as those of releases that are out. `npm run keep-releases`, after publishing. */
const keepReleases = async () => {
  await buildAll()
  const files = folders.flatMap((folder) =>
    filesBelow(at(folder, 'dist'))
      .filter(isKept)
      .map((file) => [`${folder}/${file}`, readFileSync(at(folder, 'dist', file), 'utf8')]),
  )
  const text = Buffer.from(JSON.stringify(Object.fromEntries(files)))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 }
  mkdirSync(dirname(keptPack), { recursive: true })
  writeFileSync(keptPack, brotliCompressSync(text, { params }))
  keepFace()
  await writeFace()
  console.log(`${files.length} files kept in ${keptPack.slice(at().length + 1)}`)
}

/** Lays the kept builds out as `<folder>/shell`, `<folder>/mfe-bookings` and so on, as they were in `dist`. */
export const unpackKeptReleases = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of Object.entries(keptFiles())) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text)
  }
}

if (import.meta.main) await keepReleases()

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const [brotli, zip, zstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)]

/** The endings of the compressed forms. */
export const forms = ['br', 'gz'] as const

/** True where a file is worth compressing. */
export const isText = (file: string) => /\.(?:js|css|html|json|svg|txt|webmanifest)$/.test(file)

/** Both compressed forms of a text, as small as they get: a file is compressed once and fetched many times. */
export const compressed = async (text: Buffer) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })])
  return { br, gz }
}

/** Ending of the form for browsers that have the file's dictionary. */
export const dczEnd = '.dcz'
/** The bytes that a `dcz` begins with (RFC 9842); the hash of its dictionary follows. */
const dczStart = Buffer.from('5e2a4d1820000000', 'hex')

/** A text as the difference from its dictionary, which is the same file of an earlier build. */
export const compressedWith = async (dictionary: Buffer, text: Buffer) => {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  const hash = createHash('sha256').update(dictionary).digest()
  return Buffer.concat([dczStart, hash, await zstd(text, { dictionary, params })])
}

/** The dictionary of a `dcz`, as browsers name it in `Available-Dictionary`. */
export const dictionaryOf = (dcz: Buffer) => `:${dcz.toString('base64', dczStart.length, dczStart.length + 32)}:`

export const isScriptOrSheet = (path: string) => /\.(?:js|css)$/.test(path)

/** True where a file, as it is sent, saves more as a dictionary than it takes to say that it is one. */
export const isDictionary = (path: string, sentBytes: number) => isScriptOrSheet(path) && sentBytes >= 2000

/** The paths of a file in all builds: the hash in its name can be any, and of an area the folder of the release. */
export const patternOf = (path: string) =>
  path.replace(/\.[^./]+(?=\.\w+$)/, '.*').replace(/^(\/?mfe\/[^/]+\/)[^/]+/, '$1*')

/** Puts `x.js.br` and `x.js.gz` beside every text of a folder, so that serving never compresses. */
export const compressFolder = async (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const formFiles = await compressed(readFileSync(file))
      for (const form of forms) writeFileSync(`${file}.${form}`, formFiles[form])
    }),
  )
}

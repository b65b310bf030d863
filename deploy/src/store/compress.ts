import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

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

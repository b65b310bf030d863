import { readFile, stat } from 'node:fs/promises'
import type { Encoding } from './request.ts'
import { type Document, etagOf, quickDocument } from './send-document.ts'

type Html = Document & { state: string; text: Buffer }

/** The rendered HTML, kept in memory until its file is replaced. */
export const htmlFiles = () => {
  const kept = new Map<string, Html>()
  return async (file: string): Promise<Html | undefined> => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const known = kept.get(file)
    const state = `${found.ino} ${found.mtimeMs}`
    if (known?.state === state) return known
    const text = await readFile(file)
    const other = async (end: string) => readFile(`${file}${end}`).catch(() => text)
    const bodies = { identity: text, br: await other('.br'), gzip: await other('.gz') }
    const html = { state, text, etag: etagOf(text), body: (form: Encoding) => bodies[form] }
    kept.set(file, html)
    return html
  }
}

/** The same HTML with more in its head. */
export const withHead = ({ text }: Html, markup: string) =>
  quickDocument(text.toString().replace('</head>', () => `${markup}\n</head>`))

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

type Form = 'br' | 'gzip' | 'identity'
type Html = { state: string; etag: string; bodies: Record<Form, Buffer> }

/** The rendered HTML, kept in memory until its file is replaced. */
export const htmlFiles = () => {
  const kept = new Map<string, Html>()
  return async (file: string): Promise<Html | undefined> => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const known = kept.get(file)
    const state = `${found.ino} ${found.mtimeMs}`
    if (known?.state === state) return known
    const identity = await readFile(file)
    const other = async (end: string) => readFile(`${file}${end}`).catch(() => identity)
    const bodies = { identity, br: await other('.br'), gzip: await other('.gz') }
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 20)
    const html = { state, etag, bodies }
    kept.set(file, html)
    return html
  }
}

/** The best form that a browser accepts. */
export const acceptedForm = (accepts: string | undefined): Form => {
  const offered = (accepts ?? '').split(',').flatMap((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return Number(quality.replace('q=', '')) > 0 ? [name] : []
  })
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity'
}

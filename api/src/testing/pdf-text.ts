import { inflateSync } from 'node:zlib'

type Part = { dictionary: string; stream: string }

/** The numbered parts of a file as pdfkit writes it, streams unpacked. */
function partsOf(pdf: Buffer) {
  const parts = new Map<string, Part>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', rest] = body.split(/\nstream\n/)
    const packed = rest && Buffer.from(rest.replace(/\nendstream$/, ''), 'latin1')
    const isPacked = dictionary.includes('/FlateDecode') && !/\/(?:Length1|FontFile|Image)/.test(dictionary)
    parts.set(id, { dictionary, stream: packed && isPacked ? inflateSync(packed).toString('latin1') : '' })
  }
  return parts
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Letters that the glyphs of a font stand for. */
function lettersOf({ stream }: Part) {
  const letters = new Map<string, string>()
  for (const [, start = '', list = ''] of stream.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set((Number.parseInt(start, 16) + index).toString(16).padStart(4, '0'), fromHex(hex.replaceAll(' ', '')))
  return letters
}

/** The text of a document as a reader copies it, one line for each piece that was placed. */
export function textOfPdf(pdf: Buffer): string {
  const parts = partsOf(pdf)
  const part = (id: string | undefined) => parts.get(id ?? '') ?? { dictionary: '', stream: '' }
  const fonts = new Map<string, Map<string, string>>()
  for (const { dictionary } of parts.values())
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(part(/\/ToUnicode (\d+)/.exec(part(id).dictionary)?.[1])))
  const contents = [...parts.values()].flatMap(({ dictionary }) => /\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? [])
  const lines: string[] = []
  for (const id of contents) {
    let font: Map<string, string> | undefined
    for (const [, name, shown = ''] of part(id).stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name)
      else {
        const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        lines.push(codes.map((code) => font?.get(code) ?? '').join(''))
      }
    }
  }
  return lines.join('\n')
}

import type { ImportEncoding } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { CsvError, parse } from 'csv-parse/sync'
import { asMeant } from '@keyhaven/shared-contracts/domain/money/csv'
import { invalid, type Why } from '../http/problem.ts'

/** Problem of the file as a whole. */
export const refuse = (why: Why) => invalid({ file: [why] })

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

const readAs = (encoding: ImportEncoding, bytes: Buffer) => new TextDecoder(encoding).decode(bytes)

/**
 * Old encoding of text that is not Unicode, by what it would look like as Western European: Polish and Czech letters
 * become signs and capitals within words, those of an old Mac punctuation within words.
 */
function oldEncodingOf(bytes: Buffer): ImportEncoding {
  const western = readAs('windows-1252', bytes)
  const count = (pattern: RegExp) => western.match(pattern)?.length ?? 0
  const mac = count(/(?<=\p{L})[‚ƒ„…†‡ˆ‰‹‘“”•˜™›€](?=\p{L})|(?<=\p{L})[ŠŽŸŒ](?=\p{Ll})/gu)
  const central = count(
    /[¹³£¿¼¾¥](?=\p{L})|(?<=\p{L})[¹³¿¼¾]|[øìùò](?=\p{L})|(?<!\p{L})[ÈØÌ](?=\p{Ll})|(?<=\p{L})[õû](?=\p{L})/gu,
  )
  const nordic = count(/[åÅæÆ]/g)
  if (mac > 0 && mac >= central) return 'macintosh'
  return central > nordic ? 'windows-1250' : 'windows-1252'
}

/** Text of an old program unless it says, or shows, that it is Unicode. */
function encodingOf(bytes: Buffer): ImportEncoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const head = bytes.subarray(0, 400)
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length * 4 > head.length
  if (zeros(1)) return 'utf-16le'
  if (zeros(0)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return oldEncodingOf(bytes)
  }
}

function textOf(bytes: Buffer, encoding: ImportEncoding): string {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse('bookings.workbookNotCsv')
  // A mark in front is not part of what it decodes.
  const text = readAs(encoding, bytes)
  if (text.includes('\0')) throw refuse('bookings.notTextFileChooseCsvFile')
  if (text.trim() === '') throw refuse('bookings.fileEmpty')
  return text
}

/** The one that a line near the top has most often, outside of quotes: above the headings there may be a title. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, 15)
  const counts = [',', ';', '\t', '|'].map(
    (mark) => [mark, Math.max(...lines.map((line) => line.split(mark).length))] as const,
  )
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

/** No list of clients has more; counted before anything is made of them, because each costs more than its one byte. */
const maxCellsOfClients = 500_000
const maxCellsOfLine = 1000

function checkCells(text: string, delimiter: string, maxCells: number) {
  const [mark, lineEnd] = [delimiter.charCodeAt(0), 10]
  let [all, ofLine] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== mark && code !== lineEnd) continue
    all += 1
    ofLine = code === mark ? ofLine + 1 : 0
    if (all > maxCells || ofLine > maxCellsOfLine) throw refuse('bookings.tooManyCells')
  }
}

/** The cells of a CSV file in any encoding and with any delimiter that spreadsheets write; empty rows keep their place. */
export function readTable(bytes: Buffer, chosenEncoding?: ImportEncoding, maxCells = maxCellsOfClients) {
  const encoding = chosenEncoding ?? encodingOf(bytes)
  const text = textOf(bytes, encoding)
  const [line, declared] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const delimiter = declared ?? delimiterOf(text)
  checkCells(text, delimiter, maxCells)
  try {
    const cells: string[][] = parse(text.slice(line?.length ?? 0), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
    })
    const rows = cells.map((row) => row.map((cell) => asMeant(cell).trim()))
    return { encoding, table: line === undefined ? rows : [[], ...rows] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse('bookings.fileBrokenQuotationMarkNeverClosed')
  }
}

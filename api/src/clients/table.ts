import { CsvError, parse } from 'csv-parse/sync'
import { asMeant } from '../downloads/csv.ts'
import { invalid, type Why } from '../http/problem.ts'

/** What is wrong with the file as a whole. */
export const refuse = (why: Why) => invalid({ file: [why] })

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** Text of an old Windows program unless it says, or shows, that it is Unicode. */
function encodingOf(bytes: Buffer): string {
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
    return 'windows-1252'
  }
}

function textOf(bytes: Buffer): string {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse('bookings.workbookNotCsv')
  // A mark in front is not part of what it decodes.
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) throw refuse('bookings.notTextFileChooseCsvFile')
  if (text.trim() === '') throw refuse('bookings.fileEmpty')
  return text
}

/** The one that is there most often in the headings, outside of quotes. */
function delimiterOf(text: string): string {
  const headings = /^[^\r\n]*/.exec(text.trimStart())?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = [',', ';', '\t'].map((mark) => [mark, headings.split(mark).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

/** The cells of a CSV file in any encoding and with any delimiter that spreadsheets write; empty rows keep their place. */
export function readTable(bytes: Buffer): string[][] {
  const text = textOf(bytes)
  const [line, declared] = /^sep=(.)\r?\n/i.exec(text) ?? []
  try {
    const cells: string[][] = parse(text.slice(line?.length ?? 0), {
      delimiter: declared ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
    })
    const rows = cells.map((row) => row.map((cell) => asMeant(cell).trim()))
    return line === undefined ? rows : [[], ...rows]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse('bookings.fileBrokenQuotationMarkNeverClosed')
  }
}

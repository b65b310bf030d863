import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** One column: its heading, and what stands in it. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number | boolean]

/**
 * Where a spreadsheet would compute: at the beginning of a cell, and behind what may separate cells, because a program
 * that splits at semicolons takes no notice of quotes in the middle. Apostrophes that are there already are text.
 */
const computed = String.raw`(^|[;|\t\r\n])X(?='* *["']*[=+\-@\uff1d\uff0b\uff0d\uff20])`
const open = new RegExp(computed.replace('X', ''), 'g')
const closed = new RegExp(computed.replace('X', "'"), 'g')

const defuse = (text: string) => text.replace(open, "$1'")
/** A cell as it was before an export defused it. */
export const asMeant = (cell: string) => cell.replace(closed, '$1')

const words = (yes: boolean) => (yes ? 'yes' : 'no')

async function* cellsOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly CsvColumn<Row>[]) {
  for await (const row of rows) yield columns.map(([, value]) => value(row))
}

/**
 * A table as RFC 4180 wants it, row by row: commas, quotes where needed, CRLF. The mark in front tells spreadsheets that
 * it is UTF-8. There is no `sep=,` before the headings: Excel then ignores the mark and garbles every accent, and every
 * other reader takes it for the headings. What a spreadsheet would compute gets an apostrophe in front, which importing
 * takes off again.
 */
export function csvOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly CsvColumn<Row>[]): Readable {
  const table = stringify({
    readableHighWaterMark: 16_384,
    bom: true,
    header: true,
    columns: columns.map(([heading]) => heading),
    record_delimiter: 'windows',
    quoted_match: /[;|\t]/,
    cast: { boolean: words, string: defuse },
  })
  // A failure ends both: the cursor when the reader went away, the answer when the database did.
  pipeline(Readable.from(cellsOf(rows, columns)), table, () => {})
  return table.setEncoding('utf8')
}

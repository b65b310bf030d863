import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** One column: its heading, and what stands in it. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number | boolean]

const words = (yes: boolean) => (yes ? 'yes' : 'no')

async function* cellsOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly CsvColumn<Row>[]) {
  for await (const row of rows) yield columns.map(([, value]) => value(row))
}

/**
 * A table as RFC 4180 wants it, row by row: commas, quotes where needed, CRLF. The mark in front tells spreadsheets that
 * it is UTF-8. There is no `sep=,` before the headings: Excel then ignores the mark and garbles every accent, and every
 * other reader takes it for the headings. Text that a spreadsheet would compute gets an apostrophe in front; importing
 * takes it off again.
 */
export function csvOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly CsvColumn<Row>[]): Readable {
  const table = stringify({
    bom: true,
    header: true,
    columns: columns.map(([heading]) => heading),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: words },
  })
  // What breaks ends both: the cursor with whoever went away, the answer with the database.
  pipeline(Readable.from(cellsOf(rows, columns)), table, () => {})
  return table
}

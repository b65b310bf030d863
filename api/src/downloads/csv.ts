import { Readable } from 'node:stream'
import { type CsvCell, type CsvLanguage, csvLine, csvMark } from '@keyhaven/shared-contracts/domain/money/csv'

/** Column of a file: its heading, and its cell for a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => CsvCell]

const chunkLength = 16_384

async function* chunksOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  how: CsvLanguage,
) {
  const headings = columns.map(([heading]) => heading)
  let chunk = csvMark + csvLine(headings, how)
  for await (const row of rows) {
    if (chunk.length > chunkLength) {
      yield chunk
      chunk = ''
    }
    chunk += csvLine(
      columns.map(([, value]) => value(row)),
      how,
    )
  }
  yield chunk
}

/**
 * A table, row by row. There is no `sep=` before the headings: Excel then ignores the mark and garbles every accent, and
 * every other reader takes it for the headings.
 */
export const csvOf = <Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  how: CsvLanguage,
): Readable => Readable.from(chunksOf(rows, columns, how), { objectMode: false }).setEncoding('utf8')

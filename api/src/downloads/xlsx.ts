import type { CsvCell, CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { CsvColumn } from './csv.ts'

/** Text is a cell of text, so that no program computes what begins like a formula, and a postal code keeps its nought. */
const textCell = (value: string): Cell => (value === '' ? null : { value, type: String })

const dayFormat = ({ language }: CsvLanguage) => (language.code === 'en' ? 'yyyy-mm-dd' : 'dd.mm.yyyy')

const cellOf = (cell: CsvCell, how: CsvLanguage): Cell => {
  if (cell === null) return null
  if (typeof cell === 'string') return textCell(cell)
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'boolean') return textCell(cell ? how.yes : how.no)
  if ('euros' in cell) return { value: cell.euros, type: Number, format: '#,##0.00' }
  if ('day' in cell) return { value: new Date(cell.day), type: Date, format: dayFormat(how) }
  return textCell(cell.code)
}

/** Width of a column in letters: what its longest cell takes, within reason. */
const widthOf = (rows: SheetData, at: number) => {
  const lengths = rows.map((row) => {
    const cell = row[at]
    const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : ''
    return value instanceof Date ? 10 : String(value).length
  })
  return Math.min(40, Math.max(10, ...lengths) + 2)
}

/** A table for Excel, with numbers and days that are some. A file of that format is made whole, since its end describes it. */
export async function xlsxOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  how: CsvLanguage,
): Promise<Buffer> {
  const sheet: SheetData = [columns.map(([heading]) => ({ value: heading, type: String, fontWeight: 'bold' }))]
  for await (const row of rows) sheet.push(columns.map(([, value]) => cellOf(value(row), how)))
  const first = sheet.slice(0, 500)
  return writeExcelFile(sheet, {
    stickyRowsCount: 1,
    columns: columns.map((_column, at) => ({ width: widthOf(first, at) })),
  }).toBuffer()
}

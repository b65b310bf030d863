import { createHash } from 'node:crypto'
import type { CsvMapping, CsvPreview, CsvTarget } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { reason, type Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { readTable, refuse } from '../../clients/table.ts'
import { countHeadings, dayFormOf, decimalOf, plain, recognise } from './csv-columns.ts'
import { amountOf, dayOf, isOutgoing, isPending, numbersOfDay } from './csv-values.ts'
import { type FileLine, type FileLines, lineGatherer } from './read-line.ts'

/** A CSV file that was read: as lines, where its mapping fits, and how it would be read otherwise. */
export type CsvRead = { headings_hash: string; preview: CsvPreview; lines: FileLines | null }

/** Mappings by the hash of the headings that they were made for. */
export type OwnMappings = Readonly<Record<string, CsvMapping>>

const maxCells = 1_500_000
/** Above the headings there may be the owner's name, account and days. */
const maxRowsAbove = 30
const maxProblems = 50
const maxPreview = 8
const maxSample = 80

type Table = { headings: string[]; rows: { row: number; cells: string[] }[] }

/** Row of the headings: the one that has most of those that banks use, else the one above the first day; -1 where there are none. */
function headingsAt(cells: readonly string[][]) {
  const top = cells.slice(0, maxRowsAbove)
  const counts = top.map(countHeadings)
  const highest = Math.max(0, ...counts)
  if (highest >= 2) return counts.indexOf(highest)
  return (
    Math.max(
      0,
      top.findIndex((row) => row.some((cell) => numbersOfDay(cell) !== undefined)),
    ) - 1
  )
}

function tableOf(cells: string[][]): Table {
  const at = headingsAt(cells)
  const rows = cells.map((row, index) => ({ row: index + 1, cells: row })).slice(at + 1)
  const width = Math.max(0, ...cells.slice(at + 1, at + 200).map((row) => row.length))
  const headings = Array.from(
    { length: Math.max(width, cells[at]?.length ?? 0) },
    (_, column) => cells[at]?.[column] ?? '',
  )
  return { headings, rows: rows.filter(({ cells: row }) => row.some((cell) => cell !== '')) }
}

const filledOf = ({ rows }: Table, column: number) =>
  rows.slice(0, 500).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []))

function guess(table: Table, isGerman: boolean): CsvMapping {
  const cells = table.headings.map((_, column) => filledOf(table, column))
  const columns = recognise(table.headings, cells)
  const cellsOf = (...targets: CsvTarget[]) => cells.filter((_, at) => targets.includes(columns[at] ?? '')).flat()
  return {
    columns,
    day_form: dayFormOf(cellsOf('day').slice(0, -1)),
    decimal: decimalOf(cellsOf('amount', 'debit', 'credit'), isGerman ? ',' : '.'),
  }
}

/** Column that a mapping lacks to read anything. */
function lackOf({ columns }: CsvMapping): Reason | undefined {
  if (!columns.includes('day')) return reason('invoices.csvNoDay')
  if (!columns.some((target) => ['amount', 'debit', 'credit'].includes(target))) return reason('invoices.csvNoAmount')
  return undefined
}

type Cells = (target: CsvTarget) => string

/** Amount of a row, out of one column or of two, and with its sign beside it; null where no amount is in it. */
function centsOf(of: Cells, { columns, decimal }: CsvMapping) {
  const [amount, debit, credit] = (['amount', 'debit', 'credit'] as const).map((target) =>
    amountOf(of(target), decimal),
  )
  if (of('amount') + of('debit') + of('credit') === '') return null
  if ((of('amount') !== '' && !amount) || (of('debit') !== '' && !debit) || (of('credit') !== '' && !credit))
    return undefined
  const currency = (amount ?? credit ?? debit)?.currency ?? ''
  if (!amount) return { cents: (credit?.cents ?? 0) - Math.abs(debit?.cents ?? 0), currency }
  const isTurned = columns.includes('direction') && isOutgoing(of('direction'))
  return { cents: isTurned ? -Math.abs(amount.cents) : amount.cents, currency }
}

/** The line of a row; a reason where it cannot be read, and null where it is none: a sum, a footer. */
function lineOf(row: readonly string[], mapping: CsvMapping): FileLine | Reason | null {
  const of: Cells = (target) =>
    mapping.columns.flatMap((one, at) => (one === target && target !== '' && row[at] ? [row[at]] : [])).join(' ')
  const amount = centsOf(of, mapping)
  if (amount === null || row.filter(Boolean).length < 2) return null
  const day = dayOf(of('day'), mapping.day_form)
  if (of('day') === '' && row.filter(Boolean).length < 4) return null
  if (!day) return reason('invoices.csvNoSuchDay', { cell: of('day').slice(0, 40) })
  if (!amount)
    return reason('invoices.csvNoSuchAmount', { cell: `${of('amount')}${of('debit')}${of('credit')}`.slice(0, 40) })
  return {
    ...{ account: of('account'), day, cents: amount.cents },
    currency: of('currency').toUpperCase() || amount.currency || 'EUR',
    name: of(amount.cents > 0 ? 'payer' : 'payee') || of('name'),
    iban: of('iban'),
    purpose: of('purpose'),
    bank_reference: of('bank_reference'),
  }
}

function linesOf({ rows }: Table, mapping: CsvMapping) {
  const gatherer = lineGatherer()
  const problems: { row: number; reason: Reason }[] = []
  const first: FileLine[] = []
  const statusAt = mapping.columns.indexOf('status')
  for (const { row, cells } of rows) {
    if (statusAt >= 0 && isPending(cells[statusAt] ?? '')) gatherer.addPending()
    else {
      const line = lineOf(cells, mapping)
      if (line !== null && 'key' in line) problems.push({ row, reason: line })
      else if (line !== null && line.cents !== 0) {
        gatherer.add(line)
        if (first.length < maxPreview) first.push(line)
      }
    }
    if (problems.length === maxProblems) break
  }
  return { problems, first, lines: gatherer.finish() }
}

const hashOf = (headings: readonly string[]) =>
  createHash('sha256').update(headings.map(plain).join('\n')).digest('hex')

/** Reads a CSV file as its owner says, else as the owner said of the same headings before, else as it seems to be meant. */
export function readCsv(bytes: Buffer, mappings: OwnMappings, typed: Partial<CsvMapping>): CsvRead {
  const { table: cells } = readTable(bytes, undefined, maxCells)
  const table = tableOf(cells)
  if (table.rows.length === 0) throw refuse('invoices.noLines')
  const headings_hash = hashOf(table.headings)
  const before = mappings[headings_hash]
  const isTyped = typed.columns !== undefined || typed.day_form !== undefined || typed.decimal !== undefined
  const guessed = guess(table, /[äöüß]|betrag|datum/i.test(table.headings.join(' ')))
  const mapping = { ...(before ?? guessed), ...typed }
  const lack = lackOf(mapping)
  const { problems, first, lines } = lack ? { problems: [], first: [], lines: null } : linesOf(table, mapping)
  const isEmpty = lines !== null && lines.total + lines.pending + problems.length === 0
  const whole = lack ?? (isEmpty ? reason('invoices.noLines') : undefined)
  const whys: { row: number | null; reason: Reason }[] = whole ? [{ row: null, reason: whole }] : problems
  return {
    headings_hash,
    lines: whys.length === 0 ? lines : null,
    preview: {
      mapping,
      columns: table.headings.map((heading, column) => ({
        heading,
        sample: (filledOf(table, column)[0] ?? '').slice(0, maxSample),
      })),
      lines: first.map(({ day, cents, currency, name, iban, purpose }) => ({
        ...{ date: day, amount: cents / 100, currency, name, iban },
        purpose: purpose.slice(0, 200),
      })),
      total: lines?.total ?? 0,
      problems: whys.map(({ row, reason: why }) => ({ row, message: inEnglish(why), reason: why })),
      source: isTyped ? 'typed' : before ? 'kept' : 'guessed',
    },
  }
}

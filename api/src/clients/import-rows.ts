import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { issueMessage, issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { reason, type Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import {
  importColumns,
  type ImportProblem,
  type ImportReading,
  type ImportTarget,
  maxImportRows,
} from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { briefClient, type BriefClient, placeLines } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import { hasLine } from '@keyhaven/shared-contracts/domain/text/country'
import { type Cells, cellsOf, type Heading } from './import-cells.ts'
import { countHeadings, recognise } from './import-columns.ts'
import { refuse } from './table.ts'

const headings = Object.keys(importColumns) as Heading[]

const clientOf = ({ notes, ...cells }: Cells): unknown => {
  const fields = Object.fromEntries(headings.map((heading) => [importColumns[heading], cells[heading]]))
  const { first_name, last_name, email, ...address } = fields
  return { first_name, last_name, email, address, ...(notes && { notes }) }
}

const columnOf = (path: readonly PropertyKey[]) =>
  headings.find((heading) => importColumns[heading] === path.at(-1)) ?? 'First name'

const onInvoices = headings.filter((heading) => placeLines.some((line) => line === importColumns[heading]))
/** The cells that an invoice needs and that are empty. */
const notGiven = (cells: Cells) =>
  onInvoices.filter((heading) => cells[heading] === '' && hasLine(cells.Country, importColumns[heading]))

export type ReadRow = { row: number; cells: Cells; client: BriefClient | undefined; not_given: string[] }

/** Content of a file, as the worker thread answers it: no more than is used. */
export type ReadClients = {
  total: number
  incomplete: number
  /** The first rows. */
  preview: Omit<ReadRow, 'client'>[]
  /** The rows that are clients, their phone numbers as they are stored. */
  clients: (BriefClient & { row: number })[]
  problems: ImportProblem[]
  problem_count: number
  columns: { heading: string; sample: string; target: ImportTarget }[]
  /** Reason for which no row can be read. */
  missing: Reason | null
  notices: ImportProblem[]
  /** The rows with problems, as they stand in the file. */
  wrong: string[][]
}

const maxPreview = 50
const maxProblems = 200
const maxSample = 80

/** The row of headings: the one near the top in which most are known, below a title; else the first with several cells. */
function topOf(table: readonly string[][]) {
  const head = table
    .slice(0, 15)
    .map((row, at) => ({ at, known: countHeadings(row), filled: row.filter(Boolean).length }))
  const [best] = head.toSorted((a, b) => b.known - a.known || a.at - b.at)
  if (best && best.known > 0) return best.at
  return (head.find(({ filled }) => filled > 1) ?? head.find(({ filled }) => filled > 0))?.at ?? 0
}

function missingOf(targets: readonly ImportTarget[]): Reason | null {
  const has = (...any: ImportTarget[]) => any.some((target) => targets.includes(target))
  if (targets.every((target) => target === '')) return reason('bookings.nameColumns', { columns: headings })
  if (!has('last_name', 'name')) return { key: 'bookings.noLastNameColumn' }
  return has('email', 'phone') ? null : { key: 'bookings.noContactColumn' }
}

/** The clients that a table holds, and what is wrong with it, by the rows of the spreadsheet. */
export function readClients(table: readonly string[][], columns: ImportReading['columns']): ReadClients {
  const top = topOf(table)
  const filled = table
    .map((row, at) => ({ row, at }))
    .filter(({ row, at }) => at > top && row.some((cell) => cell !== ''))
  if (filled.length > maxImportRows) {
    throw refuse(reason('bookings.tooManyRows', { rows: filled.length, most: maxImportRows }))
  }
  const names = table[top] ?? []
  const width = Math.max(names.length, ...filled.slice(0, 200).map(({ row }) => row.length))
  const titles = Array.from({ length: width }, (_, at) => names[at] ?? '')
  const samples = titles.map((_, at) => filled.find(({ row }) => row[at])?.row[at] ?? '')
  const targets = columns ?? recognise(titles, (at) => samples[at] !== '')
  const missing = missingOf(targets)
  if (filled.length === 0) throw refuse(missing ?? 'bookings.noRows')
  const problems: ImportProblem[] = []
  const notices: ImportProblem[] = []
  const wrong: string[][] = []
  const rows = (missing ? [] : filled).map(({ row, at }) => {
    const { cells, remarks } = cellsOf(row, titles, targets)
    const { data, error } = briefClient.safeParse(clientOf(cells), { error: issueMessage })
    const columnsWithProblem = new Set<string>()
    for (const issue of error?.issues ?? []) {
      const column = columnOf(issue.path)
      if (!columnsWithProblem.has(column)) {
        const why = issueReason(issue)
        problems.push({ row: at + 1, column, message: inEnglish(why), reason: why })
      }
      columnsWithProblem.add(column)
    }
    if (!data) wrong.push(row)
    for (const { column, reason: why } of remarks)
      notices.push({ row: at + 1, column, message: inEnglish(why), reason: why })
    return { row: at + 1, cells, client: data, not_given: notGiven(cells) }
  })
  return {
    total: filled.length,
    incomplete: rows.filter(({ client, not_given }) => client && not_given.length > 0).length,
    preview: rows.slice(0, maxPreview).map(({ client: _client, ...row }) => row),
    clients: rows.flatMap(({ row, client }) =>
      client ? [{ ...client, row, address: { ...client.address, phone: storedPhone(client.address) } }] : [],
    ),
    problems: problems.slice(0, maxProblems),
    problem_count: problems.length,
    columns: titles.map((heading, at) => ({
      heading: heading.slice(0, maxSample),
      sample: (samples[at] ?? '').slice(0, maxSample),
      target: targets[at] ?? '',
    })),
    missing,
    notices: notices.slice(0, maxProblems),
    wrong: wrong.length > 0 ? [titles, ...wrong] : [],
  }
}

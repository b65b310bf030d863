import { createHash } from 'node:crypto'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { bookingNumbersIn } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { maxStatementLines } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { cleanLine } from '@keyhaven/shared-contracts/domain/text/clean'
import { refuse } from '../../clients/table.ts'

/** A line as its file says it. */
export type FileLine = {
  /** IBAN of the owner's account; empty where the file does not say it. */
  account: string
  day: Day
  cents: number
  currency: string
  name: string
  iban: string
  purpose: string
  bank_reference: string
}

/** Content of a file: lines in texts of JSON, as they go into the database, so that the thread that serves everybody never looks at each. */
export type FileLines = {
  /** Of the account; empty where the file does not say it, or is about several. */
  iban: string
  first_day: Day
  last_day: Day
  chunks: string[]
  total: number
  pending: number
}

/** Numbers of the owner's documents that a purpose names, `2027-00012`; the prefix before them can be anything. */
export const documentNumbersIn = (purpose: string) => [
  ...new Set(
    [...purpose.matchAll(/(?<!\d)(20\d\d)\s?-\s?(\d{5,7})(?!\d)/g)].map(([, year, number]) => `${year}-${number}`),
  ),
]

/** Without what two exports of one line may break in different ways. */
const hashOf = (line: FileLine) =>
  createHash('sha256')
    .update([line.account, line.day, line.cents, line.currency, line.iban, line.bank_reference].join('\n'))
    .update(`\n${line.name}\n${line.purpose}`.replaceAll(/[^\S\n]/g, ''))
    .digest('hex')

const cut = (text: string, max: number) => cleanLine(text).slice(0, max).trim()

const plainIban = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase().slice(0, 40)

const cleanOf = (line: FileLine): FileLine => ({
  ...line,
  account: plainIban(line.account),
  name: cut(line.name, 140),
  iban: plainIban(line.iban),
  purpose: cut(line.purpose, 1000),
  bank_reference: cut(line.bank_reference, 100),
})

const linesOfChunk = 1000

/** Gathers the lines of a file; equal ones are numbered, because two guests may pay alike on one day. */
export function lineGatherer() {
  const lines: FileLine[] = []
  let pending = 0
  const add = (line: FileLine) => {
    if (lines.length === maxStatementLines) throw refuse(reason('invoices.tooManyLines', { max: maxStatementLines }))
    lines.push(cleanOf(line))
  }
  const finish = (): FileLines => {
    const numbers = new Map<string, number>()
    const rows = lines.map((line) => {
      const hash = hashOf(line)
      const nth = (numbers.get(hash) ?? 0) + 1
      numbers.set(hash, nth)
      const named = {
        booking_numbers: bookingNumbersIn(line.purpose),
        document_numbers: documentNumbersIn(line.purpose),
      }
      return { ...line, ...named, hash, nth }
    })
    const days = lines.map(({ day }) => day).toSorted()
    const chunks = Array.from({ length: Math.ceil(rows.length / linesOfChunk) }, (_, at) =>
      JSON.stringify(rows.slice(at * linesOfChunk, (at + 1) * linesOfChunk)),
    )
    const accounts = [...new Set(lines.map(({ account }) => account))]
    const iban = accounts.length === 1 ? (accounts[0] ?? '') : ''
    return { iban, first_day: days[0] ?? '', last_day: days.at(-1) ?? '', chunks, total: rows.length, pending }
  }
  return { add, addPending: () => void (pending += 1), finish }
}
export type LineGatherer = ReturnType<typeof lineGatherer>

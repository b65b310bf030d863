import { z } from 'zod'
import { flag, id } from '../../domain/money/number.ts'
import { reason } from '../../domain/reasons/reason.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'
import { reasonOut } from '../problem.ts'
import { bankLine } from './bank-lines.ts'

/** Limits of a file: bytes and lines. */
export const statementBytes = 32 * 1024 * 1024
export const maxStatementLines = 50_000

/** A file of a bank that was read. */
export const bankStatement = z
  .object({
    id,
    file_name: z.string(),
    /** Of the account; empty where the file does not say it. */
    iban: z.string(),
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    /** Lines that no file had brought before. */
    lines: z.int(),
    /** Lines that still wait. */
    open: z.int(),
    /** ISO timestamp. */
    created_at: z.string(),
  })
  .meta({ id: 'BankStatement' })
export type BankStatement = z.infer<typeof bankStatement>

/**
 * Targets of a column of a CSV file; an empty text leaves it out. `direction` says whether an amount came or left, `payer` and `payee` are names of
 * which one is the owner's, `status` says what is not booked yet, `account` is the owner's own.
 */
export const csvTargets = [
  ...['', 'day', 'amount', 'debit', 'credit', 'direction', 'currency', 'name', 'payer', 'payee', 'iban'],
  ...['purpose', 'status', 'bank_reference', 'account'],
] as const
export type CsvTarget = (typeof csvTargets)[number]

export const csvDayForms = ['day_first', 'month_first', 'year_first'] as const
export type CsvDayForm = (typeof csvDayForms)[number]
export const csvDecimals = [',', '.'] as const

/** Reading of a CSV file: its columns, days and amounts. */
export const csvMapping = z.object({
  /** For each column of the file, in its order, where it goes. */
  columns: z.array(z.enum(csvTargets, 'bookings.chooseColumns'), 'bookings.chooseColumns').max(200),
  day_form: z.enum(csvDayForms, 'invoices.chooseDayForm'),
  decimal: z.enum(csvDecimals, 'invoices.chooseDecimal'),
})
export type CsvMapping = z.infer<typeof csvMapping>

/** A CSV file as it would be read. */
export const csvPreview = z.object({
  mapping: csvMapping,
  /** Heading of each column, and a cell that is filled. */
  columns: z.array(z.object({ heading: z.string(), sample: z.string() })),
  /** The first lines as they were understood. */
  lines: z.array(bankLine.pick({ date: true, amount: true, currency: true, name: true, iban: true, purpose: true })),
  total: z.int(),
  /** Problems that keep the file from being read like this, and the first cells that cannot be read, by the rows of the file. */
  problems: z.array(z.object({ row: z.int().nullable(), message: z.string(), reason: reasonOut })),
  /** Out of what was that worked out: `kept` by its owner before, `typed` just now, or `guessed`. */
  source: z.enum(['kept', 'typed', 'guessed']),
})
export type CsvPreview = z.infer<typeof csvPreview>

export const statementImport = z
  .object({
    /** Null for a preview, and for a file that brought nothing new. */
    statement: bankStatement.nullable(),
    /** Its first lines, with their matches. */
    lines: z.array(bankLine),
    added: z.int(),
    /** Lines that an earlier file had brought: they are left as they are. */
    repeated: z.int(),
    /** Entries that the bank has not booked yet; they are left out. */
    pending: z.int(),
    /** Set where nothing was imported, because the owner has to say first how the file is read. */
    csv: csvPreview.nullable(),
  })
  .meta({ id: 'StatementImport' })
export type StatementImport = z.infer<typeof statementImport>

/** Reading of a CSV file as its sender wants it; left out, as its owner said before of the same headings. */
const statementReading = csvMapping.partial().extend({
  /** Imports the file as it is read here, and remembers it for the same headings. */
  commit: flag('bookings.choosePreviewOrImport').default(false),
})
export type StatementReading = z.output<typeof statementReading>

const example = {
  columns: ['day', 'name', 'purpose', 'amount'],
  day_form: 'day_first',
  decimal: ',',
  commit: true,
} satisfies z.input<typeof statementReading>

export const bankStatementsApi = {
  upload: endpoint({
    domain: 'payments',
    summary:
      'Read a bank statement, CAMT.053 or the CSV of any bank; nothing is booked, and lines that are there already change nothing. A CSV file with new headings answers how it would be read, until it is sent with that and `commit`',
    method: 'POST',
    path: '/api/bank-statements/',
    access: 'owner',
    limits: { perOwner: { times: 60, seconds: 600 } },
    body: statementReading,
    example,
    multipart: {
      field: 'file',
      maxFiles: 1,
      bytes: statementBytes,
      tooLarge: (file: string) => reason('invoices.statementTooBig', { file, megabytes: statementBytes / 1024 / 1024 }),
    },
    response: statementImport,
  }),
  list: endpoint({
    domain: 'payments',
    summary: 'The bank statements that were read, the latest first',
    method: 'GET',
    path: '/api/bank-statements/',
    access: 'owner',
    query: listQuery,
    response: z.array(bankStatement),
  }),
}

import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reasonOut } from '../problem.ts'
import { reason } from '../../domain/reasons/reason.ts'
import { flag } from '../../domain/money/number.ts'

/** Limits of a file of clients: bytes and rows. */
export const importBytes = 2 * 1024 * 1024
export const maxImportRows = 5000

/**
 * The columns of a file, as the export writes them; what other programs call them is known, too. Needed are
 * the last name and one of e-mail address and phone number.
 */
export const importColumns = {
  'First name': 'first_name',
  'Last name': 'last_name',
  Email: 'email',
  Street: 'street',
  'House number': 'house_number',
  'Postal code': 'postal_code',
  City: 'city',
  Country: 'country',
  Phone: 'phone',
} as const

/** Targets of a column; an empty text leaves the column out. */
export const importTargets = [
  ...['', 'name', 'first_name', 'last_name', 'email', 'phone', 'street', 'street_number', 'house_number'],
  ...['postal_code', 'postal_city', 'city', 'country', 'notes'],
] as const
export type ImportTarget = (typeof importTargets)[number]

/** Encodings that old programs write; the first is tried first. */
export const importEncodings = ['utf-8', 'windows-1252', 'windows-1250', 'macintosh', 'utf-16le', 'utf-16be'] as const
export type ImportEncoding = (typeof importEncodings)[number]

/** Options for reading a file that override what was guessed. */
export const importReading = z.object({
  encoding: z.enum(importEncodings, reasons.chooseFromList('encoding')).optional(),
  /** For each column of the file, in its order, where it goes; left out, they are recognised by their headings. */
  columns: z.array(z.enum(importTargets, 'bookings.chooseColumns'), 'bookings.chooseColumns').max(1001).optional(),
})
export type ImportReading = z.output<typeof importReading>

/** Problem in one row; `row` is the line of the spreadsheet, the heading being 1. */
export const importProblem = z.object({
  row: z.int(),
  column: z.string(),
  message: z.string(),
  /** Key of the sentence in `message`. */
  reason: reasonOut.optional(),
})
export type ImportProblem = z.infer<typeof importProblem>

export const clientImport = z
  .object({
    /** Rows with something in them. */
    total: z.int(),
    /** Rows that are already clients, by name and e-mail or else phone, or that the file repeats: they are left out. */
    known: z.int(),
    /** Rows without all that an invoice needs: it asks for the rest once there is one. */
    incomplete: z.int(),
    /** Clients that were added: 0 for a preview, and 0 where any row has a problem, unless only good rows were wanted. */
    created: z.int(),
    /** The first rows as they were understood. */
    preview: z.array(
      z.object({
        row: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        place: z.string(),
        is_known: z.boolean(),
        /** The columns that are empty and that an invoice needs. */
        not_given: z.array(z.string()),
      }),
    ),
    /** The first 200 problems, and how many there are. */
    problems: z.array(importProblem),
    problem_count: z.int(),
    /** Rows with a problem. */
    wrong_count: z.int().optional(),
    /** The headings and the rows with a problem, cell by cell, to be saved as a file; empty where there are none. */
    wrong_rows: z.array(z.array(z.string())).optional(),
    /** The encoding in which the file was read. */
    encoding: z.string().optional(),
    /** Every column of the file: its heading, a cell that is filled, and where it goes; empty is left out. */
    columns: z
      .array(z.object({ heading: z.string(), sample: z.string(), target: z.enum(importTargets).catch('') }))
      .optional(),
    /** Problems that keep every row from being read, such as a missing column. */
    missing: reasonOut.nullable().optional(),
    /** Values that were read differently from how they stand in the file, the first 200. */
    notices: z.array(importProblem).optional(),
  })
  .meta({ id: 'ClientImport' })
export type ClientImport = z.infer<typeof clientImport>

export const clientImportApi = endpoint({
  domain: 'clients',
  summary:
    'Preview a CSV file of clients, or import it: all of them or none, unless `good_only` leaves out the rows with problems',
  method: 'POST',
  path: '/api/clients/import/',
  access: 'owner',
  limits: { perOwner: { times: 30, seconds: 600 } },
  body: importReading.extend({
    commit: flag('bookings.choosePreviewOrImport').default(false),
    /** Adds the rows without problems and leaves out the others. */
    good_only: flag('bookings.choosePreviewOrImport').default(false),
  }),
  example: { commit: false },
  multipart: {
    field: 'file',
    maxFiles: 1,
    bytes: importBytes,
    tooLarge: (file: string) => reason('bookings.fileTooBig', { file }),
  },
  response: clientImport,
})

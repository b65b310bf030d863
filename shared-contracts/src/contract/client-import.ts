import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reasonOut } from './problem.ts'
import { reason } from '../domain/reasons/reason.ts'
import { flag } from '../domain/number.ts'

/** What a file of clients may weigh, and how many rows it may have. */
export const importBytes = 2 * 1024 * 1024
export const mostImportRows = 5000

/**
 * The columns of a file, as the export writes them; case, order and spaces do not matter, others are ignored. Needed are
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

/** What is wrong in one row; `row` is the line of the spreadsheet, the heading being 1. */
export const importProblem = z.object({
  row: z.int(),
  column: z.string(),
  message: z.string(),
  /** Which sentence `message` is. */
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
    /** Clients that were added: 0 for a preview, and 0 where any row has a problem. */
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
  })
  .meta({ id: 'ClientImport' })
export type ClientImport = z.infer<typeof clientImport>

export const clientImportApi = endpoint({
  domain: 'clients',
  summary: 'Preview a CSV file of clients, or import it: all of them or none',
  method: 'POST',
  path: '/api/clients/import/',
  access: 'owner',
  body: z.object({ commit: flag('bookings.choosePreviewOrImport').default(false) }),
  example: { commit: false },
  multipart: {
    field: 'file',
    most: 1,
    bytes: importBytes,
    tooLarge: (file: string) => reason('bookings.fileTooBig', { file }),
  },
  response: clientImport,
})

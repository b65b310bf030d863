import { z } from 'zod'
import { documentsChange } from './bookings/documents-change.ts'

/** Key of the sentence of a message, and what it names. */
export const reasonOut = z.object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() })

/** Every error that the API sends has this body, whatever the status. */
export const problem = z
  .object({
    /** For programs: `unit_taken`, `stale`, `not_found` … */
    code: z.string(),
    /** For people, one sentence. */
    message: z.string(),
    /** The same in a list, as the settings screens read it; never empty. */
    detail: z.array(z.string()),
    /** Messages by the dotted path of the invalid input. */
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** Key of the sentence in `message`, and what it names: screens say it in their own language. */
    reason: reasonOut.optional(),
    /** The same of `fields`. */
    field_reasons: z.record(z.string(), z.array(reasonOut)).optional(),
    /** The fresh record, with `stale`; what is left to do, with `second_step`. */
    current: z.unknown().optional(),
    /** With `documents_change`: what would become of the issued documents. */
    documents: documentsChange.optional(),
    /** With 5xx: names the request in the server's log. */
    request_id: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>

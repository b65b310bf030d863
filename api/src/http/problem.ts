import { fallbackMessage } from '@keyhaven/shared-contracts/contract/fallback-messages'
import type { Problem as Body } from '@keyhaven/shared-contracts/contract/problem'
import type { ProblemCode } from '@keyhaven/shared-contracts/contract/problem-codes'
import { z } from 'zod'

z.config({ customError: fallbackMessage })

/** Thrown anywhere below a route; the app's one error handler turns it into the answer. */
export class Problem extends Error {
  override name = 'Problem' as const
  readonly status: number
  readonly body: Body
  headers: Record<string, string> = {}

  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    rest: Partial<Pick<Body, 'fields' | 'current' | 'documents'>> = {},
  ) {
    super(message)
    this.status = status
    this.body = { code, message, detail: [message], ...rest }
  }
}

export const notFound = (what: string) => new Problem(404, 'not_found', `${what} not found.`)

/** A malformed or foreign id in a body: 404 that names its field. */
export const notFoundField = (field: string, what: string) =>
  new Problem(404, 'not_found', `${what} not found.`, { fields: { [field]: [`${what} not found.`] } })

export const invalid = (fields: Record<string, string[]>) =>
  new Problem(400, 'invalid', Object.values(fields)[0]?.[0] ?? 'Check the highlighted fields.', { fields })

/** What zod found wrong, by dotted path. */
export const invalidFrom = (errors: z.ZodError[]) => {
  const fields: Record<string, string[]> = {}
  for (const issue of errors.flatMap((error) => error.issues)) {
    const path = issue.path.join('.') || 'body'
    // One message an input, the first: an empty text is missing, not also too short and of the wrong form.
    fields[path] ??= [issue.message]
  }
  return invalid(fields)
}

export const conflict = (code: ProblemCode, message: string, rest?: ConstructorParameters<typeof Problem>[3]) =>
  new Problem(409, code, message, rest)

/** The record changed since its editor saw it; `current` is the fresh one. */
export const stale = (current: unknown) =>
  conflict('stale', 'Someone else has changed this in the meantime. Look at what changed before you save.', {
    current,
  })

const inWords = (seconds: number) => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Too many attempts; `retryAfter` seconds from now the next one counts. */
export const tooMany = (retryAfter: number) => {
  const words = `Too many attempts. Please wait ${inWords(retryAfter)} and try again.`
  const problem = new Problem(429, 'too_many_requests', words)
  problem.headers = { 'retry-after': String(retryAfter) }
  return problem
}

export const unauthorized = () => {
  const problem = new Problem(401, 'unauthorized', 'Please sign in.')
  problem.headers = { 'www-authenticate': 'Token' }
  return problem
}

/** What each constraint of a domain's tables means to the person who met it, by its name in the migrations. */
export type Constraints = Readonly<Record<string, () => Problem>>

import type { Thing } from '@keyhaven/shared-contracts/domain/reasons/nouns/en'
import type { Problem as Body } from '@keyhaven/shared-contracts/contract/problem'
import type { ProblemCode } from '@keyhaven/shared-contracts/contract/problem-codes'
import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import {
  asReason,
  type Message,
  reason,
  type Reason,
  type ReasonKey,
} from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { z } from 'zod'
import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'

/** Reason of a refusal: the key of a sentence, with its parameters where it has some. */
export type Why = Message | Reason
export type FieldReasons = Record<string, Why[]>

type Rest = Partial<Pick<Body, 'current' | 'documents'>> & { fields?: FieldReasons }

/** Thrown anywhere below a route; the app's one error handler turns it into the answer. */
export class Problem extends Error {
  override name = 'Problem' as const
  readonly status: number
  readonly body: Body
  headers: Record<string, string> = {}

  constructor(status: number, code: ProblemCode, why: Why, { fields, ...rest }: Rest = {}) {
    const cause = asReason(why)
    const message = inEnglish(cause)
    super(message)
    this.status = status
    const reasons = fields && Object.entries(fields).map(([path, whys]) => [path, whys.map(asReason)] as const)
    this.body = {
      code,
      message,
      detail: [message],
      reason: cause,
      ...(reasons && {
        fields: Object.fromEntries(reasons.map(([path, whys]) => [path, whys.map(inEnglish)])),
        field_reasons: Object.fromEntries(reasons),
      }),
      ...rest,
    }
  }
}

/** Records that may be gone; an app that makes codes is one of which there is one. Of an added area's the reason is its own: `channels.feedNotFound`. */
type Findable = Thing | 'authenticatorApp' | ReasonKey

const isKey = (what: Findable): what is ReasonKey => what.includes('.')
const notFoundReason = (what: Findable): Reason => {
  if (what === 'authenticatorApp') return reason('general.authenticatorAppNotFound')
  return isKey(what) ? { key: what } : reason('general.notFound', { noun: what })
}

export const notFound = (what: Findable) => new Problem(404, 'not_found', notFoundReason(what))

/** A malformed or foreign id in a body: 404 that names its field. */
export const notFoundField = (field: string, what: Findable) =>
  new Problem(404, 'not_found', notFoundReason(what), { fields: { [field]: [notFoundReason(what)] } })

export const invalid = (fields: FieldReasons) =>
  new Problem(400, 'invalid', Object.values(fields)[0]?.[0] ?? 'general.checkHighlightedFields', { fields })

/** Problem for the errors of zod, by dotted path. */
export const invalidFrom = (errors: z.ZodError[]) => {
  const fields: FieldReasons = {}
  for (const issue of errors.flatMap((error) => error.issues)) {
    const path = issue.path.join('.') || 'body'
    // One message an input, the first: an empty text is missing, not also too short and of the wrong form.
    fields[path] ??= [issueReason(issue)]
  }
  return invalid(fields)
}

export const conflict = (code: ProblemCode, why: Why, rest?: Rest) => new Problem(409, code, why, rest)

/** The record changed since its editor saw it; `current` is the fresh one. */
export const stale = (current: unknown) => conflict('stale', 'general.changedMeanwhile', { current })

/** Too many attempts; `retryAfter` seconds from now the next one counts. */
export const tooMany = (retryAfter: number) => {
  const problem = new Problem(429, 'too_many_requests', reason('general.tooManyAttempts', { seconds: retryAfter }))
  problem.headers = { 'retry-after': String(retryAfter) }
  return problem
}

export const unauthorized = () => {
  const problem = new Problem(401, 'unauthorized', 'general.pleaseSignIn')
  problem.headers = { 'www-authenticate': 'Token' }
  return problem
}

/** Problem for each constraint of a domain's tables, by its name in the migrations. */
export type Constraints = Readonly<Record<string, () => Problem>>

import type { Problem as Body } from '@keyhaven/shared-contracts/contract/problem'

/** Thrown anywhere below a route; the app's one error handler turns it into the answer. */
export class Problem extends Error {
  override name = 'Problem' as const
  readonly status: number
  readonly body: Body

  constructor(status: number, code: string, message: string, rest: { fields?: Body['fields']; current?: unknown } = {}) {
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

export const conflict = (
  code: string,
  message: string,
  rest: { fields?: Body['fields']; current?: unknown } = {},
) => new Problem(409, code, message, rest)

/** The record changed since its editor saw it; `current` is the fresh one. */
export const stale = (current: unknown) =>
  conflict('stale', 'This record was changed meanwhile. Look at what changed before you save.', { current })

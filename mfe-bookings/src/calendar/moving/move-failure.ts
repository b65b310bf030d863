import { ApiError } from '@keyhaven/shared-contracts/web/api-error'

/** Why something is where it was, in one sentence or two. */
export const failureOf = (name: string, error: unknown) => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : 'Something went wrong.'
  const { code, message } = error.problem
  if (code === 'stale') return `${name} was changed meanwhile; the calendar shows it as it is now. Nothing was moved.`
  return `Not moved: ${message}`
}

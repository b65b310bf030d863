import { ApiError } from '@keyhaven/shared-contracts/web/api-error'

/** What the server says about a failure, or our own words where it says nothing. */
export const failure = (error: Error, otherwise = 'Something went wrong.') =>
  error instanceof ApiError && error.problem.code !== 'unreadable' ? error.message : otherwise

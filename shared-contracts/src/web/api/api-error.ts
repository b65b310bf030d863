import type { Problem } from '../../contract/problem.ts'

/** The one error of the web half: what the API answered, or why it could not be asked (status 0). */
export class ApiError extends Error {
  override name = 'ApiError' as const
  readonly status: number
  readonly problem: Problem
  readonly requestId: string | undefined

  constructor(status: number, problem: Problem, requestId = problem.request_id) {
    super(problem.message)
    this.status = status
    this.problem = problem
    this.requestId = requestId
  }
}

/** An `ApiError` for what did not come from the API. */
export const localError = (code: string, message: string) => new ApiError(0, { code, message, detail: [message] })

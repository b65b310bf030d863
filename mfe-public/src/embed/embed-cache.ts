import type { RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { ApiError, queryClient } from '@keyhaven/shared-contracts/web/api'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { Emit } from './embed-options.ts'

const isRequestMade = (answer: unknown): answer is RequestMade =>
  typeof answer === 'object' && answer !== null && 'status_url' in answer && 'expires_at' in answer

/** The query cache of one element, which tells the page around of sent requests and errors. */
export const embedCache = (tell: Emit) =>
  new QueryClient({
    defaultOptions: queryClient.getDefaultOptions(),
    mutationCache: new MutationCache({
      onSuccess: (answer) => {
        if (isRequestMade(answer)) tell('booked', { confirm_by: answer.expires_at })
      },
      onError: (error) => tell('error', { code: error instanceof ApiError ? error.problem.code : 'failed' }),
    }),
  })

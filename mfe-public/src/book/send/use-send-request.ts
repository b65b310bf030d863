import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import {
  type NewPublicRequest,
  publicRequestsApi,
  type RequestMade,
} from '@keyhaven/shared-contracts/contract/public/public-requests'
import { ApiError, call } from '@keyhaven/shared-contracts/web/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Sending = { body: NewPublicRequest; key: string }

/** The server refuses a form that was open for less; guests who come back to what they typed can be that quick. */
const tooFast = 3000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const quotes = [publicRequestsApi.quote.domain, publicRequestsApi.quote.path]

/** Asks for a stay. The same key makes one booking of every try. */
export const useSendRequest = (query: { owner?: string }) => {
  const cache = useQueryClient()
  // Nothing on this page is loaded again after success: it would say that the unit is taken, by this very request.
  const outdate = (refetchType: 'none' | 'active') =>
    cache.invalidateQueries({ queryKey: [publicApi.list.domain], refetchType })
  return useMutation<RequestMade, ApiError, Sending>({
    mutationFn: async ({ body, key }) => {
      const send = () => call(publicRequestsApi.create, { query, body }, { idempotencyKey: key })
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'too_fast') throw error
        await wait(tooFast)
        return send()
      }
    },
    onSuccess: () => {
      // Its form token has served: the next request needs a new one.
      cache.removeQueries({ queryKey: quotes })
      void outdate('none')
    },
    onError: (error) => {
      // Quotes of before still offer the plan that is gone.
      if (error.problem.fields?.plan) cache.removeQueries({ queryKey: quotes, type: 'inactive' })
      if (error.problem.code === 'unit_taken') void outdate('active')
    },
  })
}

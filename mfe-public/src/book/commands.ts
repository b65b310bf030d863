import type { Draft } from './draft.ts'
import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import {
  type NewPublicRequest,
  publicRequestsApi,
  type RequestMade,
} from '@keyhaven/shared-contracts/contract/public-requests'
import { ApiError, call } from '@keyhaven/shared-contracts/web/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

type Sending = { body: NewPublicRequest; key: string }

/** The server refuses a form that was open for less; guests who come back to what they typed can be that quick. */
const tooFast = 3000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
      cache.removeQueries({ queryKey: [publicRequestsApi.quote.domain, publicRequestsApi.quote.path] })
      void outdate('none')
    },
    onError: (error) => {
      if (error.problem.code === 'unit_taken') void outdate('active')
    },
  })
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * One key for one content: double click, reload and retry send the same one. What was sent last is remembered at once, for the
 * draft that is kept knows it only when the form is drawn again.
 */
export const useKeyOfForm = (draftKey: Draft['sent']) => {
  const last = useRef(draftKey)
  return (content: string) => {
    const match = [last.current, draftKey].find((submission) => submission?.content === content)
    return (last.current = match ?? { content, key: newKey() })
  }
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { outdatedBy } from '../../contract/effects.ts'
import type { Domain, Endpoint, Output } from '../../contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { call, type CallInput, type CallOptions } from './client.ts'
import { useRef } from 'react'

type Extras = Pick<CallOptions, 'idempotencyKey' | 'onProgress'>

/**
 * Marks as out of date whatever shows what an endpoint writes, and loads again what is on the screen: after a command that
 * `useCommand` did not send, or one that was refused because somebody else was faster.
 */
export const refreshAfter = (cache: QueryClient, endpoint: { domain: Domain }) => {
  for (const domain of outdatedBy(endpoint.domain)) void cache.invalidateQueries({ queryKey: [domain] })
}

/** A write: `const save = useCommand(clientsApi.create)`. What shows the data that it wrote is loaded again. */
export const useCommand = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient()
  return useMutation<Output<E>, ApiError, CallInput<E> & Extras>({
    mutationFn: ({ idempotencyKey, onProgress, ...input }) =>
      call(endpoint, input as unknown as CallInput<E>, {
        ...(idempotencyKey && { idempotencyKey }),
        ...(onProgress && { onProgress }),
      }),
    onSuccess: () => refreshAfter(cache, endpoint),
  })
}

/** One key for one content: sending it again after a lost answer creates nothing twice, and other content gets a new key. */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })
  return (body: unknown) => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) {
      const random = crypto.getRandomValues(new Uint8Array(16))
      last.current = { content, key: [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
    }
    return last.current.key
  }
}

import {
  keepPreviousData,
  queryOptions,
  useMutation,
  type UseQueryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { Domain, Endpoint, Output } from '../contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { call, type CallInput, callList, type CallOptions } from './client.ts'

/** What a page asks: `useQuery(q(clientsApi.list, { query: {} }))`. */
export const q = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: [endpoint.domain, endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

/** One page of a list with its total; the page before stays on the screen while the next one loads. */
export const qList = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): UseQueryOptions<{ rows: Output<E>; total: number }, ApiError> => ({
  queryKey: [endpoint.domain, endpoint.path, input, 'list'],
  queryFn: ({ signal }) => callList(endpoint, input, { signal }),
  placeholderData: keepPreviousData,
})

type Extras = Pick<CallOptions, 'idempotencyKey' | 'onProgress'>

/** A write: `const save = useCommand(clientsApi.create, ['bookings'])`. Refreshes its own domain and those named. */
export const useCommand = <E extends Endpoint>(endpoint: E, alsoRefresh: readonly Domain[] = []) => {
  const cache = useQueryClient()
  return useMutation<Output<E>, ApiError, CallInput<E> & Extras>({
    mutationFn: ({ idempotencyKey, onProgress, ...input }) =>
      call(endpoint, input as unknown as CallInput<E>, {
        ...(idempotencyKey && { idempotencyKey }),
        ...(onProgress && { onProgress }),
      }),
    onSuccess: () => {
      for (const domain of [endpoint.domain, ...alsoRefresh]) void cache.invalidateQueries({ queryKey: [domain] })
    },
  })
}

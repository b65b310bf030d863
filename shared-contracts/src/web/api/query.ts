import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { Endpoint, Output } from '../../contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { call, type CallInput, callList, firstAnswer } from './client.ts'

/** Query of a page: `useQuery(q(clientsApi.list, { query: {} }))`. */
export const q = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: [endpoint.domain, endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    initialData: () => firstAnswer(endpoint, input)?.data,
  })

/** One page of a list with its total; the page before stays on the screen while the next one loads. */
export const qList = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): UseQueryOptions<{ rows: Output<E>; total: number }, ApiError> => ({
  queryKey: [endpoint.domain, endpoint.path, input, 'list'],
  queryFn: ({ signal }) => callList(endpoint, input, { signal }),
  initialData: () => {
    const answer = firstAnswer(endpoint, input)
    return answer && { rows: answer.data, total: answer.total }
  },
  placeholderData: keepPreviousData,
})

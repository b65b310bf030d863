/** Exports of `@tanstack/react-query` that areas use: their plain imports of it are this file, so that there is one of it. */
export {
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query'

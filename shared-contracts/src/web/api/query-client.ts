import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const worthAnotherTry = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The one cache of what the server said, for the shell and every area. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // "online" would pause without a word while the browser believes that it is offline.
      networkMode: 'always',
      // Which goes with "online" alone unless it is asked for.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && worthAnotherTry(error),
      retryDelay: 500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

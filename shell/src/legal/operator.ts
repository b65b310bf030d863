import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'

const operator = z.object({ name: z.string(), address: z.string(), email: z.string() })

/** Who runs this Keyhaven, as the operator's settings say. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const response = await fetch('/operator.json', { signal })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return operator.parse(await response.json())
  },
})

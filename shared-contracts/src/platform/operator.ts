import { z } from 'zod'

/** Who runs this Keyhaven, as the operator's settings say. */
export const operator = z.object({ name: z.string(), address: z.string(), email: z.string() })
export type Operator = z.infer<typeof operator>

/** Where the edge tells it. */
export const operatorPath = '/operator.json'

/** What a query of either side asks. */
export const operatorQuery = {
  queryKey: ['operator'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Operator> => {
    const response = await fetch(operatorPath, { signal })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return operator.parse(await response.json())
  },
}

/** Name and postal address, line by line: commas part the lines of the setting. */
export const operatorLines = ({ name, address }: Operator) => [name, ...address.split(/\s*,\s*/)].filter(Boolean)

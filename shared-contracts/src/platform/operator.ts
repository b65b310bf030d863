import { z } from 'zod'

/** Operator of this Keyhaven, as the settings name them. */
export const operator = z.object({ name: z.string(), address: z.string(), email: z.string() })
export type Operator = z.infer<typeof operator>

/** Address at which the edge names the operator. */
export const operatorPath = '/operator.json'

/** Query for the operator, on either side. */
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

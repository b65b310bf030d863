import type { z } from 'zod'

/** Lets a rule over several fields speak as soon as those fields are right, whatever the others are. */
export const whenValid = (fields: z.ZodType) => (payload: { value: unknown }) => fields.safeParse(payload.value).success

import { z } from 'zod'
import { domains } from './endpoint.ts'

/** The stream of what changed, as server-sent events; read with `fetch`, for it takes the `Token` header. */
export const eventsPath = '/api/events/'

/** One message of the stream: the parts of the API whose answers to this owner are old now. */
export const liveEvent = z.object({ domains: z.array(z.enum(domains)) })
export type LiveEvent = z.infer<typeof liveEvent>

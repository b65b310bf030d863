import { z } from 'zod'

/** The stream of what changed, as server-sent events; read with `fetch`, for it takes the `Token` header. */
export const eventsPath = '/api/events/'

/** One message of the stream: the domains whose answers to this owner are old now. The first of a stream names none. */
export const liveEvent = z.object({ domains: z.array(z.string()) })
export type LiveEvent = z.infer<typeof liveEvent>

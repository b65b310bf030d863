import { z } from 'zod'

/** The stream of what changed, as server-sent events; read with `fetch`, for it takes the `Token` header. */
export const eventsPath = '/api/events/'

/** One message of the stream: the domains whose answers to this owner are old now. The first of a stream names none. */
export const liveEvent = z.object({ domains: z.array(z.string()) })
export type LiveEvent = z.infer<typeof liveEvent>

/** Body of a webhook: what happened to which record, and where an API key reads it; it holds nothing about people. */
export const webhookMessage = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({ id: z.int().nullable(), booking: z.int().nullable(), href: z.string().nullable() }),
})
export type WebhookMessage = z.infer<typeof webhookMessage>

import { webhookEvents } from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { eventsPath, liveEvent, webhookMessage } from '@keyhaven/shared-contracts/contract/events'
import { problem } from '@keyhaven/shared-contracts/contract/problem'
import type { ApiShapes, EventShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { schemaShape, shapesOf } from '../http/call-shapes.ts'
import { shownIn } from '../tables.ts'

/** Shapes that shells read beside the answers of calls: messages of the event stream, and the body of every error. */
export const sharedMessages = (): EventShapes => ({
  [`GET ${eventsPath}`]: schemaShape(liveEvent),
  'every error': schemaShape(problem),
})

/** All that the API of these endpoints does for releases and webhooks. */
export const apiShapes = (endpoints: readonly Endpoint[]): ApiShapes => ({
  calls: shapesOf(endpoints),
  events: {
    ...sharedMessages(),
    ...Object.fromEntries(webhookEvents.map((event) => [`webhook ${event}`, schemaShape(webhookMessage)])),
  },
  effects: Object.fromEntries(shownIn),
})

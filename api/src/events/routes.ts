import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { checkedSession, liveSessions } from '../accounts/sessions.ts'
import type { AppContext } from '../context.ts'
import type { App } from '../http/serve.ts'
import { shownIn } from '../tables.ts'
import { openStreams } from './streams.ts'

export function routes(app: App, context: AppContext) {
  const streams = openStreams({
    url: context.databaseUrl,
    liveSessions: (ids) => liveSessions(context, ids),
    // While instances are replaced, a newer schema may tell of a table that this release does not know.
    domainsOf: (table = '') => shownIn.get(table) ?? [...new Set(app.endpoints.map(({ domain }) => domain))],
  })
  // Before the server waits for what is under way: these never end by themselves.
  app.addHook('preClose', () => streams.close())

  // A stream, not JSON: part of no document, and opened with a token only.
  app.get(eventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const session = await checkedSession(context, request.headers.authorization)
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // Else its connection would wait for another call after the last message, and a server that closes for it.
        .header('connection', 'close')
        .send(streams.open(session))
    )
  })
}

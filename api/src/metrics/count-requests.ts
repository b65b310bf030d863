import type { App } from '../http/serve.ts'
import { isInProcess } from '../server/logging.ts'
import { requestsAnswered, requestSeconds } from './meters.ts'

/** Pages and files: which they are, only the release store knows, and a made-up address must not make a new series. */
const other = 'page'

/** Counts every answered request; the calls behind a page belong to its request. */
export function countRequests(app: App) {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess(request)) {
      const { method, routeOptions } = request
      const route = routeOptions.url ?? other
      requestsAnswered.inc({ method, route, status: reply.statusCode })
      const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
      if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / 1000)
    }
    done()
  })
}

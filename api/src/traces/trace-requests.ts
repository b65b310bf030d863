import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from '../server/logging.ts'
import type { OpenSpan, SdkTracing } from './sdk.ts'

/** Files, which are many and say little; live updates, which last until a page is closed; and whoever watches the process. */
const isLeftOut = (pattern: string | undefined) =>
  pattern !== undefined && (pattern.endsWith(eventsPath) || /^\/(?:healthz|readyz)$|^\/(?!keyhaven).*\*$/.test(pattern))

/** A page's own address is the release store's to know; calls that an edge passes on are one name as well. */
const nameOf = ({ method, routeOptions: { url } }: FastifyRequest) => `${method} ${url ?? 'page'}`

/** Makes one span for each request, under the pattern of its route. What the caller says of its own span comes first. */
export function traceRequests(app: FastifyInstance, tracing: SdkTracing) {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers, id } = request
    if (isLeftOut(routeOptions.url)) return done()
    const { traceparent } = headers
    const span = tracing.open(nameOf(request), {
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      // What this process asks of itself, to build a page, belongs to the page.
      isRoot: !isInProcess(request),
      attributes: {
        'http.request.method': method,
        'http.route': routeOptions.url ?? 'page',
        'keyhaven.request_id': id,
      },
    })
    spans.set(request, span)
    if (routeOptions.url === undefined) reply.header('server-timing', 'keyhaven-traces')
    return span.run(done)
  })
  // A body arrives outside of whatever was running when its head came.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    return span ? span.run(done) : done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': statusCode })
    if (statusCode >= 500) span?.fail(statusCode)
    span?.end()
    done()
  })
}

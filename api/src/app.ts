import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { acceptJson, restOf, unstorable } from './http/body.ts'
import { docsRoutes } from './http/openapi/docs.ts'
import { constraints, domains } from './domains.ts'
import { mediaRoutes } from './files/media.ts'
import { healthRoutes } from './server/health.ts'
import { requestIds } from './server/request-id.ts'
import { accessLog, type Logger, withoutSecrets } from './server/logging.ts'
import type { AppContext } from './context.ts'
import { countRequests } from './metrics/count-requests.ts'
import { Problem } from './http/problem.ts'
import { answerProblem, ofStatus, rawAnswer, toProblem } from './http/problem-handler.ts'
import { forSubdomains, securityHeaders } from './http/security-headers.ts'
import type { App } from './http/serve.ts'
import { endSoon, type ReaderBounds, readerBounds, watchReaders } from './http/slow-readers.ts'
import { atHosts } from './site/host-hook.ts'
import { hostKind, hostName } from './site/host-kind.ts'
import { fairConcurrencyLimit } from './concurrency-limit.ts'

export type AppOptions = {
  /** Adds what else this server answers, the edge for one; it then also owns every unknown address outside `/keyhaven`. */
  around?: (app: App) => Promise<unknown> | void
  logger?: Logger
  /** True when this process can never serve again. */
  isLost?: () => boolean
  bounds?: Partial<Bounds>
}

/** How long clients may keep connections and turns; tests have shorter ones. */
type Bounds = {
  readers: ReaderBounds
  /** From the answer to what is no request until its connection is gone. */
  lastWordMs: number
  /** The long lists of one owner, until they are read; more wait so long for their turn. */
  lists: { each: number; mostWaiting: number; waitMs: number }
}
const usual: Bounds = {
  readers: readerBounds,
  lastWordMs: 2000,
  lists: { each: 2, mostWaiting: 6, waitMs: 10_000 },
}
/** Calls of one owner that are worked on at once; the others wait, so that the connections of the pool are everybody's. */
const callsOfOwner = 4

const tooManyLists = () => {
  const words = 'Other long lists of yours are still being read. Please try again in a moment.'
  const problem = new Problem(429, 'too_many_lists', words)
  problem.headers = { 'retry-after': '10' }
  return problem
}

const statusOfParserError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** A number counts the proxies in front of this server. */
const trust = (proxies: boolean | number | string) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The API as a function of its context. Everything lies under `/keyhaven` but the two health checks. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<App> {
  const isSecure = context.env.origin.startsWith('https:')
  const security = securityHeaders(isSecure)
  const bounds = { ...usual, ...options.bounds }
  const ofOurs = { ...security, ...(isSecure && forSubdomains) }
  const app: App = Fastify({
    logger: withoutSecrets(options.logger),
    logController: accessLog,
    trustProxy: trust(context.env.trustProxy),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Node's own refusal has no body; ours is in the second hook below.
    http: { requireHostHeader: false },
    // While it closes, what still arrives is answered as ever, and its connection ends.
    return503OnClosing: false,
    genReqId: requestIds(context.env.trustProxy),
    // Which releases were out when it came: half of what explains an error that began this morning.
    childLoggerFactory: (logger, bindings, ofLogger) =>
      logger.child({ ...bindings, set: context.releases?.set() }, ofLogger),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Neither this nor the next one passes through the hooks below.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, reply.header('x-request-id', request.id).headers(security)),
    clientErrorHandler: (error, socket) => {
      const answer = rawAnswer(statusOfParserError[error.code ?? ''] ?? 400, security)
      if (socket.writable && error.code !== 'ECONNRESET') endSoon(socket, answer, bounds.lastWordMs)
      else socket.destroy()
    },
  })
  app.decorate('context', context)
  app.decorate('endpoints', [])
  app.decorate('listHeaders', new Map())
  app.decorate('constraints', constraints)
  app.decorate('calls', fairConcurrencyLimit({ each: callsOfOwner }))
  app.decorate('lists', fairConcurrencyLimit({ ...bounds.lists, refusal: tooManyLists }))
  app.decorateRequest('session', undefined)
  app.decorateRequest('site', undefined)
  app.setErrorHandler(async (error, request, reply) => {
    if (toProblem(error).status === 413) await restOf(request.raw)
    return answerProblem(error, request, reply)
  })
  // Node would refuse what a client expects beyond `100-continue` by itself; we may as well answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.addHook('onClose', watchReaders(app.server, bounds.readers))
  acceptJson(app)
  await app.register(multipart, { throwFileSizeLimit: false })

  app.addHook('onRequest', async ({ hostname, id }, reply) => {
    reply.header('x-request-id', id)
    reply.headers(hostKind(hostName(hostname), context.env.origin) === 'other' ? security : ofOurs)
  })
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    // Two would let a proxy in front of us read one and us the other.
    if (raw.httpVersion === '1.1' ? hosts !== 1 : raw.httpVersion !== '1.0' || hosts > 1) throw ofStatus(400)
  })
  if (context.env.metrics) countRequests(app)
  healthRoutes(app, context, options.isLost)
  await app.register(keyhaven, { prefix: '/keyhaven' })
  if (options.around) await options.around(app)
  else app.setNotFoundHandler((request, reply) => answerProblem(ofStatus(404), request, reply))
  return app
}

async function keyhaven(app: App) {
  app.addHook('onRequest', async (request) => {
    if (/%00/i.test(request.url)) throw unstorable()
  })
  app.addHook('onRequest', atHosts(app.context))
  app.setNotFoundHandler((request, reply) => answerProblem(ofStatus(404), request, reply))
  for (const routes of domains) routes(app, app.context)
  await app.register(docsRoutes)
  mediaRoutes(app, app.context)
}

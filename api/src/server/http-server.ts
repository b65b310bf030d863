import Fastify, { type FastifyInstance, type RawRequestDefaultExpression as RawRequest } from 'fastify'
import type { AppEnv } from '../env.ts'
import { answerProblem, ofStatus, rawAnswer } from '../http/problem-handler.ts'
import { forSubdomains, securityHeaders } from '../http/security-headers.ts'
import { endSoon, type ReaderBounds, readerBounds, watchReaders } from '../http/slow-readers.ts'
import { hostKind, hostName } from '../site/host-kind.ts'
import { accessLog, type Logger, withoutSecrets } from './logging.ts'
import { traceRequests } from '../traces/trace-requests.ts'
import { tracingNow } from '../traces/tracing.ts'
import { requestIds } from './request-id.ts'

/** Time limits of connections; tests have shorter ones. */
export type ConnectionBounds = {
  readers: ReaderBounds
  /** Time from the answer to what is no request until its connection is gone. */
  lastWordMs: number
}
const usual: ConnectionBounds = { readers: readerBounds, lastWordMs: 2000 }

type Options = {
  logger?: Logger
  bounds?: Partial<ConnectionBounds> | undefined
  /** The id of the release set that is out, for the lines of the log. */
  set: () => string | undefined
  /** True from the signal to stop on. */
  isDraining?: (() => boolean) | undefined
}

const statusOfParserError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** A number counts the proxies in front of this server. */
const trust = (proxies: boolean | number | string) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/**
 * The path of a target, whose host counts before the header where it names one (RFC 9112): a cache in front of us goes by the
 * target, and would keep one owner's answer as another's.
 */
function targetPath({ url = '/', headers }: RawRequest) {
  const target = /^https?:/i.test(url) ? URL.parse(url) : null
  if (!target) return url
  headers.host = target.host
  return target.pathname + target.search
}

/** Server with everything that holds for all requests: limits of a connection, its log line, security headers, one host. */
export function httpServer(
  env: Pick<AppEnv, 'origin' | 'trustProxy'>,
  { logger, bounds, set, isDraining = () => false }: Options,
): FastifyInstance {
  const isSecure = env.origin.startsWith('https:')
  const security = securityHeaders(isSecure)
  const ofOurs = { ...security, ...(isSecure && forSubdomains) }
  const { readers, lastWordMs } = { ...usual, ...bounds }
  const app: FastifyInstance = Fastify({
    logger: withoutSecrets(logger),
    logController: accessLog,
    trustProxy: trust(env.trustProxy),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Node's own refusal has no body; the last hook below answers with ours.
    http: { requireHostHeader: false },
    // While it closes, what still arrives is answered as ever, and its connection ends.
    return503OnClosing: false,
    genReqId: requestIds(env.trustProxy),
    rewriteUrl: targetPath,
    // Which releases were out when it came: half of what explains an error that began this morning.
    childLoggerFactory: (parent, bindings, ofLogger) => parent.child({ ...bindings, set: set() }, ofLogger),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Neither this nor the next one passes through the hooks below.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, reply.header('x-request-id', request.id).headers(security)),
    clientErrorHandler: (error, socket) => {
      const answer = rawAnswer(statusOfParserError[error.code ?? ''] ?? 400, security)
      if (socket.writable && error.code !== 'ECONNRESET') endSoon(socket, answer, lastWordMs)
      else socket.destroy()
    },
  })
  // Node would refuse what a client expects beyond `100-continue` by itself; we may as well answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  const tracing = tracingNow()
  if (tracing) traceRequests(app, tracing)
  app.addHook('onClose', watchReaders(app.server, readers))
  app.addHook('onRequest', async ({ hostname, id }, reply) => {
    reply.header('x-request-id', id)
    reply.headers(hostKind(hostName(hostname), env.origin) === 'other' ? security : ofOurs)
  })
  // Proxies keep connections; one that is closed while the next request is on its way would lose that.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    // Two would let a proxy in front of us read one and us the other.
    if (raw.httpVersion === '1.1' ? hosts !== 1 : raw.httpVersion !== '1.0' || hosts > 1) throw ofStatus(400)
  })
  return app
}

/** Lets what runs end, and cuts the connections of what does not. */
export async function closeServer(app: FastifyInstance) {
  const impatience = setTimeout(() => app.server.closeAllConnections(), 8000)
  await app.close()
  clearTimeout(impatience)
}

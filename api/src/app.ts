import multipart from '@fastify/multipart'
import Fastify, { type FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import { sql } from 'kysely'
import { acceptJson, unstorable } from './body.ts'
import { docsRoutes } from './docs.ts'
import { domains } from './domains.ts'
import { mediaRoutes } from './files/media.ts'
import type { Parts } from './parts.ts'
import { answerProblem, ofStatus, rawAnswer } from './problem-handler.ts'
import { forSubdomains, securityHeaders } from './security-headers.ts'
import type { App } from './serve.ts'
import { atHosts } from './site/host-hook.ts'
import { hostKind, hostName } from './site/host-kind.ts'

type Logger = FastifyHttpOptions<Server>['logger']

export type AppOptions = {
  /** Adds what else this server answers, the edge for one; it then also owns every unknown address outside `/keyhaven`. */
  around?: (app: App) => Promise<void> | void
  logger?: Logger
}

const statusOfParserError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Paths hold links' tokens and queries hold signatures; neither belongs into a log. */
const withoutSecrets = (url: string) =>
  url.split('?')[0]?.replace(/(\/(?:activate-account|reset-password|request|decision)\/).*/, '$1…')

const logging = (logger: Logger) =>
  typeof logger === 'object'
    ? {
        ...logger,
        redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
        serializers: {
          req: (request: { method: string; url: string; ip: string }) => ({
            method: request.method,
            url: withoutSecrets(request.url),
            ip: request.ip,
          }),
        },
      }
    : (logger ?? false)

/** A number counts the proxies in front of this server. */
const trust = (proxies: boolean | number | string) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The API as a function of its parts. Everything lies under `/keyhaven` but the two health checks. */
export async function buildApp(parts: Parts, options: AppOptions = {}): Promise<App> {
  const isSecure = parts.env.origin.startsWith('https:')
  const security = securityHeaders(isSecure)
  const ofOurs = { ...security, ...(isSecure && forSubdomains) }
  const app: App = Fastify({
    logger: logging(options.logger),
    trustProxy: trust(parts.env.trustProxy),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Node's own refusal has no body; ours is in the second hook below.
    http: { requireHostHeader: false },
    // While it closes, what still arrives is answered as ever, and its connection ends.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Neither this nor the next one passes through the hooks below.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply.headers(security)),
    clientErrorHandler: (error, socket) => {
      if (socket.writable && error.code !== 'ECONNRESET')
        socket.end(rawAnswer(statusOfParserError[error.code ?? ''] ?? 400, security))
      else socket.destroy()
    },
  })
  app.decorate('parts', parts)
  app.decorate('endpoints', [])
  app.decorateRequest('session', undefined)
  app.decorateRequest('site', undefined)
  app.setErrorHandler(answerProblem)
  // Node would refuse what a client expects beyond `100-continue` by itself; we may as well answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  acceptJson(app)
  await app.register(multipart, { throwFileSizeLimit: false })

  app.addHook('onRequest', async ({ hostname }, reply) => {
    reply.headers(hostKind(hostName(hostname), parts.env.origin) === 'other' ? security : ofOurs)
  })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw ofStatus(400)
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`SELECT 1 FROM migrations LIMIT 1`.execute(parts.db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
  await app.register(keyhaven, { prefix: '/keyhaven' })
  if (options.around) await options.around(app)
  else app.setNotFoundHandler((request, reply) => answerProblem(ofStatus(404), request, reply))
  return app
}

async function keyhaven(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (/%00/i.test(request.url)) throw unstorable()
  })
  app.addHook('onRequest', atHosts(app.parts))
  app.setNotFoundHandler((request, reply) => answerProblem(ofStatus(404), request, reply))
  for (const routes of domains) routes(app, app.parts)
  await app.register(docsRoutes)
  mediaRoutes(app, app.parts)
}

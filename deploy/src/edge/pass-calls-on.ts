import replyFrom from '@fastify/reply-from'
import { answerProblem, unavailable } from '@keyhaven/api/http/problem-handler'
import { spanHeaders } from '@keyhaven/api/traces/tracing'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Pool } from 'undici'

/** A call is answered, at least with its first byte, before the API itself would give it up. */
const headersTimeoutMs = 65_000

/** Kept connections to the API. An answer may last: live updates end when a page is closed. */
export const apiPool = (origin: string) =>
  new Pool(origin, {
    connections: 256,
    connect: { timeout: 2000 },
    headersTimeout: headersTimeoutMs,
    bodyTimeout: 0,
    keepAliveTimeout: 4000,
  })

/** Headers in which clients name proxies that we do not know. */
const hearsay = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
]

/** A call that fails destroys what it was to send; the request itself has to outlive that, to be answered. */
const bodyOf = (request: IncomingMessage) => {
  const body = new PassThrough()
  request.pipe(body)
  request.once('close', () => request.complete || body.destroy())
  return body
}

/**
 * Passes calls on to the API, bodies and answers as they come. The host stays, for the API knows owners' domains by it; of
 * the client it says what this process knows, which is what a proxy wrote only where TRUST_PROXY trusts that.
 */
export const passCallsOn = (app: FastifyInstance, api: Pool) =>
  app.register(async (scope) => {
    const liveUpdates = new Set<Readable>()
    // They would last until their pages are closed; a page whose updates end asks for them again, elsewhere.
    scope.addHook('preClose', async () => liveUpdates.forEach((stream) => stream.destroy()))
    scope.addHook('onClose', () => api.close())
    await scope.register(replyFrom, { base: 'http://api.invalid', undici: api, disableRequestLogging: true })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, bodyOf(payload)))
    const send = (reply: FastifyReply, stream: Readable) => {
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
        liveUpdates.add(stream)
        stream.once('close', () => liveUpdates.delete(stream))
      }
      return reply.send(stream)
    }
    for (const url of ['/keyhaven', '/keyhaven/*'])
      scope.all(url, (request, reply) =>
        reply.from(request.raw.url, {
          rewriteRequestHeaders: ({ ip, protocol, host, id }, headers) => ({
            ...Object.fromEntries(Object.entries(headers).filter(([name]) => !hearsay.includes(name))),
            ...spanHeaders(),
            ...{ host, 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-request-id': id },
          }),
          // A kept connection may have been closed at this very moment; what only reads is asked once more.
          retryDelay: ({ err, req, attempt }) =>
            err instanceof Error &&
            'code' in err &&
            err.code === 'UND_ERR_SOCKET' &&
            req.method === 'GET' &&
            attempt === 0
              ? 1
              : null,
          onResponse: (_request, _reply, { stream }) => void send(reply, stream),
          onError: (_reply, { error }) => {
            request.log.warn({ err: error }, 'the API did not answer')
            void answerProblem(unavailable('busy'), request, reply)
          },
        }),
      )
  })

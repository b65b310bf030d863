import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Server } from 'node:http'

export type Logger = FastifyHttpOptions<Server>['logger']

/** The remote address of calls that this process makes to itself, to build a page. No socket has it. */
export const inProcess = 'in-process'

/** Queries hold signatures, and the names that people search for. */
const pathOf = (url: string) => url.split('?', 1)[0]

/** Every secret that this program makes is 256 bits in base64url: links of mails, sessions, signatures. */
const secrets = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** Asked for every few seconds by whatever watches this process. */
const probes = new Set(['/healthz', '/readyz'])

/** One line for every answered request; the calls behind a page belong to its line. */
class AccessLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (request.socket.remoteAddress === inProcess) return
    const { method, url, host, ip } = request
    const status = reply.statusCode
    if (status === 200 && probes.has(url)) return
    const line = { method, host: host.slice(0, 255), url: pathOf(url), status, ms: Math.round(reply.elapsedTime), ip }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else request.log.info(line, 'request')
  }
}

export const accessLog = new AccessLog()

/** Cuts secrets out of every line: the error of a library may hold an address that holds a token. */
export const withoutSecrets = (logger: Logger): Logger =>
  typeof logger === 'object'
    ? {
        ...logger,
        redact: [
          'req.headers.authorization',
          'req.headers.cookie',
          '*.password',
          '*.token',
          // PostgreSQL quotes whole rows there, with whatever people typed.
          'err.detail',
          'err.aggregateErrors[*].detail',
        ],
        serializers: { req: ({ method, url, ip }: FastifyRequest) => ({ method, url: pathOf(url), ip }) },
        hooks: { streamWrite: (line: string) => line.replace(secrets, '…') },
      }
    : (logger ?? false)

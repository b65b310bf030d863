import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { addressOf, errorWithoutValues, hostOf, networkOf, withoutPersonalData } from './personal-data.ts'

export type Logger = FastifyHttpOptions<Server>['logger']

/** The header by which this process knows the calls that it makes to itself, to build a page; nobody else can send its value. */
const ownCall = 'x-keyhaven-own-call'
export const inProcess = { [ownCall]: randomUUID() }

/** Asked for every few seconds by whatever watches this process. */
const probes = new Set(['/healthz', '/readyz'])

/** True if this process made the call to itself. */
export const isInProcess = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers[ownCall] === inProcess[ownCall]

/** Writes one line for every answered request; the calls behind a page belong to its line. */
class AccessLog extends LogController {
  override incomingRequest() {}

  /** Said by the line of the request. */
  override routeNotFound() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (isInProcess(request)) return
    const { method, url, host, ip } = request
    const status = reply.statusCode
    if (status === 200 && probes.has(url)) return
    const ms = Math.round(reply.elapsedTime)
    const line = { method, host: hostOf(host), url: addressOf(request), status, ms, network: networkOf(ip) }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else request.log.info(line, 'request')
  }
}

export const accessLog = new AccessLog()

/** Cuts out of every line what is secret and what names a person. */
export const withoutSecrets = (logger: Logger): Logger =>
  typeof logger === 'object'
    ? {
        ...logger,
        redact: ['*.password', '*.token'],
        serializers: {
          req: (request: FastifyRequest) => ({ method: request.method, url: addressOf(request) }),
          err: errorWithoutValues,
        },
        hooks: { streamWrite: withoutPersonalData },
      }
    : (logger ?? false)

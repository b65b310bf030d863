import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { ofStatus } from '../http/problem-handler.ts'
import type { App } from '../http/serve.ts'
import { hostKind, hostName } from './host-kind.ts'
import { hostsOf } from './hosts.ts'
import type { HostSite } from './reads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner on whose own domain this was asked. */
    site: HostSite | undefined
  }
}

const publicPath = '/keyhaven/api/public/'
const mediaPath = '/keyhaven/media/'

const isPublic = ({ routeOptions, method, url }: FastifyRequest) =>
  routeOptions.config.endpoint?.domain === 'public' || (method === 'OPTIONS' && url.startsWith(publicPath))

/** Runs before anything is answered: on an owner's domain there is that owner's public part and nothing else. */
export const atHosts = (context: AppContext) => {
  const hosts = hostsOf(context)

  const onOwnDomain = (request: FastifyRequest, site: HostSite) => {
    if (!isPublic(request) && !request.url.startsWith(mediaPath)) throw ofStatus(404)
    request.site = site
    Object.assign(request.query as object, { owner: site.slug })
  }

  /** Lets the scripts of sites that the owner named read the answer. */
  const forOrigins = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    const { owner } = request.query as { owner?: unknown }
    if (!origin || typeof owner !== 'string' || !(await hosts.originsOf(owner)).has(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-has-more, x-request-id, retry-after',
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const host = hostName(request.hostname)
    if (hostKind(host, context.env.origin) === 'other') {
      const site = await hosts.siteAt(host)
      if (!site) throw ofStatus(404)
      onOwnDomain(request, site)
    }
    if (isPublic(request)) await forOrigins(request, reply)
  }
}

/** Answers preflights, which browsers send before a call from another origin. */
export const preflights = (app: App) =>
  app.options('/api/public/*', async (_request, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) throw ofStatus(404)
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, idempotency-key',
        'access-control-max-age': '600',
        'cache-control': 'no-store',
      })
      .send()
  })

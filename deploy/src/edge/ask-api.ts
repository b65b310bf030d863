import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from '@keyhaven/api/http/problem-handler'
import { spanHeaders } from '@keyhaven/api/traces/tracing'
import { inProcess } from '@keyhaven/api/server/logging'
import { type PublicSiteOrigins, siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'undici'
import type { Embedders } from './embed.ts'

/** `body` is data, the bytes of a picture, or nothing for whatever else comes. */
export type ApiAnswer = { status: number; body: unknown }

const bodyOf = (type: unknown, bytes: Buffer): unknown => {
  if (String(type).includes('json')) return JSON.parse(bytes.toString())
  return String(type).startsWith('image/') ? bytes : undefined
}

/** Asks the API as a visitor of a host would. */
export type Ask = (host: string, path: string) => Promise<ApiAnswer>

/** Whose page is being made: what it asks counts to its visitor, and not to all visitors together. */
const visitors = new AsyncLocalStorage<string>()

/** Remembers for what follows who the visitor of a request is. */
export const rememberVisitors = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, _reply, done) => visitors.run(request.ip, done))

/** Of an edge around the API: the calls stay in this process. */
export const askInProcess =
  (app: FastifyInstance): Ask =>
  async (host, path) => {
    const remoteAddress = visitors.getStore()
    const answer = await app.inject({
      ...{ url: `/keyhaven${path}`, headers: { host, ...inProcess } },
      ...(remoteAddress !== undefined && { remoteAddress }),
    })
    return { status: answer.statusCode, body: bodyOf(answer.headers['content-type'], answer.rawPayload) }
  }

/** A page is made while a guest waits for it; without its data it is sent as a frame that asks again. */
const timeoutMs = 5000

/** Of an edge alone: calls over kept connections. An API that does not answer in time is a 503. */
export const askOverHttp =
  (api: Pool): Ask =>
  async (host, path) => {
    // What the edge knows of its visitor; the API believes it where its TRUST_PROXY names the edge.
    const visitor = visitors.getStore()
    try {
      const { statusCode, headers, body } = await api.request({
        ...{
          path: `/keyhaven${path}`,
          method: 'GET',
          headers: { host, ...spanHeaders(), ...(visitor !== undefined && { 'x-forwarded-for': visitor }) },
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: statusCode, body: bodyOf(headers['content-type'], Buffer.from(await body.arrayBuffer())) }
    } catch {
      return { status: 503, body: undefined }
    }
  }

/** Origins that may embed the booking of an owner, from the API. */
export const embeddersOf = (ask: Ask, originNow: () => string): Embedders => {
  const askAbout = async (owner: string, path: string) => {
    const answer = await ask(new URL(originNow()).host, `${path}?${new URLSearchParams({ owner })}`)
    if (answer.status >= 500) throw unavailable('busy')
    return answer
  }
  return {
    originsOf: async (owner) => {
      const { status, body } = await askAbout(owner, siteApi.origins.path)
      return new Set(status === 200 ? (body as PublicSiteOrigins).origins : [])
    },
    isKnown: async (owner) => owner !== '' && (await askAbout(owner, siteApi.site.path)).status === 200,
  }
}

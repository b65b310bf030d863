import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { acceptJson, limitRefusals, restOf, unstorable } from './http/body.ts'
import { docsRoutes } from './http/openapi/docs.ts'
import { constraints, domains } from './domains.ts'
import { mediaRoutes } from './files/media.ts'
import { type HealthOptions, healthRoutes } from './server/health.ts'
import { type ConnectionBounds, httpServer } from './server/http-server.ts'
import type { Logger } from './server/logging.ts'
import type { AppContext } from './context.ts'
import { countRequests } from './metrics/count-requests.ts'
import { Problem } from './http/problem.ts'
import { answerProblem, ofStatus, toProblem } from './http/problem-handler.ts'
import type { App } from './http/serve.ts'
import { atHosts } from './site/host-hook.ts'
import { fairConcurrencyLimit } from './concurrency-limit.ts'

export type AppOptions = HealthOptions & {
  /** Adds what else this server answers, the edge for one; it then also owns every unknown address outside `/keyhaven`. */
  around?: (app: App) => Promise<unknown> | void
  logger?: Logger
  bounds?: Partial<Bounds>
}

/** Time limits of connections and turns; tests have shorter ones. */
type Bounds = ConnectionBounds & {
  /** The long lists of one owner, until they are read; more wait so long for their turn. */
  lists: { each: number; maxWaiting: number; waitMs: number }
}
const usualLists: Bounds['lists'] = { each: 2, maxWaiting: 6, waitMs: 10_000 }
/** Calls of one owner that are worked on at once; the others wait, so that the connections of the pool are everybody's. */
const callsOfOwner = 4

const tooManyLists = () => {
  const problem = new Problem(429, 'too_many_lists', 'general.tooManyLists')
  problem.headers = { 'retry-after': '10' }
  return problem
}

/** The API as a function of its context. Everything lies under `/keyhaven` but the two health checks. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<App> {
  const lists = options.bounds?.lists ?? usualLists
  const app: App = httpServer(context.env, {
    ...(options.logger !== undefined && { logger: options.logger }),
    bounds: options.bounds,
    set: () => context.releases?.set(),
    isDraining: options.isDraining,
  })
  app.decorate('context', context)
  app.decorate('endpoints', [])
  app.decorate('files', [])
  app.decorate('listHeaders', new Map())
  app.decorate('constraints', constraints)
  app.decorate('calls', fairConcurrencyLimit({ each: callsOfOwner }))
  app.decorate('lists', fairConcurrencyLimit({ ...lists, refusal: tooManyLists }))
  app.decorateRequest('session', undefined)
  app.decorateRequest('site', undefined)
  const countRefusal = limitRefusals(app, context)
  app.setErrorHandler(async (error, request, reply) => {
    const { status } = toProblem(error)
    countRefusal(request, status)
    if (status === 413) await restOf(request.raw)
    return answerProblem(error, request, reply)
  })
  acceptJson(app)
  await app.register(multipart, { throwFileSizeLimit: false })

  if (context.env.metrics) countRequests(app)
  healthRoutes(app, context, options)
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
  // Not of requests: a few bytes could become more than any body may have. A token never comes by itself, as a cookie would, so no other
  // site can make a browser ask for what it wants to guess from lengths.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  for (const routes of domains) routes(app, app.context)
  await app.register(docsRoutes)
  mediaRoutes(app, app.context)
}

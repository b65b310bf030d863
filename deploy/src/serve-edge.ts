import { setTimeout as wait } from 'node:timers/promises'
import type { AppEnv } from '@keyhaven/api/env'
import { answerProblem } from '@keyhaven/api/http/problem-handler'
import { countRequests } from '@keyhaven/api/metrics/count-requests'
import { startEdgeMetrics } from '@keyhaven/api/metrics/metrics-server'
import { closeServer, httpServer } from '@keyhaven/api/server/http-server'
import { listen } from '@keyhaven/api/server/listen'
import { logFiles } from '@keyhaven/api/server/log-files'
import { loggerOf, tracesOf } from '@keyhaven/api/server/start'
import { startTracing } from '@keyhaven/api/traces/tracing'
import type { FastifyBaseLogger } from 'fastify'
import { askOverHttp } from './edge/ask-api.ts'
import { edge, edgeOptions } from './edge/edge.ts'
import { apiPool, passCallsOn } from './edge/pass-calls-on.ts'
import { storeOf } from './store/open-store.ts'

/**
 * Starts an edge without an API of its own: pages and releases from the store, and calls passed on to `API_ORIGIN`. It has no
 * database. Answers when the port is open.
 */
export const serveEdge = async (env: AppEnv & { apiOrigin: string }, progress: (step: string) => void) => {
  let log: FastifyBaseLogger | undefined
  const stopTracing = env.traces && (await startTracing(tracesOf(env, env.traces, () => log)))
  const api = apiPool(env.apiOrigin)
  let set = (): string | undefined => undefined
  let isDraining = false
  const app = httpServer(env, { logger: loggerOf(env, logFiles(env)), set: () => set(), isDraining: () => isDraining })
  log = app.log
  if (env.metrics) {
    countRequests(app)
    const metrics = await startEdgeMetrics(env, app.log)
    progress(`Metrics at ${metrics.url}`)
    app.addHook('onClose', metrics.close)
  }
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  await passCallsOn(app, api)
  const { current, latest } = await edge(app, {
    store: await storeOf(env),
    ...edgeOptions(env),
    ask: askOverHttp(api),
  })
  set = () => latest()?.generation.registry.set
  app.get('/healthz', () => ({ status: 'ok' }))
  // An API that is away is the API's to say; pages without their first data still stand.
  app.get('/readyz', async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'stopping' })
    await current()
    return { status: 'ready' }
  })
  const port = await listen(app, env)
  const close = async () => {
    await closeServer(app)
    await stopTracing?.()
  }
  const drain = async () => {
    isDraining = true
    await wait(env.drainMs)
  }
  return { port, drain, close }
}

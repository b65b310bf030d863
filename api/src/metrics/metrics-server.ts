import { createServer, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { EnvError } from '../env.ts'
import { certificateStatus } from '../site/certificates.ts'
import { addGauges } from './gauges.ts'
import { meters } from './meters.ts'
import { addStoredFigures } from './stored-figures.ts'

type Log = { error(fields: object, message: string): void }

const path = '/metrics'
const askPath = '/ask'

/** Answers `/metrics`, and what a proxy asks before it gets a certificate, on a port of its own, which leads to no stranger. */
export async function startMetrics(context: AppContext, log: Log) {
  const { metrics } = context.env
  if (!metrics) throw new Error('No port is set for metrics.')
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  addGauges(own, context)
  const stored = addStoredFigures(own, context)
  const all = Registry.merge([meters, own])
  const text = async () => {
    await stored.refresh()
    return all.metrics()
  }
  const statusFor = certificateStatus(context)
  const answers: Record<string, (query: URLSearchParams, response: ServerResponse) => Promise<unknown>> = {
    [path]: async (_query, response) => {
      const body = await text()
      response.writeHead(200, { 'content-type': all.contentType, 'cache-control': 'no-store' }).end(body)
    },
    [askPath]: async (query, response) => response.writeHead(await statusFor(query.get('domain') ?? '')).end(),
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://metrics.invalid')
    const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined
    if (!answer || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    answer(searchParams, response).catch((error: unknown) => {
      log.error({ err: error, path: pathname }, 'the operator’s port could not answer')
      response.writeHead(500).end()
    })
  })
  server.requestTimeout = 10_000
  await new Promise<void>((ready, fail) => {
    server.once('error', () => fail(new EnvError(`METRICS_PORT ${metrics.port} cannot be used on ${metrics.host}.`)))
    server.listen(metrics.port, metrics.host, ready)
  }).catch(async (error: unknown) => {
    await stored.close()
    throw error
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : metrics.port
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await stored.close()
  }
  return { url: `http://${metrics.host}:${port}${path}`, close }
}

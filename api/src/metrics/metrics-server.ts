import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { EnvError } from '../env.ts'
import { addGauges } from './gauges.ts'
import { meters } from './meters.ts'
import { addStoredFigures } from './stored-figures.ts'

type Log = { error(fields: object, message: string): void }

const path = '/metrics'

/** Answers `/metrics` on a port of its own, which no proxy of the public port leads to. */
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
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.url?.split('?', 1)[0] !== path || !isRead) {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': all.contentType, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
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

import { createServer, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { EnvError } from '../env.ts'

type Log = { error(fields: object, message: string): void }
type Answer = (query: URLSearchParams, response: ServerResponse) => Promise<unknown>

export const metricsPath = '/metrics'

/** Answers a scrape. */
export const scrape =
  (register: Registry): Answer =>
  async (_query, response) => {
    const body = await register.metrics()
    response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(body)
  }

/** The operator's port (METRICS_PORT), which leads to no stranger: GET of the paths that are given, 404 for all others. */
export async function openOperatorPort(
  { host, port: wantedPort }: { host: string; port: number },
  answers: Readonly<Record<string, Answer>>,
  log: Log,
) {
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://metrics.invalid')
    const answer = url && Object.hasOwn(answers, url.pathname) ? answers[url.pathname] : undefined
    if (!url || !answer || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    answer(url.searchParams, response).catch((error: unknown) => {
      log.error({ err: error, path: url.pathname }, 'the operator’s port could not answer')
      response.writeHead(500).end()
    })
  })
  server.requestTimeout = 10_000
  await new Promise<void>((ready, fail) => {
    server.once('error', () => fail(new EnvError(`METRICS_PORT ${wantedPort} cannot be used on ${host}.`)))
    server.listen(wantedPort, host, ready)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : wantedPort
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://${host}:${port}${metricsPath}`, close }
}

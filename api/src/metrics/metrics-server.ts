import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { certificateStatus } from '../site/certificates.ts'
import { addDisk, addPools } from './gauges.ts'
import { meters } from './meters.ts'
import { metricsPath, openOperatorPort, scrape } from './operator-port.ts'
import { addStoredFigures } from './stored-figures.ts'

type Log = Parameters<typeof openOperatorPort>[2]

/** Figures of every process: its counters, its memory and event loop, and its disk. */
const figuresOf = (dataDir: string) => {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  addDisk(own, dataDir)
  return own
}

const portOf = ({ metrics }: AppContext['env']) => {
  if (!metrics) throw new Error('No port is set for metrics.')
  return metrics
}

/** Answers `/metrics`, and what a proxy asks before it gets a certificate. */
export async function startMetrics(context: AppContext, log: Log) {
  const { env } = context
  const own = figuresOf(env.dataDir)
  addPools(own, context)
  const stored = addStoredFigures(own, context)
  const answerScrape = scrape(Registry.merge([meters, own]))
  const statusFor = certificateStatus(context)
  const answers: Parameters<typeof openOperatorPort>[1] = {
    [metricsPath]: async (query, response) => {
      await stored.refresh()
      return answerScrape(query, response)
    },
    '/ask': async (query, response) => response.writeHead(await statusFor(query.get('domain') ?? '')).end(),
  }
  const opened = await openOperatorPort(portOf(env), answers, log).catch(async (error: unknown) => {
    await stored.close()
    throw error
  })
  const close = async () => {
    await opened.close()
    await stored.close()
  }
  return { url: opened.url, close }
}

/** Starts the metrics of an edge alone, which has no database and knows of no domain. */
export const startEdgeMetrics = (env: AppContext['env'], log: Log) =>
  openOperatorPort(portOf(env), { [metricsPath]: scrape(Registry.merge([meters, figuresOf(env.dataDir)])) }, log)

import { appendFileSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/**
 * The longest that one request may hold the thread that serves everybody: 50 ms of its own work on a quiet machine, and twice that on
 * one whose processor serves others too. A pattern that takes the square of a text takes seconds.
 */
export const maxStopMs = 100
const tickMs = 5

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Watches how long this thread works without looking at anything else while requests are under way. Its own time on the processor
 * counts, and not that of the clock, so that a busy machine changes nothing; collecting garbage is left out; and what is shared
 * by several requests is divided among them.
 */
export function watchStops(app: FastifyInstance) {
  const underWay = new Set<{ call: string }>()
  let longest = 0
  const worst = { ms: 0, calls: [] as string[] }
  let seen = new Set<{ call: string }>()
  let [last, garbageMs] = [cpuMs(), 0]
  const garbage = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) garbageMs += duration
  })
  garbage.observe({ entryTypes: ['gc'] })
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>
  const injectWatched = async (options: InjectOptions | string) => {
    const call = typeof options === 'string' ? { url: options } : options
    const request = { call: `${call.method ?? 'GET'} ${JSON.stringify(call.url).split('?')[0]}` }
    underWay.add(request)
    seen.add(request)
    try {
      return await inject(call)
    } finally {
      underWay.delete(request)
    }
  }
  Object.assign(app, { inject: injectWatched })
  const look = () => {
    const now = cpuMs()
    // What the collector reports comes a moment later than its work.
    for (const { duration } of garbage.takeRecords()) garbageMs += duration
    const ms = (now - last - garbageMs) / Math.max(seen.size, 1)
    if (seen.size > 0) longest = Math.max(longest, ms)
    if (seen.size > 0 && ms > worst.ms)
      Object.assign(worst, { ms: Math.round(ms), calls: [...new Set([...seen].map(({ call }) => call))].slice(0, 5) })
    ;[last, garbageMs, seen] = [now, 0, new Set(underWay)]
  }
  const timer = setInterval(look, tickMs).unref()
  return {
    /** The longest stop since this was asked last, in milliseconds. */
    longestMs() {
      look()
      const stopMs = longest
      longest = 0
      return stopMs
    },
    end() {
      clearInterval(timer)
      garbage.disconnect()
      // Of a whole run of tests: `STOPS=stops.jsonl npm test -- api`.
      const report = process.env['STOPS']
      if (report) appendFileSync(report, `${JSON.stringify(worst)}\n`)
    },
  }
}

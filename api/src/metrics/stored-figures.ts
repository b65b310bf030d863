import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { openSingle, type Sql } from '../db/pool.ts'
import { partsOf } from '../domain-parts.ts'
import { readWebhookBacklog } from '../connections/delivery-writes.ts'
import { readHealth } from '../health/reads.ts'
import { readQueues } from '../jobs/queues.ts'
import { hourMs } from '../lifetimes.ts'
import { readMailBacklog } from '../mail/outbox.ts'
import { degradation, reasonCodes } from '../server/degraded.ts'

/** A scrape has ten seconds by default; a database that does not answer must leave it most of them. */
const timeoutMs = 1500
/** Without an edge that says which releases are out, strangers can make up some. */
const maxSeries = 1000

/** A figure of an added area that only the database has: `figures` in `api/src/<area>/figures.ts`. */
export type StoredFigure = { name: string; help: string; read: (db: Sql, now: Date) => Promise<number> }

const ofAreas = (await partsOf<readonly StoredFigure[]>('figures.ts', 'figures')).flat()

/** Adds the figures that only the database has, one query a scrape. If it does not answer, these are missing and all others are there. */
export function addStoredFigures(register: Registry, context: AppContext) {
  const { databaseUrl, clock } = context
  const db = openSingle(databaseUrl, timeoutMs)
  const gauge = <T extends string = never>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge<T>({ name, help, labelNames, registers: [register] })
  // Not over the pools: the scrape would wait for them, and be counted as waiting.
  const reasonsNow = degradation({ ...context, db })
  const degraded = gauge('keyhaven_degraded', 'For each reason, 1 where /readyz gives it, else 0', ['reason'])
  const answers = gauge('keyhaven_database_answers', '1 where the database answered this scrape in time, else 0')
  const figures = {
    unsent: gauge('keyhaven_mail_unsent', 'Mails that have not left and will be tried again'),
    failing: gauge('keyhaven_mail_failing', 'Mails among the unsent that failed at least once'),
    givenUp: gauge('keyhaven_mail_given_up', 'Mails that failed for two days and are not tried any more'),
    oldestSeconds: gauge('keyhaven_mail_oldest_unsent_seconds', 'Age of the oldest mail that has not left'),
    overdueSeconds: gauge('keyhaven_mail_overdue_seconds', 'How long the first mail in the line has been due'),
    webhooksWaiting: gauge(
      'keyhaven_webhooks_waiting',
      'Events that wait to be sent to webhooks, or to be tried again',
    ),
    webhooksOverdue: gauge(
      'keyhaven_webhooks_overdue_seconds',
      'How long the first of them has been due, of owners whose servers take events',
    ),
  } as const
  const jobs = {
    waiting: gauge('keyhaven_jobs_waiting', 'Jobs of a queue that wait, or are to be tried again', ['queue']),
    active: gauge('keyhaven_jobs_active', 'Jobs of a queue that are under way', ['queue']),
    overdueSeconds: gauge('keyhaven_jobs_overdue_seconds', 'How long the first job of a queue has been due', ['queue']),
  } as const
  const areas = gauge(
    'keyhaven_area_reports',
    'What pages reported of a release in this hour and the one before: visits, failed …, errors, lcp good …',
    ['area', 'version', 'measure'],
  )
  const added = ofAreas.map(({ name, help, read }) => ({ figure: gauge(name, help), read }))
  const read = async () => {
    const [mails, webhooks] = [await readMailBacklog(db), await readWebhookBacklog(db)]
    const backlog = { ...mails, ...webhooks }
    return { backlog, queues: await readQueues(db), health: await readHealth(db, new Date(clock().getTime() - hourMs)) }
  }
  const refresh = async () => {
    areas.reset()
    for (const one of Object.values(jobs)) one.reset()
    try {
      const { backlog, queues, health } = await read()
      for (const { queue, waiting, active, overdueSeconds } of queues) {
        jobs.waiting.set({ queue }, waiting)
        jobs.active.set({ queue }, active)
        jobs.overdueSeconds.set({ queue }, overdueSeconds)
      }
      for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name].set(backlog[name])
      for (const { count, ...labels } of health.slice(0, maxSeries)) areas.set(labels, count)
      for (const one of added) one.figure.set(await one.read(db, clock()))
      answers.set(1)
    } catch {
      for (const one of [...Object.values(figures), ...added.map(({ figure }) => figure)]) one.set(Number.NaN)
      answers.set(0)
    }
  }
  const refreshAll = async () => {
    const [reasons] = await Promise.all([reasonsNow(), refresh()])
    for (const reason of reasonCodes) degraded.set({ reason }, reasons.some(({ code }) => code === reason) ? 1 : 0)
  }
  let running: Promise<void> | undefined
  return {
    /** Two scrapes at the same moment ask once. */
    refresh: () => (running ??= refreshAll().finally(() => (running = undefined))),
    close: () => db.destroy(),
  }
}

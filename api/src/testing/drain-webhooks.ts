import { sql } from 'kysely'
import { sendWebhook } from '../connections/sending.ts'
import { adoptLostDeliveries, type WebhookJob } from '../connections/webhook-job-writes.ts'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/pool.ts'
import { jobsOn } from '../jobs/queues.ts'

/** Sends the events that are due, as the workers of a server do. */
export async function drainWebhooks(context: Pick<AppContext, 'db' | 'env' | 'clock'>) {
  await adoptLostDeliveries(context.db)
  const boss = jobsOn(context.db)
  const next = () => boss.fetch<WebhookJob>('webhooks', { batchSize: 4 })
  for (let jobs = await next(); jobs.length > 0; jobs = await next())
    await Promise.all(
      jobs.map(async (job) => {
        await sendWebhook(context, job)
        await boss.complete('webhooks', job)
      }),
    )
}

/** Makes all events due that wait for another try. */
export const makeWebhooksDue = (db: Db) =>
  sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'webhooks' AND state < 'active'`.execute(db)

import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { jobsOn } from '../jobs/queues.ts'
import type { Mailer } from '../mail/mailer.ts'
import { adoptMails, type MailJob } from '../mail/outbox.ts'
import { sendMail } from '../mail/sending.ts'

/** Sends the mails that are due, as the workers of a server do; answers how many left. */
export async function drainMails(db: Db, mailer: Mailer, failed?: (error: unknown) => void): Promise<number> {
  let sent = 0
  const mail: Mailer = {
    ...mailer,
    async send(...message) {
      await mailer.send(...message)
      sent += 1
    },
  }
  await adoptMails(db)
  const boss = jobsOn(db)
  for (const queue of ['mails', 'refused-mails'] as const) {
    const next = () => boss.fetch<MailJob>(queue, { batchSize: 4 })
    for (let jobs = await next(); jobs.length > 0; jobs = await next())
      await Promise.all(
        jobs.map(async (job) => {
          const status = await sendMail({ db, mail }, queue, job.data.mail, failed)
          await (status === 'completed' ? boss.complete(queue, job) : boss.fail(queue, job))
        }),
      )
  }
  return sent
}

/** Makes all mails due that wait for another try. */
export const makeMailsDue = (db: Db) =>
  sql`UPDATE pgboss.job SET start_after = now() WHERE name IN ('mails', 'refused-mails') AND state < 'active'`.execute(
    db,
  )

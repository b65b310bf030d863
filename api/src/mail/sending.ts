import type { JobResultStatus, PgBoss } from 'pg-boss'
import type { AppContext } from '../context.ts'
import { mailAttempts } from '../metrics/meters.ts'
import { inSpan } from '../traces/tracing.ts'
import { Refused } from './mailer.ts'
import { type MailJob, markSent, noteFailure, setAside, takeMail } from './outbox.ts'

type Context = Pick<AppContext, 'db' | 'mail'>
type Queue = 'mails' | 'refused-mails'
type Failed = (error: unknown, id: number) => void
type Log = { error(fields: object, message: string): void }

/** Time until a mail that was refused for good is tried again. */
const restSeconds = 6 * 3600
/** Number of workers: a server that is slow with some mails holds up no others. */
const workers = 4

/** Tries to send a mail; answers what that means for its job. */
export async function sendMail(
  { db, mail: mailer }: Context,
  queue: Queue,
  id: number,
  failed: Failed = () => {},
): Promise<JobResultStatus> {
  const row = await takeMail(db, id)
  if (!row) return 'completed'
  const { traceparent: parent, owner: _, ...mail } = row.payload
  const attributes = { 'keyhaven.mail.attempt': row.attempts }
  try {
    await inSpan('send mail', { kind: 'consumer', parent, isRoot: true, attributes }, () =>
      mailer.send(mail, { id, created: row.created_at }),
    )
  } catch (error) {
    const isRefused = error instanceof Refused
    mailAttempts.inc({ result: isRefused ? 'refused' : 'failed' })
    failed(error, id)
    await noteFailure(db, row, error)
    if (!isRefused || queue === 'refused-mails') return 'failed'
    await setAside(db, id, restSeconds)
    return 'completed'
  }
  mailAttempts.inc({ result: 'sent' })
  await markSent(db, id)
  return 'completed'
}

/** Sends mails as soon as their transaction commits, and what waits for another try once that is due. */
export async function workMails(boss: PgBoss, context: Context, log: Log) {
  const failed = (error: unknown, id: number) => log.error({ err: error, id }, 'a mail could not be sent')
  for (const queue of ['mails', 'refused-mails'] as const) {
    const options = {
      localConcurrency: queue === 'mails' ? workers : 1,
      batchSize: 2,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 2,
    } as const
    await boss.work<MailJob, unknown, typeof options>(queue, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => ({ id, status: await sendMail(context, queue, data.mail, failed) })),
      ),
    )
  }
}

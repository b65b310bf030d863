import type { AppContext } from '../context.ts'
import { workWebhooks } from '../connections/webhook-workers.ts'
import { workMails } from '../mail/sending.ts'
import { sweeps } from '../domains.ts'
import { type Log, openBoss } from './boss.ts'
import { workSweeps } from './work-sweeps.ts'

/** Time that a stop waits for running jobs. */
const stopTimeoutMs = 10_000

/** Does what is not done within a call, for as long as the process runs; answers how to stop. */
export async function startJobs(context: AppContext, log: Log, scheduled = sweeps) {
  const boss = openBoss(context, log)
  const stopping = new AbortController()
  await boss.start()
  await workMails(boss, context, log)
  const stopAdopting = await workWebhooks(boss, context, log)
  await workSweeps(boss, { context, log, stopping: stopping.signal }, scheduled)
  return async () => {
    stopping.abort()
    const impatience = setTimeout(() => context.mail.close(), stopTimeoutMs)
    await Promise.all([stopAdopting(), boss.stop({ timeout: stopTimeoutMs })])
    clearTimeout(impatience)
    context.mail.close()
  }
}

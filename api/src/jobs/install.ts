import { PgBoss, type UpdateQueueOptions } from 'pg-boss'
import type pg from 'pg'
import { type QueueOptions, queues } from './queues.ts'

/**
 * Brings the tables of the job engine and our queues to what this program needs, on the connection that migrates; what a
 * newer program has made of them stays.
 */
export async function installJobs(client: pg.Client): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, registerInstance: false })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  for (const [name, options] of Object.entries<QueueOptions>(queues)) {
    await boss.createQueue(name, options)
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable satisfies UpdateQueueOptions)
  }
  await boss.stop({ graceful: false })
  if (failures.length > 0) throw new AggregateError(failures, 'The queues could not be made.')
}

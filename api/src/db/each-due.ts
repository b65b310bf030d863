import type { Db, Tx } from './pool.ts'
import { transact } from './transact.ts'

type Work<Due> = {
  /** Finds and locks one that is due and is none of those that failed. */
  next: (tx: Tx, failed: number[]) => Promise<Due | undefined>
  run: (tx: Tx, due: Due) => Promise<unknown>
}

/**
 * Does what is due until nothing is, each in a transaction of its own. What fails is in nobody else's way: it is said at
 * the end, and due again the next time.
 */
export async function eachDue<Due extends { id: number }>(db: Db, what: string, { next, run }: Work<Due>) {
  const failed = new Map<number, Error>()
  const one = async () => {
    const at: { id: number | undefined } = { id: undefined }
    try {
      await transact(db, async (tx) => {
        const due = await next(tx, [...failed.keys()])
        at.id = due?.id
        if (due) await run(tx, due)
      })
    } catch (cause) {
      if (at.id === undefined) throw cause
      failed.set(at.id, new Error(`Could not ${what} ${at.id}.`, { cause }))
    }
    return at.id !== undefined
  }
  while (await one()) {}
  const failures = [...failed.values()]
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

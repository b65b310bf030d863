import { subscribe } from '../db/listen.ts'
import type { Db } from '../db/pool.ts'
import type { Mailer } from './mailer.ts'
import { deliver, takeNext } from './outbox.ts'

type Log = { error(fields: object, message: string): void }

/** So many messages leave at the same time: a server that is slow with one holds up no other. */
const lanes = 4
/** How long a stop waits for what is under way. */
const patience = 10_000

/** Sends mail as soon as its transaction commits; a timer catches what waits for another try. */
export function startDispatcher(db: Db, mailer: Mailer, url: string, log: Log) {
  const running = new Set<Promise<void>>()
  const state = { closed: false, again: false, isLost: false }
  const failed = (error: unknown, id: number) => log.error({ err: error, id }, 'a mail could not be sent')
  const run = async () => {
    let row
    do {
      state.again = false
      row = await takeNext(db)
      state.isLost = false
      if (row) {
        // Where one waits there may be more.
        wake()
        await deliver(db, mailer, row, failed)
      }
      // Asked to look while every lane was busy, and perhaps after this one had looked.
    } while ((row || state.again) && !state.closed)
  }
  const wake = () => {
    state.again = true
    if (state.closed || running.size >= lanes) return
    const lane = run()
      .catch((error: unknown) => {
        // Tried every second, but said once an outage.
        if (!state.isLost) log.error({ err: error }, 'the outbox could not be read')
        state.isLost = true
      })
      .finally(() => running.delete(lane))
    running.add(lane)
  }
  const stopHearing = subscribe(url, 'outbox', { connected: wake, heard: wake })
  const timer = setInterval(wake, 1000)
  return async () => {
    state.closed = true
    clearInterval(timer)
    await stopHearing()
    const impatience = setTimeout(() => mailer.close(), patience)
    await Promise.all(running)
    clearTimeout(impatience)
    mailer.close()
  }
}

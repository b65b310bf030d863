import pg from 'pg'
import type { Db } from '../db/pool.ts'
import type { Mailer } from './mailer.ts'
import { deliver, takeNext } from './outbox.ts'

type Log = { error(fields: object, message: string): void }

/** Calls `wake` when a transaction that queued something commits, anywhere. Comes back by itself after a lost connection. */
function listen(url: string, wake: () => void) {
  let client: pg.Client | undefined
  let closed = false
  const connect = async () => {
    if (closed || client) return
    const fresh = new pg.Client({ connectionString: url })
    client = fresh
    const lost = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('error', lost).on('end', lost).on('notification', wake)
    try {
      await fresh.connect()
      await fresh.query('LISTEN outbox')
      wake()
    } catch {
      lost()
      await fresh.end().catch(() => {})
    }
  }
  const close = async () => {
    closed = true
    await client?.end().catch(() => {})
  }
  return { connect, close }
}

/** So many messages leave at the same time: a server that is slow with one holds up no other. */
const lanes = 4
/** How long a stop waits for what is under way. */
const patience = 10_000

/** Sends mail as soon as its transaction commits; a timer catches what waits for another try. */
export function startDispatcher(db: Db, mailer: Mailer, url: string, log: Log) {
  const running = new Set<Promise<void>>()
  const state = { closed: false, again: false }
  const failed = (error: unknown, id: number) => log.error({ err: error, id }, 'a mail could not be sent')
  const run = async () => {
    let row
    do {
      state.again = false
      row = await takeNext(db)
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
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => running.delete(lane))
    running.add(lane)
  }
  const ear = listen(url, wake)
  void ear.connect()
  const timer = setInterval(() => {
    void ear.connect()
    wake()
  }, 1000)
  return async () => {
    state.closed = true
    clearInterval(timer)
    await ear.close()
    const impatience = setTimeout(() => mailer.close(), patience)
    await Promise.all(running)
    clearTimeout(impatience)
    mailer.close()
  }
}

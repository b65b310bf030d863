import pg from 'pg'
import type { Db } from '../db/pool.ts'
import type { Mailer } from './mailer.ts'
import { drainOutbox } from './outbox.ts'

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

/** Sends mail as soon as its transaction commits; a timer catches what waits for another try. */
export function startDispatcher(db: Db, mailer: Mailer, url: string, log: Log) {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      try {
        await drainOutbox(db, mailer, (error, id) => log.error({ err: error, id }, 'a mail could not be sent'))
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be read')
      }
    } while (again)
    running = undefined
  }
  const wake = () => {
    again = true
    running ??= run()
  }
  const ear = listen(url, wake)
  void ear.connect()
  const timer = setInterval(() => {
    void ear.connect()
    wake()
  }, 1000)
  return async () => {
    clearInterval(timer)
    await ear.close()
    again = false
    await running
    mailer.close()
  }
}

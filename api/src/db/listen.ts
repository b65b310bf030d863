import type pg from 'pg'
import { newClient } from './pool.ts'

const firstPauseMs = 500
const maxPauseMs = 10_000

type Subscriber = {
  /** Callback for a connection: from now on nothing is missed; what was told before may have been. */
  connected: () => void
  heard: (payload: string) => void
}

/** Hears what committed transactions told on a channel, over a connection of its own that comes back when it is lost. */
export function subscribe(url: string, channel: string, { connected, heard }: Subscriber) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = firstPauseMs
  let closed = false
  const connect = async () => {
    const fresh = newClient(url, { keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client = fresh
    const lost = () => {
      if (closed || client !== fresh) return
      client = undefined
      timer = setTimeout(() => void connect(), pause)
      pause = Math.min(2 * pause, maxPauseMs)
      void fresh.end().catch(() => {})
    }
    fresh.on('error', lost).on('end', lost)
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channel}`)
    } catch {
      return lost()
    }
    pause = firstPauseMs
    if (!closed) connected()
  }
  void connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}

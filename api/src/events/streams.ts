import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '@keyhaven/shared-contracts/contract/events'
import { z } from 'zod'
import { subscribe } from '../db/listen.ts'
import { Problem } from '../http/problem.ts'
import { streamsOpen } from '../metrics/meters.ts'

/** Proxies end what is silent for longer, and a session that has ended goes on for no longer. */
const heartbeatMs = 15_000
/** Tabs of one browser share a stream, so that more of one session is a mistake. */
const maxStreamsOfSession = 10
/** Limit of bytes that wait for a reader. One that lets more pile up is cut off; it comes back, and asks for everything again. */
const maxWaitingBytes = 64 * 1024
/** Time from the orderly end of all streams until those who do not read are cut off. */
const lastWordMs = 1000

type Listener = { session: number; owner: number; out: Readable; isLive: boolean }
type Source = {
  url: string
  /** Ids of the sessions that have not ended. */
  liveSessions: (ids: number[]) => Promise<Set<number>>
  /** Domains whose answers show a table, and all domains for one that nothing is known of. */
  domainsOf: (table?: string) => readonly string[]
}

const changed = z.object({ owner: z.int(), table: z.string() })
const message = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
const hello = message({ domains: [] })

const tooManyStreams = () => {
  const problem = new Problem(429, 'too_many_streams', 'general.sessionTooManyOpenStreams')
  problem.headers = { 'retry-after': '30' }
  return problem
}

/** The streams of this instance, fed by one connection to the database that is there from the first of them on. */
export function openStreams({ url, liveSessions, domainsOf }: Source) {
  const listeners = new Set<Listener>()
  let hears = false
  let stopHearing: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined

  const send = (listener: Listener, text: string) => {
    if (listener.out.readableLength + text.length > maxWaitingBytes) listener.out.destroy()
    else listener.out.push(text)
  }
  const greet = (listener: Listener) => {
    send(listener, listener.isLive ? message({ domains: [...domainsOf()] }) : hello)
    listener.isLive = true
  }
  const connected = () => {
    hears = true
    listeners.forEach(greet)
  }
  const heard = (payload: string) => {
    const { owner, table } = changed.parse(JSON.parse(payload))
    const text = message({ domains: [...domainsOf(table)] })
    for (const listener of listeners) if (listener.owner === owner) send(listener, text)
  }
  const beat = async () => {
    const ids = [...new Set([...listeners].map(({ session }) => session))]
    // If the database cannot say, no stream is ended.
    const live = await liveSessions(ids).catch(() => new Set(ids))
    for (const listener of listeners) {
      if (live.has(listener.session) || !ids.includes(listener.session)) send(listener, ': still here\n\n')
      else listener.out.push(null)
    }
  }

  /** Stream of the owner's changes, from the moment of its first message on. */
  const open = ({ id: session, owner }: { id: number; owner: number }): Readable => {
    if ([...listeners].filter((one) => one.session === session).length >= maxStreamsOfSession) throw tooManyStreams()
    stopHearing ??= subscribe(url, 'keyhaven', { connected, heard })
    timer ??= setInterval(() => void beat(), heartbeatMs)
    const listener: Listener = { session, owner, out: new Readable({ read() {} }), isLive: false }
    listeners.add(listener)
    streamsOpen.inc()
    listener.out.once('close', () => {
      listeners.delete(listener)
      streamsOpen.dec()
    })
    listener.out.push(': listening\n\n')
    if (hears) greet(listener)
    return listener.out
  }
  const close = async () => {
    clearInterval(timer)
    const streams = [...listeners].map(({ out }) => out)
    const ended = Promise.all(streams.map((out) => new Promise((done) => out.once('close', done))))
    for (const out of streams) out.push(null)
    await Promise.race([ended, wait(lastWordMs, undefined, { ref: false })])
    for (const out of streams) out.destroy()
    await stopHearing?.()
  }
  return { open, close }
}

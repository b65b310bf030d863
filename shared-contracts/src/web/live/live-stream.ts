import { eventsPath, type LiveEvent, liveEvent } from '../../contract/events.ts'
import { ApiError } from '../api/api-error.ts'
import { openStream } from '../api/client.ts'

/** The server says something every 15 seconds; a line on which nothing is heard for so long is dead. */
const patience = 40_000
const firstPause = 1000
const longestPause = 30_000

/** The messages of a stream, as they come in. */
async function* messagesOf(text: ReadableStream<string>, heard: () => void): AsyncGenerator<LiveEvent> {
  const reader = text.getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard()
    const messages = (rest + part.value).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      const event = data === undefined ? undefined : liveEvent.safeParse(JSON.parse(data))
      if (event?.success) yield event.data
    }
  }
}

/** Waits, unless it is stopped or the connection is back before. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })

/** Goes silent, then ends; or ends at once when it is told to, or the connection is back: it may have been cut meanwhile. */
function watched(signal: AbortSignal) {
  const end = new AbortController()
  const abort = () => end.abort()
  let isCut = false
  const cut = () => {
    isCut = true
    abort()
  }
  signal.addEventListener('abort', abort)
  window.addEventListener('online', cut)
  let timer = setTimeout(abort, patience)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, patience)
  }
  const done = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    window.removeEventListener('online', cut)
    // Whatever has ended the reading, nobody reads on.
    abort()
  }
  return { signal: end.signal, heard, done, isCut: () => isCut }
}

type StreamHandlers = { connected: (isAgain: boolean) => void; changed: (event: LiveEvent) => void }

/**
 * Listens until `signal`, over and over: a line that drops comes back. `connected` may have missed what was before it, and
 * has where it was tried before.
 */
export async function followStream({ connected, changed }: StreamHandlers, signal: AbortSignal) {
  let pause = firstPause
  let isAgain = false
  while (!signal.aborted) {
    const watch = watched(signal)
    try {
      const text = await openStream(eventsPath, watch.signal)
      let isGreeted = false
      if (text)
        for await (const event of messagesOf(text, watch.heard)) {
          pause = firstPause
          if (isGreeted) changed(event)
          else connected(isAgain)
          isGreeted = true
        }
    } catch (error) {
      // The session has ended, and its stream with it.
      if (error instanceof ApiError && error.status === 401) return
    } finally {
      watch.done()
    }
    isAgain = true
    // At once where the connection was cut and is back; else not all at once when a server comes back.
    if (!watch.isCut()) await wait(pause * (0.5 + Math.random()), signal)
    pause = Math.min(2 * pause, longestPause)
  }
}

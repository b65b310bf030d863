import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type ReaderBounds = {
  /**
   * Time for which a client may take nothing of what waits for it. The operating system of a server buffers megabytes and
   * reports progress in steps of 1.4 MB: a line of 24 KB/s still counts as reading.
   */
  patienceMs: number
  /** Time between looks at the connections. */
  lookMs: number
}
export const readerBounds: ReaderBounds = { patienceMs: 60_000, lookMs: 5_000 }

/** Counts of libuv for a socket; Node's own `setTimeout` judges by the same numbers, but every write sets it back. */
type Counts = { bytesWritten: number; writeQueueSize: number }

/** Bytes of an answer that the operating system took; `isWaiting` while more are in this process. */
function sent(socket: Socket) {
  const handle = Reflect.get(socket, '_handle') as Counts | null | undefined
  if (!handle) return undefined
  return { bytes: handle.bytesWritten - handle.writeQueueSize, isWaiting: handle.writeQueueSize > 0 }
}

/**
 * Ends the connections whose client does not read its answer. Only what the operating system took counts as progress:
 * neither further requests nor the heartbeats of an event stream keep such a connection.
 */
export function watchReaders(server: Server, { patienceMs, lookMs }: ReaderBounds = readerBounds) {
  const seen = new Map<Socket, { bytes: number; at: number }>()
  const add = (socket: Socket) => {
    seen.set(socket, { bytes: 0, at: performance.now() })
    socket.once('close', () => seen.delete(socket))
  }
  server.on('connection', add)
  const look = () => {
    const now = performance.now()
    for (const [socket, before] of seen) {
      const state = sent(socket)
      if (!state?.isWaiting || state.bytes !== before.bytes) seen.set(socket, { bytes: state?.bytes ?? 0, at: now })
      else if (now - before.at >= patienceMs) socket.destroy()
    }
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  return async () => clearInterval(timer)
}

/** Says a last word to a client that may never read it: its connection is gone soon, whatever the client does. */
export function endSoon(socket: Socket, lastWord: string, withinMs: number) {
  socket.end(lastWord)
  const timer = setTimeout(() => socket.destroy(), withinMs)
  socket.once('close', () => clearTimeout(timer))
}

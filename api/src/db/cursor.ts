import type { EventEmitter } from 'node:events'
import Cursor from 'pg-cursor'

type Wire = EventEmitter & { stream: { destroyed: boolean } }

/** A cursor whose `close` does not wait for the answer of a connection that is gone: the pool would never get it back. */
export class EndingCursor<Row> extends Cursor<Row> {
  declare private connection: Wire | null

  override close(): Promise<void>
  override close(callback: (error: Error) => void): undefined
  override close(callback?: (error: Error) => void): Promise<void> | undefined {
    if (callback) return super.close(callback)
    const wire = this.connection
    if (!wire) return super.close()
    if (wire.stream.destroyed) return Promise.resolve()
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    wire.once('end', resolve)
    return Promise.race([super.close(), gone]).finally(() => wire.off('end', resolve))
  }
}

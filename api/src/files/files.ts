import type { Readable } from 'node:stream'

/** Files by content: the same bytes have the same name, and a name never changes its bytes. */
export type Files = {
  /** Stores and answers the name, `<sha-256>.<extension>`. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  get(name: string): Promise<{ stream: Readable; size: number } | undefined>
  delete(name: string): Promise<void>
  /** Rejects where nothing can be stored or read at the moment. */
  probe(): Promise<void>
}

import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Limit of bytes in memory that wait for a reader; the rest goes to disk. */
const inMemory = 1_048_576
const onDisk = 512 * 1_048_576
const piece = 16_384
/** Number of lists that are read now: one leaves half of this process to other calls, two leave 60 %. */
let reading = 0
/** A source that takes longer is ended; the longest list of an owner takes a few seconds. */
const deadlineMs = 60_000

/** Bytes of a text, letter by letter: UTF-8 where nothing else is said. */
export type Encode = (text: string) => Buffer

/** A file that has no name any more, so that nothing is left behind whatever ends this process. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function* inPieces(texts: AsyncIterable<string>, encode: Encode) {
  let text = ''
  for await (const part of texts) {
    text += part
    if (text.length < piece) continue
    yield encode(text)
    text = ''
  }
  if (text) yield encode(text)
}

class Ahead extends Readable {
  readonly #pieces: Buffer[] = []
  readonly #folder: string
  #held = 0
  #file: FileHandle | undefined
  #written = 0
  #taken = 0
  #isWhole = false
  #isWanted = false

  constructor(folder: string) {
    super({ highWaterMark: piece })
    this.#folder = folder
  }

  /** Takes everything that the source gives, without waiting for the reader. */
  async fill(source: AsyncIterable<Buffer>) {
    const until = performance.now() + deadlineMs
    reading += 1
    try {
      let began = performance.now()
      for await (const bytes of source) {
        if (this.destroyed) return
        if (performance.now() > until) throw new Error('A list took too long to read.')
        await this.#keep(bytes)
        this.#give()
        await wait((3 * reading - 2) * (performance.now() - began))
        began = performance.now()
      }
      this.#isWhole = true
      this.#give()
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    } finally {
      reading -= 1
      if (this.destroyed) await this.#closeFile()
    }
  }

  async #keep(bytes: Buffer) {
    if (!this.#file && this.#held + bytes.length <= inMemory) {
      this.#pieces.push(bytes)
      this.#held += bytes.length
      return
    }
    if (this.#written + bytes.length > onDisk) throw new Error('A list is too long to wait for its reader.')
    this.#file ??= await openNameless(this.#folder)
    await this.#file.write(bytes, 0, bytes.length, this.#written)
    this.#written += bytes.length
  }

  /** Hands the next piece over, if one is wanted and there. */
  #give() {
    if (!this.#isWanted) return
    const bytes = this.#pieces.shift()
    if (bytes) {
      this.#isWanted = false
      this.#held -= bytes.length
      this.push(bytes)
    } else if (this.#file && this.#taken < this.#written) {
      this.#isWanted = false
      this.#file.read(Buffer.alloc(piece), 0, Math.min(piece, this.#written - this.#taken), this.#taken).then(
        ({ buffer, bytesRead }) => {
          this.#taken += bytesRead
          this.push(buffer.subarray(0, bytesRead))
        },
        (error: Error) => this.destroy(error),
      )
    } else if (this.#isWhole) this.push(null)
  }

  override _read() {
    this.#isWanted = true
    this.#give()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#pieces.length = 0
    // While the source is still being read, its end closes the file.
    if (this.#isWhole) void this.#closeFile()
    done(error)
  }

  async #closeFile() {
    await this.#file?.close().catch(() => {})
  }
}

/**
 * An answer that is read from its source as fast as that gives it, however fast its client reads: what holds a connection
 * to the database is done within seconds. Rejects with what keeps the source from its first piece.
 */
export async function readAhead(
  texts: AsyncIterable<string>,
  folder: string,
  encode: Encode = (text) => Buffer.from(text),
): Promise<Readable> {
  const source = inPieces(texts, encode)
  const first = await source.next()
  const ahead = new Ahead(folder)
  async function* all() {
    if (first.value) yield first.value
    yield* source
  }
  void ahead.fill(all())
  return ahead
}

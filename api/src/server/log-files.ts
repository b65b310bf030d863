import { fstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination } from 'pino'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'
import type { AppEnv } from '../env.ts'

type Size = `${number}${'K' | 'M'}`

/** A terminal scrolls, and journals and containers rotate what they are given; a file alone grows for ever. */
const outputIsFile = () => {
  try {
    return fstatSync(1).isFile()
  } catch {
    return false
  }
}

/** Rotated log files below DATA_DIR, in place of one that would fill the disk. Undefined: the log goes to the standard output. */
export function logFiles({ log, dataDir, port }: Pick<AppEnv, 'log' | 'dataDir' | 'port'>, size: Size = '10M') {
  if (log === 'stdout' || (log === undefined && !outputIsFile())) return undefined
  const path = join(dataDir, 'log')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  // Several instances may share a DATA_DIR, but no port.
  const name = `keyhaven-${port}.log`
  let current: RotatingFileStream | undefined
  const open = () => {
    const stream = createStream(name, { path, size, rotate: 5, mode: 0o600 })
    // A disk that is full costs lines and never the process; the next line tries again.
    stream.on('error', () => {
      if (current === stream) current = undefined
    })
    return stream
  }
  const write = (line: string) => void (current ??= open()).write(line)
  // A log without errors still says when the server started.
  write(
    `${JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: 'started; what goes wrong is logged here, in production every request, too' })}\n`,
  )
  return { where: join(path, name), stream: { write } }
}

/** Stream of the log to the standard output, written in batches: a write for each line is a tenth of the work of a busy server. */
export const standardOutput = () => destination({ fd: 1, minLength: 4096, periodicFlush: 250 })

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { endUnused } from '@keyhaven/api/db/embedded/embedded'
import { readEnv } from '@keyhaven/api/env'
import { restartPauses } from '@keyhaven/api/server/restart-pauses'
import { wrongSettings } from '@keyhaven/api/server/run-server'

/** Runs a program of ours until it ends or is asked to; it notices by its channel when this process is gone. */
export function run(script: string, stopping: AbortSignal, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const stop = () => child.kill('SIGTERM')
  stopping.addEventListener('abort', stop)
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) => {
    child.on('error', () => done({ code: 1, signal: null }))
    child.on('exit', (code, signal) => done({ code, signal }))
  }).finally(() => stopping.removeEventListener('abort', stop))
  return { child, ended }
}

/** The port that a server says it listens on. */
const portOf = (child: ChildProcess, report: (port: string) => void) =>
  child.on('message', (message) => {
    if (typeof message === 'object' && message && 'port' in message) report(String(message.port))
  })

/**
 * Runs a server and starts it again when it dies, at the port that it had. Answers an exit code: where it was asked to
 * stop, never came up, died too often in a row, or where no other start would help.
 */
export async function supervise(script: string, stopping: AbortSignal, pauseAfter = restartPauses()): Promise<number> {
  let port: string | undefined
  while (!stopping.aborted) {
    const startedAt = performance.now()
    const { child, ended } = run(script, stopping, port === undefined ? {} : { PORT: port })
    portOf(child, (listening) => {
      if (port === undefined) console.log('Ctrl-C stops it.')
      port = listening
    })
    const { code, signal } = await ended
    if (stopping.aborted || port === undefined || code === 0 || code === wrongSettings) return code ?? 1
    const pause = pauseAfter(performance.now() - startedAt)
    const how = `The server ended (${signal ?? `exit code ${code}`})`
    if (pause === undefined) {
      console.error(`${how}, too many times in a row.`)
      // A server that was killed cannot stop its database, and nothing else will.
      const { databaseUrl, dataDir } = readEnv()
      if (databaseUrl === undefined) await endUnused(dataDir)
      return code ?? 1
    }
    console.error(`${new Date().toISOString()} ${how} and is started again in ${pause / 1000} s.`)
    await wait(pause, undefined, { signal: stopping }).catch(() => {})
  }
  return 0
}

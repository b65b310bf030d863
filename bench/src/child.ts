import { spawn } from 'node:child_process'

/** Environment of the server under test: as in production, but its mails wait for a mail server that never comes. */
export const asInProduction = {
  KEYHAVEN_ENV: 'production',
  ORIGIN: 'http://localhost:0',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

/** Starts a program of ours and waits for the line that names its port. */
export const startChild = (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const port = new Promise<number>((resolve, failed) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const named = /(?:port |localhost:)(\d+)/.exec(output)
      if (!named) return
      resolve(Number(named[1]))
      // From here on its log is only drained: to search it would be measured, too.
      child.stdout.off('data', listen).resume()
    }
    child.stdout.on('data', listen)
    void ended.then(() => failed(new Error(`${args.join(' ')} ended:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop, pid: child.pid }
}

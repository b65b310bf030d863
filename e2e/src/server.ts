import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const root = path.dirname(path.dirname(import.meta.dirname))
/** The releases that `npm test` built and published before the first browser started. */
export const builtReleases = path.join(root, '.reports', 'data', 'releases')

const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })

const ready = async (origin: string, child: ChildProcess, said: () => string) => {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${said()}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`the server is not ready after a minute:\n${said()}`)
}

export type Server = {
  origin: string
  port: number
  /** The release store of this server alone; a test may break it. */
  releases: string
  /** The newest mail to an address whose subject matches, awaited. */
  mailTo: (address: string, subject: RegExp) => Promise<Email>
  stop: () => Promise<void>
}

/** The whole product in a process of its own, on an empty database of its own, as `npm start` runs it. */
export const startServer = async (env: Record<string, string> = {}): Promise<Server> => {
  const data = mkdtempSync(path.join(tmpdir(), 'keyhaven-e2e-'))
  const releases = path.join(data, 'releases')
  cpSync(builtReleases, releases, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [path.join(root, 'deploy/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: 'off', SEED: 'none', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await ready(origin, child, () => output)

  const mailbox = path.join(data, 'mail')
  const mailTo = async (address: string, subject: RegExp) => {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
      for (const file of (existsSync(mailbox) ? readdirSync(mailbox) : []).toSorted().toReversed()) {
        if (!file.endsWith('.eml')) continue
        const mail = await PostalMime.parse(readFileSync(path.join(mailbox, file)))
        if (mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? '')) return mail
      }
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`no mail to ${address} about ${subject} within 10 s`)
  }
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, port, releases, mailTo, stop }
}

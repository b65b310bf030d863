import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import PostalMime, { type Email } from 'postal-mime'

/** The rows of every table of the PostgreSQL below a `DATA_DIR`, as text. */
const rowsOf = async (data: string): Promise<Record<string, string[]>> => {
  // The fifth line of the file of a running server is the folder of its socket.
  const host = readFileSync(path.join(data, 'db', 'postmaster.pid'), 'utf8').split('\n')[4]
  const client = new pg.Client({ host, user: 'keyhaven', database: 'postgres' })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    )
    const byTable: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM public."${name}" t ORDER BY 1`)
      byTable[name] = rows.map(({ row }) => row)
    }
    return byTable
  } finally {
    await client.end()
  }
}

const root = path.dirname(path.dirname(import.meta.dirname))
/** The releases that `npm test` built and published before the first browser started. */
export const builtReleases = path.join(root, '.reports', 'data', 'releases')

/** Its address, once it answers there. The port is its own choice: one that was free a moment ago may be somebody's by now. */
const ready = async (child: ChildProcess, output: () => string) => {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${output()}`)
    const origin = /^Public site\s+(\S+)\/$/m.exec(output())?.[1]
    const answer = origin && (await fetch(`${origin}/readyz`).catch(() => undefined))
    if (answer && answer.ok) return origin
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`the server is not ready after two minutes:\n${output()}`)
}

export type Server = {
  origin: string
  port: number
  /** The release store of this server alone; a test may break it. */
  releases: string
  /** The newest mail to an address whose subject matches, awaited. */
  mailTo: (address: string, subject: RegExp) => Promise<Email>
  /** Its output so far. */
  output: () => string
  /** All mails so far. */
  mails: () => Promise<Email[]>
  /** Everything that the database holds, by table. */
  rows: () => Promise<Record<string, string[]>>
  stop: () => Promise<void>
}

/** The whole product in a process of its own, on what its DATA_DIR holds. `program` is what runs it. */
export const startServerOn = async (
  data: string,
  env: Record<string, string> = {},
  program = path.join(root, 'deploy/src/main.ts'),
): Promise<Server> => {
  const releases = path.join(data, 'releases')
  const child = spawn(process.execPath, [program], {
    cwd: path.resolve(program, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: data, RATE_LIMIT: 'off', SEED: 'none', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const origin = await ready(child, () => output)
  const port = Number(new URL(origin).port)

  const mailbox = path.join(data, 'mail')
  const mails = () =>
    Promise.all(
      readdirSync(mailbox)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => PostalMime.parse(readFileSync(path.join(mailbox, file)))),
    )
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
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
  return { origin, port, releases, mailTo, mails, rows: () => rowsOf(data), output: () => output, stop }
}

/** A folder for a server of its own, with the releases of this build and nothing else. */
export const newDataFolder = () => {
  const data = mkdtempSync(path.join(tmpdir(), 'keyhaven-e2e-'))
  cpSync(builtReleases, path.join(data, 'releases'), { recursive: true })
  return data
}

/** The same on an empty database of its own and the releases of this build, as `npm start` runs it from its sources. */
export const startServer = async (env: Record<string, string> = {}, sources = root): Promise<Server> => {
  const data = newDataFolder()
  const server = await startServerOn(data, env, path.join(sources, 'deploy/src/main.ts'))
  const stop = async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...server, stop }
}

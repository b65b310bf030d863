import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { EnvError } from '../env.ts'
import { joinUsers, leaveUsers, withHostLock } from './embedded-lock.ts'
import { disguiseFor, type Disguise } from './embedded-user.ts'
import { isAlive, liveServer } from './postmaster.ts'

export type Embedded = { url: string; startedIn: number; stop(): Promise<void> }

const nobody = 65_534
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
}

const urlOf = (socketDir: string) => `postgresql://keyhaven@localhost/postgres?host=${encodeURIComponent(socketDir)}`

/** In the system's temporary folder, because a socket's path may have 107 characters only; nobody else may enter. */
async function privateFolder(folder: string, uid: number) {
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder)
  if (!found.isDirectory() || ![uid, process.getuid?.() ?? uid].includes(found.uid))
    throw new Error(`${folder} belongs to somebody else; remove it.`)
  await chmod(folder, 0o700)
  if (found.uid !== uid) await chown(folder, uid, uid)
}

const exists = async (path: string) => (await lstat(path).catch(() => undefined)) !== undefined

/** Made aside and renamed when whole, so that a start that was cut off leaves nothing half-made. */
async function makeCluster(root: string, data: string, disguise: Disguise, uid: number) {
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new EnvError(`DATA_DIR holds a folder ${data} that is no database of ours; choose another DATA_DIR.`)
  const aside = join(root, '.db-in-the-making')
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  if (disguise.unprivileged) await chown(aside, uid, uid)
  const { command, args, options } = disguise.run('initdb', [
    ...['-D', aside, '-U', 'keyhaven', '-A', 'trust', '-E', 'UTF8', '--data-checksums'],
    ...['--locale=C', '--locale-provider=icu', '--icu-locale=und'],
  ])
  const result = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (result.status === 0) return rename(aside, data)
  const reason = (result.stderr || String(result.error)).trim()
  const advice = disguise.name === 'nobody' ? ' Set DATA_DIR to a folder that the user "nobody" can reach.' : ''
  throw new EnvError(`PostgreSQL could not make its folder ${data}: ${reason}.${advice}`)
}

const accepts = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function launch(data: string, socketDir: string, disguise: Disguise) {
  const log = join(data, 'postgres.log')
  const output = await open(log, 'w')
  const flags = Object.entries({ ...settings, unix_socket_directories: socketDir }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const { command, args, options } = disguise.run('postgres', ['-D', data, ...flags])
  // Detached: Ctrl-C reaches this process alone, which then stops the database last.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output.fd, output.fd] })
  child.unref()
  child.on('error', () => {})
  await output.close()
  const deadline = Date.now() + 60_000
  while (!(await accepts(urlOf(socketDir)))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline)
      return { ok: false, log: (await readFile(log, 'utf8')).trim() }
    await wait(10)
  }
  return { ok: true, log: '' }
}

async function startServer(data: string, socketDir: string, disguise: Disguise) {
  // Nobody runs here, but the notes of a killed server remain and name a process that may not be reaped yet.
  for (const note of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(socketDir, note), { force: true })
  const deadline = Date.now() + 20_000
  for (;;) {
    const started = await launch(data, socketDir, disguise)
    if (started.ok) return
    // After a kill, the old server's last children need a moment to notice.
    if (!started.log.includes('shared memory block') || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${started.log}`)
    await wait(200)
  }
}

async function endServer(pid: number) {
  // Fast shutdown: transactions end, everything is written, and it goes.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 20_000
  while (await isAlive(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await wait(10)
  }
}

/**
 * The database of `dataDir`: started, or joined where another process (or one that was killed) left it running. The
 * last one to stop ends it.
 */
export async function startEmbedded(dataDir: string, as?: Disguise['name']): Promise<Embedded> {
  const begun = performance.now()
  const root = resolve(dataDir)
  const data = join(root, 'db')
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const socketDir = join(tmpdir(), `keyhaven-${key}`)
  const url = urlOf(socketDir)
  await mkdir(root, { recursive: true })
  await withHostLock(key, async () => {
    const running = await liveServer(data)
    if (!running || !(await accepts(url))) {
      if (running) await endServer(running)
      const disguise = await disguiseFor(as)
      const uid = disguise.unprivileged ? nobody : (process.getuid?.() ?? 0)
      await privateFolder(socketDir, uid)
      if (!(await exists(join(data, 'PG_VERSION')))) await makeCluster(root, data, disguise, uid)
      await startServer(data, socketDir, disguise)
    }
    await joinUsers(socketDir)
  })
  let stopped: Promise<void> | undefined
  const stop = () =>
    withHostLock(key, async () => {
      const others = await leaveUsers(socketDir)
      const pid = await liveServer(data)
      if (others > 0) return
      if (pid) await endServer(pid)
      await rm(socketDir, { recursive: true, force: true })
    })
  return { url, startedIn: performance.now() - begun, stop: () => (stopped ??= stop()) }
}

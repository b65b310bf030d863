import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EnvError } from '../../env.ts'
import { newClient } from '../pool.ts'
import { nobody, type Disguise } from './user.ts'
import { isAlive } from './processes.ts'

/** Folder of PostgreSQL's own log under `data`. Every start begins a new file, so the reason of a crash survives the next one. */
const logFolder = 'log'
const logFiles = 20
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What a statement ran into is in the server's own log; here it would quote the row, with whatever people typed.
  log_min_messages: 'log',
  logging_collector: 'on',
  log_directory: logFolder,
  log_filename: 'postgresql-%Y-%m-%d_%H%M%S.log',
  log_file_mode: '0600',
  log_rotation_size: '5MB',
  log_rotation_age: '1d',
}

/** Crash recovery may have much to read; a server that is still at it after this is ended. */
const longestStartMs = 600_000

export type Cluster = { data: string; socketDir: string; disguise: Disguise }

export const urlOf = (socketDir: string) =>
  `postgresql://keyhaven@localhost/postgres?host=${encodeURIComponent(socketDir)}`

/** Made aside and renamed when whole, so that a start that was cut off leaves nothing half-made. */
export async function makeCluster(root: string, { data, disguise }: Cluster) {
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new EnvError(`DATA_DIR contains a folder ${data} that is not a Keyhaven database; choose another DATA_DIR.`)
  const aside = join(root, '.db-in-the-making')
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  if (disguise.unprivileged) await chown(aside, nobody, nobody)
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

export const accepts = async (url: string) => {
  const client = newClient(url, { connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const logsOf = async (data: string) => {
  const names = await readdir(join(data, logFolder)).catch(() => [])
  // Their names sort by time.
  return names.filter((name) => name.startsWith('postgresql-')).toSorted()
}

/** Removes all but the newest files of PostgreSQL's log. */
export async function pruneLogs(data: string) {
  for (const name of (await logsOf(data)).slice(0, -logFiles)) await rm(join(data, logFolder, name), { force: true })
}

/** Output of a start: first its error output, then its log once that is open. */
async function outputSince(data: string, output: string, startedAt: number) {
  const newest = (await logsOf(data)).at(-1)
  const log = newest && join(data, logFolder, newest)
  const isNew = log && (await stat(log)).mtimeMs >= startedAt
  const texts = [await readFile(output, 'utf8'), isNew ? (await readFile(log, 'utf8')).slice(-4000) : '']
  return texts.join('').trim()
}

async function launch({ data, socketDir, disguise }: Cluster, signal: AbortSignal) {
  await pruneLogs(data)
  const startedAt = Date.now()
  const logFile = join(data, 'start.log')
  const output = await open(logFile, 'w', 0o600)
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
  let pause = 10
  const ended = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  while (!(await accepts(urlOf(socketDir)))) {
    const isLate = Date.now() > startedAt + longestStartMs
    if (!ended() && child.pid && (isLate || signal.aborted)) await endServer(child.pid)
    if (ended() || isLate || signal.aborted) return { ok: false, log: await outputSince(data, logFile, startedAt) }
    await wait(pause)
    // Each try of a long recovery is a line of the server's log.
    pause = Math.min(1.5 * pause, 500)
  }
  return { ok: true, log: '' }
}

/** Starts the server where none runs; answers when it accepts connections. */
export async function startServer(cluster: Cluster, signal: AbortSignal) {
  // Nobody runs here, but the notes of a killed server remain and name a process that may not be reaped yet.
  for (const note of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(cluster.socketDir, note), { force: true })
  const deadline = Date.now() + 20_000
  for (;;) {
    const started = await launch(cluster, signal)
    if (started.ok) return
    // After a kill, the old server's last children need a moment to notice.
    if (signal.aborted || !started.log.includes('shared memory block') || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${started.log}`)
    await wait(200)
  }
}

export async function endServer(pid: number) {
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

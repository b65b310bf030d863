import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EnvError } from '../../env.ts'
import { keepServer, type KeeperOptions } from './keeper.ts'
import { countUsers, joinUsers, leaveUsers, withHostLock } from './lock.ts'
import { accepts, endServer, makeCluster, startServer, urlOf } from './server.ts'
import { disguiseFor, nobody, type Disguise } from './user.ts'
import { findServer, liveServer } from './postmaster.ts'

export type Embedded = { url: string; startedIn: number; stop(): Promise<void> }

type Options = KeeperOptions & { as?: Disguise['name'] | undefined }

/** Makes a folder in the system's temporary one, because a socket's path may have 107 characters only; nobody else may enter. */
async function privateFolder(folder: string, uid: number) {
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const stats = await lstat(folder)
  if (!stats.isDirectory() || ![uid, process.getuid?.() ?? uid].includes(stats.uid))
    throw new Error(`${folder} belongs to another user; remove it.`)
  await chmod(folder, 0o700)
  if (stats.uid !== uid) await chown(folder, uid, uid)
}

const exists = async (path: string) => (await lstat(path).catch(() => undefined)) !== undefined

const placesOf = (dataDir: string) => {
  const root = resolve(dataDir)
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const socketDir = join(tmpdir(), `keyhaven-${key}`)
  return { root, data: join(root, 'db'), key, socketDir, url: urlOf(socketDir) }
}

/** The address of the database of `dataDir` while one runs there, for those who only look. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const { data, url } = placesOf(dataDir)
  return (await findServer(data)) !== undefined && (await accepts(url)) ? url : undefined
}

/** Counts the processes that use the database of `dataDir` beside this one, which has started or joined it. */
export const otherUsers = async (dataDir: string): Promise<number> =>
  (await countUsers(placesOf(dataDir).socketDir)) - 1

/** Ends the database of `dataDir` where no process that lives uses it: one that was killed leaves it running for the next. */
export async function endUnused(dataDir: string): Promise<void> {
  const { data, key, socketDir } = placesOf(dataDir)
  await withHostLock(key, async () => {
    const pid = await liveServer(data)
    if (!pid || (await countUsers(socketDir)) > 0) return
    await endServer(pid)
    await rm(socketDir, { recursive: true, force: true })
  })
}

/**
 * The database of `dataDir`: started, or joined where another process (or one that was killed) left it running. When it
 * dies, one of its users starts it again; the last one to stop ends it.
 */
export async function startEmbedded(dataDir: string, { as, ...options }: Options = {}): Promise<Embedded> {
  const begun = performance.now()
  const { root, data, key, socketDir, url } = placesOf(dataDir)
  const stopping = new AbortController()

  const start = async (make: boolean) => {
    const disguise = await disguiseFor(as)
    const cluster = { data, socketDir, disguise }
    await privateFolder(socketDir, disguise.unprivileged ? nobody : (process.getuid?.() ?? 0))
    if (!(await exists(join(data, 'PG_VERSION')))) {
      if (!make) throw new EnvError(`DATA_DIR has lost its database ${data}.`)
      await makeCluster(root, cluster)
    }
    await startServer(cluster, stopping.signal)
  }
  await mkdir(root, { recursive: true })
  await withHostLock(key, async () => {
    const running = await liveServer(data)
    if (!running || !(await accepts(url))) {
      if (running) await endServer(running)
      await start(true)
    }
    await joinUsers(socketDir)
  })
  const restart = () =>
    withHostLock(key, async () => {
      if (stopping.signal.aborted || (await liveServer(data))) return false
      await start(false)
      await joinUsers(socketDir)
      return true
    })
  const keeping = keepServer({ ...options, data, signal: stopping.signal, restart })

  const stop = async () => {
    stopping.abort()
    await keeping
    await withHostLock(key, async () => {
      const others = await leaveUsers(socketDir)
      const pid = await liveServer(data)
      if (others > 0) return
      if (pid) await endServer(pid)
      await rm(socketDir, { recursive: true, force: true })
    })
  }
  let stopped: Promise<void> | undefined
  return { url, startedIn: performance.now() - begun, stop: () => (stopped ??= stop()) }
}

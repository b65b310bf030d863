import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrations/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the one PostgreSQL of this run. */
    databaseUrl: string
    /** Folder that is removed when the run ends: an `afterAll` of a module that test files share runs after the first of them alone. */
    leftovers: string
  }
}

/** The database that every test's own one is a copy of. */
export const template = 'keyhaven_template'

export const databaseAt = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

let stop: (() => Promise<void>) | undefined

const memory = '/dev/shm'
const neededBytes = 2e9

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/**
 * Makes the folder of the data: in memory where there is much of it. Each test makes a database and drops it, and before ext4 makes a
 * file it passes over the inodes of all that were deleted in the last seconds, which was more than a quarter of the time of the tests.
 */
const makeFolder = async () => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  const name = `keyhaven-tests-${process.pid}-`
  if (Math.min(bavail * bsize, process.availableMemory()) < neededBytes) return mkdtemp(join(tmpdir(), name))
  // A run that was killed has left its own there.
  for (const left of await readdir(memory)) {
    const pid = /^keyhaven-tests-(\d+)-/.exec(left)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(memory, left), { recursive: true, force: true })
  }
  return mkdtemp(join(memory, name))
}

/** Vitest's global set-up: one real PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const folder = await makeFolder()
  const server = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  // Nobody reads these databases after a crash, and without waiting for the disk a new one takes a tenth of the time.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query('SELECT pg_reload_conf()')
  await client.query(`CREATE DATABASE ${template}`)
  await client.end()
  await migrate(databaseAt(server.url, template))
  project.provide('databaseUrl', server.url)
  const leftovers = await mkdtemp(join(tmpdir(), 'keyhaven-leftovers-'))
  // Some servers of tests run as another user.
  await chmod(leftovers, 0o755)
  project.provide('leftovers', leftovers)
  stop = async () => {
    await server.stop()
    for (const one of [folder, leftovers]) await rm(one, { recursive: true, force: true })
  }
}

export const teardown = () => stop?.()

import { mkdtemp, rm } from 'node:fs/promises'
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

/** Vitest's global set-up: one real PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-tests-'))
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
  stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export const teardown = () => stop?.()

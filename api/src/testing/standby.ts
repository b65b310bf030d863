import { cp, mkdir, rm, writeFile, appendFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Embedded, startEmbedded } from '../db/embedded/embedded.ts'
import { newClient } from '../db/pool.ts'

/** Files of the running primary, which are left out of a copy. */
const ofProcess = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'start.log', 'log'])

/**
 * A streaming replica of the embedded database of a folder, made as PostgreSQL's manual says under "Making a Base Backup
 * Using the Low Level API": the embedded build has no pg_basebackup. It runs until it is stopped.
 */
export async function startStandby(primary: { url: string; dataDir: string }, dataDir: string): Promise<Embedded> {
  const data = join(dataDir, 'db')
  const client = newClient(primary.url)
  await client.connect()
  await client.query("SELECT pg_backup_start('standby', true)")
  await mkdir(dataDir, { recursive: true })
  await cp(join(primary.dataDir, 'db'), data, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !ofProcess.has(basename(file)),
  })
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  await mkdir(join(data, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(data, 'standby.signal'), '')
  const socket = new URL(primary.url).searchParams.get('host')
  // What is in the way of recovery is cancelled at once, and a lost primary is looked for again soon.
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${socket} user=keyhaven'
max_standby_streaming_delay = 0
wal_retrieve_retry_interval = 100
`,
  )
  return startEmbedded(dataDir)
}

/** Stops a standby, or a primary, and removes its files. */
export const removeDatabase = async (database: Embedded, dataDir: string) => {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

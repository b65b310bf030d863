import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runningDatabase, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { readEnv } from '@keyhaven/api/env'
import { startBucket } from '@keyhaven/api/testing/bucket'
import { anImage, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, onTestFinished, test } from 'vitest'
import { ask, emptySystem, rowsIn, testFolder } from '../testing/systems.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const silent = () => {}

/** A folder with an embedded database and a picture, as they come out of a backup of what a server has made. */
const embeddedSystem = async () => {
  const server = await testServer()
  const owner = await server.signUpOwner({ personals: true })
  await anImage(owner, { unit: (await aUnit(owner)).id })
  const { folder } = await writeBackup(server.context.env, { to: await testFolder() })
  const env = readEnv({ DATA_DIR: await testFolder(), SEED: 'none' })
  await restoreBackup(await checkBackup(folder), env, silent)
  // What a restore holds back stays held back wherever it is moved to.
  const hold = { outgoing_hold: [expect.stringContaining('restored from the backup of')] }
  return { env, rows: { ...(await rowsIn(server.context.databaseUrl)), ...hold } }
}

const bucketOf = async () => {
  const { objects, host, close } = await startBucket('secret')
  onTestFinished(async () => void (await close()))
  return { objects, s3Url: `http://key:secret@${host}/keyhaven` }
}

/** The command as a process of its own, with what it says; it is killed where `says` finds the words for it. */
const move = async (dataDir: string, words: string[], killAt?: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/move.ts'), '--to', ...words], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk.toString()
    if (killAt && output.error.includes(killAt)) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...output, code }
}

/** A process that uses the database of a folder as a server does, until it is told to end. */
const using = async (dataDir: string) => {
  const program = `import { runningDatabase, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
    const { stop } = await startEmbedded(${JSON.stringify(dataDir)})
    const timer = setInterval(() => {}, 60_000)
    process.once('SIGTERM', () => stop().finally(() => clearInterval(timer)))
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const end = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { end }
}

const { env, rows } = await embeddedSystem()

test('a move that was killed ends with everything at its new place, once', async () => {
  const { objects, s3Url } = await bucketOf()
  const target = await emptySystem()
  const words = [`DATABASE_URL=${target.databaseUrl}`, `S3_URL=${s3Url}`]
  expect((await move(env.dataDir, words, 'Filling')).code).toBe(null)
  await expect(migrate(target.databaseUrl)).rejects.toThrow('A restore or a move into this database was not finished')
  const sent = [...objects].map(([name, { at }]) => [name, at])
  expect(sent).toHaveLength(1)

  const { code, out } = await move(env.dataDir, words)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      /^Moved and compared: \d+ rows in \d+ tables, 1 stored file of .* Now set DATABASE_URL, S3_URL/,
    ),
  ])
  expect(await rowsIn(target.databaseUrl)).toEqual(rows)
  expect([...objects].map(([name, { at }]) => [name, at])).toEqual(sent)
  expect(await migrate(target.databaseUrl)).toEqual([])
  const { manifest } = await writeBackup({ ...target, s3Url }, { to: await testFolder() })
  expect([manifest.from.media, manifest.media.files, manifest.lost]).toEqual(['bucket', 1, []])

  const again = await move(env.dataDir, words)
  expect([again.code, again.error]).toEqual([1, expect.stringContaining('The database is not empty')])

  // What was moved is where it was, too.
  const embedded = await startEmbedded(env.dataDir)
  onTestFinished(() => embedded.stop())
  expect(await rowsIn(embedded.url)).toEqual(rows)
})

test('nothing moves while a server runs, and a server whose socket is out of reach is left alone', async () => {
  const target = await emptySystem()
  const serving = await using(env.dataDir)
  expect((await move(env.dataDir, [`DATABASE_URL=${target.databaseUrl}`])).error).toContain('A server runs on')
  expect(await ask(target.databaseUrl, 'SELECT FROM pg_tables WHERE schemaname = current_schema()')).toEqual([])
  // Where a service has a /tmp of its own, a shell cannot reach the socket in it.
  const elsewhere = { DATA_DIR: env.dataDir, TMPDIR: await testFolder() }
  const backup = spawn(process.execPath, [join(import.meta.dirname, '../cli/backup.ts')], {
    env: elsewhere,
    stdio: 'pipe',
  })
  expect(await text(backup.stderr)).toContain('runs, but its socket cannot be reached from here')
  expect(await runningDatabase(env.dataDir)).toContain('postgresql://')
  await serving.end()
})

test('without a place that it may use nothing is moved', async () => {
  const dataDir = await testFolder()
  expect((await move(dataDir, ['DATA_DIR=/elsewhere'])).code).toBe(2)
  const { code, error } = await move(dataDir, ['S3_URL=http://bucket'])
  expect([code, error]).toEqual([1, 'error: --to must name a DATABASE_URL.\n'])
})

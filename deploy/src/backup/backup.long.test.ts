import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { pdfOf } from '@keyhaven/api/invoices/files'
import { openDb } from '@keyhaven/api/db/pool'
import { migrate, readMigrations } from '@keyhaven/api/db/migrations/migrate'
import { diskFiles } from '@keyhaven/api/files/disk-files'
import { seed } from '@keyhaven/api/demo/service'
import { aClient } from '@keyhaven/api/testing/factories'
import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { expect, test } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { filesBelow } from '../store/backing.ts'
import { openStore } from '../store/open-store.ts'
import { bookingsBuild, shellBuild } from '../testing/builds.ts'
import { ask, emptySystem, rowsIn, schemaOf, testFolder } from '../testing/systems.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'
import { readTable } from './write-part.ts'

const silent = () => {}

/** Hosts with pictures, an account with a year of bookings and documents of which some are drawn, and releases. */
const livedIn = async () => {
  const server = await testServer()
  const { context } = server
  await seed(context, context.databaseUrl)
  expect((await server.call('POST', '/auth/demo-login/')).status).toBe(200)
  const issued = await context.db
    .selectFrom('invoices')
    .select('id')
    .where('status', '<>', 'draft')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const documents = new Map<number, Buffer>()
  for (const { id } of issued) documents.set(id, await documentOf(context, id))
  const store = openStore(context.env.store)
  await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild())
  return { server, documents }
}

const documentOf = async (context: Pick<TestServer['context'], 'db' | 'files' | 'clock'>, invoice: number) => {
  const body: Readable | Uint8Array | undefined = (await pdfOf(context, invoice))?.body
  if (!body) throw new Error('There is no such document.')
  return body instanceof Uint8Array ? Buffer.from(body) : buffer(body)
}

const source = await livedIn()

test('every row, file and document is there after a restore, and nothing was worked out twice', async () => {
  const { env } = source.server.context
  const { folder, warnings } = await writeBackup(env, { to: await testFolder() })
  expect(warnings).toEqual([])
  const target = await emptySystem()
  expect(await restoreBackup(await checkBackup(folder), target, silent)).toEqual({ applied: [] })

  const [before, after] = [await rowsIn(source.server.context.databaseUrl), await rowsIn(target.databaseUrl)]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  // The one row that a restore adds: a copy sends nothing before somebody says so.
  const { outgoing_hold: hold = [], ...copied } = after
  expect(hold).toEqual([expect.stringContaining('restored from the backup of')])
  for (const [table, rows] of Object.entries(copied)) expect([table, rows]).toEqual([table, before[table]])
  expect(before['bookings']?.length).toBeGreaterThan(200)
  expect(await schemaOf(target.databaseUrl)).toEqual(await schemaOf(source.server.context.databaseUrl))

  const filesOf = (dataDir: string, of: string) =>
    filesBelow(join(dataDir, of)).filter((path) => !path.startsWith('tmp'))
  for (const of of ['media', 'releases']) expect(filesOf(target.dataDir, of)).toEqual(filesOf(env.dataDir, of))
  expect(filesOf(env.dataDir, 'media').length).toBeGreaterThan(20)

  const db = openDb(target.databaseUrl, { max: 1 })
  const restored = { db, files: diskFiles(join(target.dataDir, 'media')), clock: () => new Date() }
  for (const [id, bytes] of source.documents) expect((await documentOf(restored, id)).equals(bytes)).toBe(true)
  await db.destroy()

  await expect(restoreBackup(await checkBackup(folder), target, silent)).rejects.toThrow('The database is not empty')
})

test('a backup is of one moment, however much is written meanwhile, and a restore for trial proves it', async () => {
  const { server } = source
  const owner = await server.signUpOwner()
  const over = new AbortController()
  const write = async () => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      await aClient(owner, { email: `g${count}@example.com` })
      await server.context.db
        .updateTable('bookings')
        .set(count % 2 ? { status: 'confirmed', cancelled_by: null } : { status: 'cancelled', cancelled_by: 'owner' })
        .where('expires_at', 'is', null)
        .where('id', 'in', (eb) => eb.selectFrom('bookings').select('id').orderBy('id').limit(20))
        .execute()
    }
    return 'written'
  }
  const writing = write()
  const { folder, manifest } = await writeBackup(server.context.env, { to: await testFolder() })
  over.abort()
  expect(await writing).toBe('written')
  const valuesOf = async (name: string, column: string) => {
    const table = manifest.database.tables.find((one) => one.name === name)
    if (!table) throw new Error(`There is no table ${name}.`)
    const rows = (await text(readTable(folder, table))).trimEnd().split('\n')
    return rows.map((row) => row.split('\t')[table.columns.indexOf(column)] ?? '')
  }
  // What a trigger sums up in the transaction that changes the nights.
  const heldNights = (await valuesOf('unit_months', 'held_nights')).reduce((sum, nights) => sum + Number(nights), 0)
  const nights = (await valuesOf('booking_nights', 'status')).filter((status) => status !== 'cancelled')
  expect([heldNights > 500, nights.length]).toEqual([true, heldNights])
  // Every reference holds, too, or it would not be restored.
  expect(await verifyBackup(await checkBackup(folder), silent)).toEqual({ documents: 2, problems: [] })
})

test('the next backup takes no room for files that the last one has, and only so many are kept', async () => {
  const to = await testFolder()
  const { env } = source.server.context
  const [first, second] = [await writeBackup(env, { to }), await writeBackup(env, { to, keep: 2 })]
  const [picture = ''] = filesBelow(join(first.folder, 'media'))
  const inodes = [first, second].map(async ({ folder }) => (await stat(join(folder, 'media', picture))).ino)
  expect(new Set(await Promise.all(inodes)).size).toBe(1)
  expect(((await stat(second.folder)).mode & 0o777).toString(8)).toBe('700')
  const third = await writeBackup(env, { to, keep: 2 })
  expect(third.removed).toEqual([first.folder])
  const names = (await readdir(to)).filter((name) => name !== 'tmp')
  expect(names.map((name) => join(to, name)).toSorted()).toEqual([second.folder, third.folder])
  await checkBackup(second.folder)
})

test('a backup of an older schema is brought forward, one of a newer program is refused', async () => {
  const old = await emptySystem()
  const [baseline = '', ...later] = (await readMigrations()).map(({ name }) => name)
  await migrate(old.databaseUrl, { only: new Set([baseline]) })
  await ask(
    old.databaseUrl,
    `WITH o AS (INSERT INTO owners (email, password_hash, first_name, last_name, slug) VALUES ('a@example.com', 'x', 'A', 'B', 'a-b') RETURNING id)
     INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
     SELECT id, 'Jörg', 'Müller', 'j@example.com', '', '', '', '', '', '' FROM o`,
  )
  const { folder } = await writeBackup(old, { to: await testFolder() })
  const target = await emptySystem()
  const backup = await checkBackup(folder)
  expect((await restoreBackup(backup, target, silent)).applied).toEqual(later)
  const [client] = await ask<{ found: boolean }>(
    target.databaseUrl,
    `SELECT search_text LIKE '%muller%' AS found FROM clients`,
  )
  expect(client).toEqual({ found: true })

  const { manifest } = backup
  const migrations = [...manifest.database.migrations, { name: '9999-next.sql', hash: '0' }]
  const newer = { ...backup, manifest: { ...manifest, database: { ...manifest.database, migrations } } }
  await expect(restoreBackup(newer, await emptySystem(), silent)).rejects.toThrow(
    'The backup is of a newer Keyhaven: it holds 9999-next.sql.',
  )
})

test('a backup of 0088 is restored on the baseline, an older one is told which commit to start first', async () => {
  const old = await emptySystem()
  const [baseline = '', ...later] = (await readMigrations()).map(({ name }) => name)
  await migrate(old.databaseUrl, { only: new Set([baseline]) })
  await ask(old.databaseUrl, `DELETE FROM migrations WHERE name = '${baseline}'`)
  const backup = await checkBackup((await writeBackup(old, { to: await testFolder() })).folder)
  const target = await emptySystem()
  expect((await restoreBackup(backup, target, silent)).applied).toEqual(later)
  expect(await ask(target.databaseUrl, `SELECT name FROM migrations WHERE name >= '0088' ORDER BY name`)).toEqual(
    [baseline, '0088-outgoing-hold.sql', ...later].map((name) => ({ name })),
  )
  expect(await schemaOf(target.databaseUrl)).toEqual(await schemaOf(source.server.context.databaseUrl))

  await ask(old.databaseUrl, `DELETE FROM migrations WHERE name = '0088-outgoing-hold.sql'`)
  const older = await checkBackup((await writeBackup(old, { to: await testFolder() })).folder)
  await expect(restoreBackup(older, await emptySystem(), silent)).rejects.toThrow(
    'The backup is older than this program takes over: it lacks 0088-outgoing-hold.sql. Start commit 06d0e64d with it first, then this one.',
  )
})

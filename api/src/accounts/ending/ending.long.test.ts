import type { Privacy } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { sweepAll } from '../../testing/sweep-all.ts'
import { anImage, aUnit, aWish, mailsTo } from '../../testing/factories.ts'
import { householdOf } from '../../testing/household.ts'
import { type TestOwner, testServer } from '../../testing/test-server.ts'

const start = '2027-01-10T09:00:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})
const end = (password = owner.password) => owner.call<Privacy>('POST', '/auth/end-account/', { password })
const keep = () => owner.call<Privacy>('POST', '/auth/keep-account/')
const at = async (moment: string) => {
  server.clock.set(moment)
  await sweepAll(server.context, (error) => expect.unreachable(String(error)))
}
const subjects = async () =>
  (await mailsTo(server, owner.user.email)).flatMap(({ subject = '' }) => (/account w/.test(subject) ? [subject] : []))
const publicView = async (property: number) => {
  const page = await server.call('GET', `/api/public/booking/property/${property}/`)
  const stay = 'check_in=2027-06-01&check_out=2027-06-04'
  const units = await server.call<unknown[]>('GET', `/api/public/booking/available-units/?${stay}&property=${property}`)
  return [page.status, units.body.length]
}

test('ending takes the password, signs out elsewhere, closes the public pages, and can be taken back', async () => {
  const unit = await aUnit(owner)
  expect(await publicView(unit.property.id)).toEqual([200, 1])
  const { body: other } = await server.call<{ token: string }>('POST', '/auth/login/', {
    email: owner.user.email,
    password: owner.password,
  })
  expect((await end('Wrong-1234')).status).toBe(400)
  expect((await end()).body).toMatchObject({ ends_at: '2027-02-09T09:00:00.000Z' })
  expect(
    (await server.call('GET', '/auth/get-full-user-data/', undefined, { authorization: `Token ${other.token}` }))
      .status,
  ).toBe(401)
  expect(await publicView(unit.property.id)).toEqual([404, 0])
  const later = await aUnit(owner)
  expect(await publicView(later.property.id)).toEqual([404, 0])
  expect((await server.call('POST', '/api/public/booking/', aWish(unit.id))).status).toBe(404)

  server.clock.set('2027-01-10T12:00:00Z')
  expect((await end()).body).toMatchObject({ ends_at: '2027-02-09T09:00:00.000Z' })
  expect((await keep()).body).toMatchObject({ ends_at: null })
  expect([await publicView(unit.property.id), await publicView(later.property.id)]).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect((await keep()).status).toBe(200)
  expect(await subjects()).toEqual([
    'Your Keyhaven account will be deleted on 09.02.2027',
    'Your Keyhaven account will not be deleted',
  ])
  await at('2027-02-10T09:00:00Z')
  expect(await server.db.selectFrom('owners').select('id').where('id', '=', owner.user.id).execute()).toHaveLength(1)
})

test('after 30 days nothing is left of the account in any table, nor of its files; another owner keeps everything', async () => {
  const other = await server.signUpOwner({ personals: true })
  for (const own of [owner, other]) {
    const { property } = await householdOf(own)
    await anImage(own, { property: property ?? 0 }, 'mine.png')
    const { body } = await own.call<{ id: number }[]>('GET', '/api/invoices/owner/')
    await own.call('POST', `/api/invoices/${body[0]?.id}/issue/`)
  }
  const tables = await sql<{ name: string }>`
    SELECT attrelid::regclass::text AS name FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
    WHERE attname = 'owner_id' AND relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`.execute(
    server.db,
  )
  const rowsOf = async (id: number) => {
    const counts: Record<string, number> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        n: number
      }>`SELECT count(*) AS n FROM ${sql.table(name)} WHERE owner_id = ${id}`.execute(server.db)
      if (rows[0]?.n) counts[name] = rows[0].n
    }
    return counts
  }
  const others = await rowsOf(other.user.id)
  expect(Object.keys(others).length).toBeGreaterThan(15)
  await end()
  await at('2027-02-07T09:00:00Z')
  await at('2027-02-09T08:59:00Z')
  expect(Object.keys(await rowsOf(owner.user.id)).length).toBeGreaterThan(15)
  await at('2027-02-09T09:00:00Z')
  expect(await rowsOf(owner.user.id)).toEqual({})
  expect(await server.db.selectFrom('owners').select('id').where('id', '=', owner.user.id).execute()).toEqual([])
  expect(await rowsOf(other.user.id)).toMatchObject({
    invoices: others['invoices'],
    clients: others['clients'],
    images: others['images'],
  })
  expect(await subjects()).toEqual([
    'Your Keyhaven account will be deleted on 09.02.2027',
    'Last reminder: your Keyhaven account will be deleted on 09.02.2027',
    'Your Keyhaven account was deleted',
  ])
  expect(
    (await server.call('POST', '/auth/login/', { email: owner.user.email, password: owner.password })).status,
  ).toBe(401)
})

test('however many accounts end at once, each owner is reminded, and told, in the transaction that deletes', async () => {
  const owners = await Promise.all(Array.from({ length: 55 }, () => server.signUpOwner()))
  for (const one of owners) await one.call('POST', '/auth/end-account/', { password: one.password })
  await at('2027-02-07T09:00:00Z')
  await at('2027-02-09T09:00:00Z')
  const mails = (await server.mails()).filter(({ to }) => owners.some(({ user }) => user.email === to?.[0]?.address))
  const count = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject ?? '')).length
  expect([count(/^Last reminder/), count(/was deleted$/)]).toEqual([owners.length, owners.length])
})

test('two processes delete an account once and tell its owner once', async () => {
  await end()
  server.clock.set('2027-02-09T09:00:00Z')
  const fail = (error: unknown) => expect.unreachable(String(error))
  await Promise.all([sweepAll(server.context, fail), sweepAll(server.context, fail)])
  expect((await subjects()).filter((subject) => subject === 'Your Keyhaven account was deleted')).toHaveLength(1)
})

test('a session cannot delete the documents of an account that nobody has ended', async () => {
  await householdOf(owner)
  const { body } = await owner.call<{ id: number }[]>('GET', '/api/invoices/owner/')
  await owner.call('POST', `/api/invoices/${body[0]?.id}/issue/`)
  const purge = server.db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('keyhaven.purged', ${String(owner.user.id)}, true)`.execute(tx)
    await sql`DELETE FROM invoices WHERE owner_id = ${owner.user.id}`.execute(tx)
  })
  await expect(purge).rejects.toThrow('never changed or deleted')
})

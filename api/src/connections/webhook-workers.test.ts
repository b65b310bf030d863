import type { Delivery } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { openBoss } from '../jobs/boss.ts'
import { jobsOn } from '../jobs/queues.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { drainWebhooks, makeWebhooksDue } from '../testing/drain-webhooks.ts'
import { aClient } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { addWebhook, startReceiver } from '../testing/webhook-receiver.ts'
import { adoptDeliveries } from './webhook-job-writes.ts'

const server = await testServer({ now: new Date().toISOString(), env: { outgoingRequests: 'anywhere' } })
let owner: TestOwner
beforeEach(async () => {
  await sql`DELETE FROM webhooks`.execute(server.db)
  owner = await server.signUpOwner({ personals: true })
})

const silent = { error: () => {}, warn: () => {} }
/** The workers of a process; answers how to stop them. */
const startWorkers = () => startJobs(server.context, silent, [])
const send = () => drainWebhooks(server.context)
const due = () => makeWebhooksDue(server.db)
const deliveries = async (id: number) => (await owner.call<Delivery[]>('GET', `/api/webhook/${id}/deliveries/`)).body

test('two processes send an event once, at the moment of its commit', async () => {
  const { url, got } = await startReceiver()
  await addWebhook(server.db, owner, url)
  const stops = [await startWorkers(), await startWorkers()]
  for (let count = 0; count < 10; count += 1) await aClient(owner)
  await vi.waitFor(() => expect(got).toHaveLength(10), { timeout: 10_000 })
  await Promise.all(stops.map((stop) => stop()))
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(10)
  expect(got).toHaveLength(10)
}, 30_000)

test('what a process took that died before it had sent it is sent by the next', async () => {
  const { url, got } = await startReceiver()
  await addWebhook(server.db, owner, url)
  await aClient(owner)
  await adoptDeliveries(server.db)
  expect(await jobsOn(server.db).fetch('webhooks')).toHaveLength(1)
  await send()
  expect(got).toEqual([])
  await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE name = 'webhooks'`.execute(server.db)
  const boss = openBoss(server.context, silent)
  await boss.start()
  await boss.supervise('webhooks')
  await boss.stop()
  await due()
  await send()
  expect(got).toHaveLength(1)
})

test('an event that the release before has taken is sent by none of ours until its lease ends, and never by both', async () => {
  const { url, got } = await startReceiver()
  await addWebhook(server.db, owner, url)
  await aClient(owner)
  await sql`UPDATE webhook_deliveries SET attempts = 1, run_after = now() + interval '60 seconds'`.execute(server.db)
  await send()
  expect(got).toEqual([])
  await sql`UPDATE webhook_deliveries SET run_after = now()`.execute(server.db)
  await adoptDeliveries(server.db)
  const { rows } = await sql`SELECT FROM webhook_deliveries WHERE done_at IS NULL AND run_after <= now()`.execute(
    server.db,
  )
  expect(rows).toEqual([])
  await send()
  expect(got).toHaveLength(1)
})

test('a server that does not answer holds up the events of its owner alone', async () => {
  const [slow, quick] = [await startReceiver(), await startReceiver()]
  slow.state.status = 0
  const { id } = await addWebhook(server.db, owner, slow.url)
  for (let count = 0; count < 4; count += 1) await aClient(owner)
  const other = await server.signUpOwner()
  const hooked = await addWebhook(server.db, other, quick.url)
  await other.call('POST', `/api/webhook/${hooked.id}/test/`)
  const stop = await startWorkers()
  await vi.waitFor(() => expect([quick.got.length, slow.got.length]).toEqual([1, 2]), { timeout: 10_000 })
  slow.die()
  await vi.waitFor(
    async () => {
      const errors = (await deliveries(id)).map(({ state, error }) => [state, error])
      expect(errors.filter(([, error]) => error !== null)).toHaveLength(4)
      expect(new Set(errors.map(([state]) => state))).toEqual(new Set(['waiting']))
      expect(new Set(errors.map(([, error]) => error))).toEqual(
        new Set(['The server broke off the connection.', 'The server refuses connections.']),
      )
    },
    { timeout: 20_000 },
  )
  await stop()
}, 60_000)

test('however many owners have servers that do not answer, the event of another one leaves within seconds', async () => {
  const [slow, quick] = [await startReceiver(), await startReceiver()]
  slow.state.status = 0
  /** So many events of an owner that are due. */
  const addDue = async (of: TestOwner, url: string, count: number) => {
    const { id } = await addWebhook(server.db, of, url)
    await sql`
      INSERT INTO webhook_deliveries (owner_id, webhook_id, event) SELECT owner_id, id, 'client.created'
      FROM webhooks, generate_series(1, ${count}::int) WHERE id = ${id}`.execute(server.db)
  }
  for (let count = 0; count < 8; count += 1) await addDue(await server.signUpOwner(), slow.url, 12)
  await addDue(await server.signUpOwner(), quick.url, 1)
  const stop = await startWorkers()
  await vi.waitFor(() => expect(quick.got).toHaveLength(1), { timeout: 10_000 })
  expect(slow.got.length).toBeLessThanOrEqual(16)
  slow.die()
  await stop()
}, 30_000)

import { createServer } from 'node:http'
import type { Webhook as Hook } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '../jobs/start-jobs.ts'
import { freePort } from '../testing/free-port.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { outgoingRequests: 'anywhere' } })

/** A server of somebody else's; with `answers` false it takes what comes and says nothing. */
const receiver = async (answers: boolean) => {
  const got: string[] = []
  const http = createServer((request, response) => {
    got.push(request.url ?? '')
    if (answers) response.end()
  })
  const port = await freePort()
  await new Promise<void>((ready) => http.listen(port, '127.0.0.1', ready))
  const die = () => http.close().closeAllConnections()
  onTestFinished(die)
  return { got, die, url: `http://127.0.0.1:${port}/hook` }
}

/** So many events of an owner that are due for a server. Plain http is for this test alone: the API asks for https. */
async function waiting(owner: TestOwner, url: string, count: number) {
  const body = { url: 'https://example.com/hook', events: ['client.created'] }
  const { id } = (await owner.call<{ webhook: Hook }>('POST', '/api/webhooks/', body)).body.webhook
  await server.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute()
  await sql`
    INSERT INTO webhook_deliveries (owner_id, webhook_id, event) SELECT owner_id, id, 'client.created'
    FROM webhooks, generate_series(1, ${count}::int) WHERE id = ${id}`.execute(server.db)
}

/** The workers of a process, until the test ends. */
async function startWorkers() {
  const stop = await startJobs(server.context, { error: () => {}, warn: () => {} }, [])
  onTestFinished(stop)
}

test('however many owners have servers that do not answer, the event of another one leaves within seconds', async () => {
  const [silent, quick] = [await receiver(false), await receiver(true)]
  for (let count = 0; count < 8; count += 1) await waiting(await server.signUpOwner(), silent.url, 12)
  await waiting(await server.signUpOwner(), quick.url, 1)
  await startWorkers()
  await vi.waitFor(() => expect(quick.got).toHaveLength(1), { timeout: 10_000 })
  expect(silent.got.length).toBeLessThanOrEqual(16)
  silent.die()
}, 30_000)

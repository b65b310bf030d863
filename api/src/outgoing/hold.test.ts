import { createServer } from 'node:http'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { mailArrivals } from '../arrivals/schedule.ts'
import { dropTooLate, queueMail } from '../mail/outbox.ts'
import { email } from '../mail/template.ts'
import { degradation } from '../server/degraded.ts'
import { aClient, mailsTo } from '../testing/factories.ts'
import { drainWebhooks } from '../testing/drain-webhooks.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { holdOutgoing, readHold } from './hold.ts'
import { applyOutgoing, releaseOutgoing } from './release.ts'

/** A server of somebody else's that counts what it is sent. */
const receiver = async () => {
  const state = { requests: 0 }
  const http = createServer((request, response) => {
    state.requests += 1
    request.resume()
    response.writeHead(200).end()
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void http.close())
  const address = http.address()
  return { state, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` }
}
const hello = (to: string) => email({ to, locale: 'en', subject: 'Hello', paragraphs: ['Hello'] })

/** A system in which a mail and an event for a webhook are due. */
const withSomethingDue = async () => {
  const server = await testServer({ env: { outgoingRequests: 'anywhere' } })
  const owner = await server.signUpOwner({ personals: true })
  await server.mails()
  const { state, url } = await receiver()
  const { body } = await owner.call<{ webhook: { id: number } }>('POST', '/api/webhooks/', {
    url: 'https://example.com/hook',
    events: ['client.created'],
  })
  await server.db.updateTable('webhooks').set({ url }).where('id', '=', body.webhook.id).execute()
  await holdOutgoing(server.db, 'restored')
  await aClient(owner)
  await queueMail(server.db, hello('guest@example.com'))
  return { server, state }
}

/** Warnings of the server about mails and events that wait. */
const warnings = async ({ context }: TestServer) =>
  (await degradation(context)()).filter(({ code }) => code === 'outgoing')

test('nothing leaves a system that holds, it says so with what waits, and all of it leaves once it is let go', async () => {
  const { server, state } = await withSomethingDue()
  await drainWebhooks(server.context)
  expect(await mailsTo(server, 'guest@example.com')).toEqual([])
  expect(state.requests).toBe(0)
  expect(await warnings(server)).toMatchObject([
    { message: expect.stringMatching(/\(restored\): 1 mails and 1 events .*npm run outgoing -- send/) as string },
  ])

  // A restored copy has the rows, and none of the jobs.
  await sql`DELETE FROM pgboss.job`.execute(server.db)
  await releaseOutgoing(server.db)
  await drainWebhooks(server.context)
  expect(await mailsTo(server, 'guest@example.com')).toHaveLength(1)
  expect(state.requests).toBe(1)
  expect(await warnings(server)).toEqual([])
})

test('what is too late by then is not sent, and no guest is told of an arrival meanwhile', async () => {
  const { server } = await withSomethingDue()
  await queueMail(server.db, { ...hello('late@example.com'), usefulMs: 60_000 })
  await sql`UPDATE outbox SET useful_until = now() - interval '1 day' WHERE useful_until IS NOT NULL`.execute(server.db)
  const count = async () => (await readHold(server.db))?.mails
  const before = await count()
  await mailArrivals(server.context)
  expect(await count()).toBe(before)
  await releaseOutgoing(server.db)
  expect(await mailsTo(server, 'late@example.com')).toEqual([])
  await dropTooLate(server.db)
  const { rows } = await sql<{ last_error: string }>`SELECT last_error FROM outbox WHERE useful_until < now()`.execute(
    server.db,
  )
  expect(rows).toEqual([{ last_error: 'It would have come too late.' }])
})

test('the setting holds or lets go, and what was said last counts where it says nothing', async () => {
  const { db } = await testServer()
  expect(await applyOutgoing(db, undefined)).toBeUndefined()
  expect(await applyOutgoing(db, 'hold')).toMatchObject({ why: 'OUTGOING is hold' })
  expect(await applyOutgoing(db, undefined)).toMatchObject({ why: 'OUTGOING is hold' })
  expect(await applyOutgoing(db, 'send')).toBeUndefined()
  expect(await applyOutgoing(db, undefined)).toBeUndefined()
})

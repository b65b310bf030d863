import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { webhookEvents, type Webhook } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { onTestFinished } from 'vitest'
import type { Db } from '../db/pool.ts'
import type { TestOwner } from './test-server.ts'

export type SentEvent = { headers: IncomingHttpHeaders; body: string }

/** A server of somebody else's that takes events, and answers with a status that can be changed; with 0 it does not answer. */
export async function startReceiver() {
  const got: SentEvent[] = []
  const state = { status: 200, text: '' }
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({ headers: request.headers, body })
      if (state.status > 0) response.writeHead(state.status).end(state.text)
    })
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  /** Ends what is not answered, as a server does that dies. */
  const die = () => http.close().closeAllConnections()
  onTestFinished(() => die())
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, state, die, url: `http://127.0.0.1:${port}/hook` }
}

/** Adds a webhook of all events. Plain http is for tests alone: the API asks for https. */
export async function addWebhook(db: Db, owner: TestOwner, url: string) {
  const { body } = await owner.call<{ webhook: Webhook; secret: string }>('POST', '/api/webhooks/', {
    url: 'https://example.com/hook',
    events: webhookEvents,
  })
  await db.updateTable('webhooks').set({ url }).where('id', '=', body.webhook.id).execute()
  return { id: body.webhook.id, secret: body.secret }
}

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../testing/process.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()

/** A process on the database of this file that is asked to stop, and answers on for this long. */
const startDraining = async (seconds: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-draining-'))
  const api = await startProcess({
    ...{ DATABASE_URL: server.context.databaseUrl, DATA_DIR: folder },
    DRAIN_SECONDS: seconds,
  })
  onTestFinished(async () => {
    if (api.child.exitCode === null) await api.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const origin = new URL(api.url).origin
  const ready = async () => (await fetch(`${origin}/readyz`)).status
  return { ...api, origin, ready }
}

test('while it drains it answers every call, is not ready, and keeps no connection; then it ends', async () => {
  const owner = await server.signUpOwner()
  const { url, origin, ready, ...api } = await startDraining('3')
  const headers = { authorization: `Token ${owner.token}` }
  const stream = await fetch(url + eventsPath, { headers })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const call = async () => {
    const [answer] = (await once(get(`${url}/api/clients/?page=1`, { agent, headers }), 'response')) as [
      IncomingMessage,
    ]
    await text(answer)
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await call()).toEqual([200, 'keep-alive'])

  const ended = api.end('SIGTERM')
  await expect.poll(ready).toBe(503)
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'stopping' })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(await call()).toEqual([200, 'close'])
  const created = await fetch(`${url}/api/contact/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ theme: 'settings', message: 'Twenty letters and more.' }),
  })
  expect(created.status).toBe(201)
  // Its page asks for another stream, which the proxy leads to another server.
  expect(await stream.text()).toContain(': listening')
  expect(await ended).toBe(0)
})

test('a call that has begun is finished after the port has closed', async () => {
  const owner = await server.signUpOwner()
  const { url, ready, ...api } = await startDraining('0')
  const { port } = new URL(url)
  const body = JSON.stringify({ theme: 'settings', message: 'Twenty letters and more.' })
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    'POST /keyhaven/api/contact/ HTTP/1.1',
    `host: localhost:${port}`,
    `authorization: Token ${owner.token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  expect(await ready()).toBe(200)
  const ended = api.end('SIGTERM')
  await expect.poll(() => ready().catch(() => 'closed')).toBe('closed')
  socket.write(body.slice(10))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 Created\r\n/)
  expect(await ended).toBe(0)
})

import '../../testing/real-files.ts'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountSettingsApi } from '../../contract/accounts/account-settings.ts'
import { call, connect } from './client.ts'
import { xhrUpload } from './upload.ts'

let server: Server
let answer: RequestListener
let url = ''
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.method !== 'OPTIONS') return answer(request, response)
    response.writeHead(204, open).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  url = at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : ''
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  connect({})
})

const bytes = 300_000
const file = () => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
const send = (options: { onProgress?: (sent: number) => void; signal?: AbortSignal } = {}) =>
  call(accountSettingsApi.changeLogo, { body: {}, files: { logo: [file()] } }, options)

it('tells how much is on its way, up to all of it, and reads the answer like any other', async () => {
  let received = ''
  answer = (request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    request.on('end', () =>
      response.writeHead(200, { ...open, 'content-type': 'application/json' }).end('{"logo":"a.webp","sources":[]}'),
    )
  }
  connect({ origin: url, upload: xhrUpload })
  const progress: number[] = []
  expect(await send({ onProgress: (sent) => progress.push(sent) })).toEqual({ logo: 'a.webp', sources: [] })
  expect(received).toContain('name="logo"; filename="logo.png"')
  expect(received.length).toBeGreaterThan(bytes)
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})

it('tells what the API said of a file that it refuses', async () => {
  const problem = { code: 'invalid', message: 'No', detail: ['No'], fields: { logo: ['This picture is damaged'] } }
  answer = (request, response) => {
    request.resume()
    request.on('end', () =>
      response.writeHead(400, { ...open, 'content-type': 'application/json' }).end(JSON.stringify(problem)),
    )
  }
  connect({ origin: url, upload: xhrUpload })
  const refused = send({ onProgress: () => {} })
  await expect(refused).rejects.toMatchObject({ status: 400, problem: { fields: problem.fields } })
})

it('makes a line that breaks the usual error', async () => {
  answer = (request) => void request.socket.destroy()
  connect({ origin: url, upload: xhrUpload })
  await expect(send({ onProgress: () => {} })).rejects.toMatchObject({ status: 0, problem: { code: 'network' } })
})

it('stops when it is told to', async () => {
  const stop = new AbortController()
  answer = () => stop.abort(new Error('No longer wanted'))
  connect({ origin: url, upload: xhrUpload })
  await expect(send({ onProgress: () => {}, signal: stop.signal })).rejects.toThrow('No longer wanted')
})

it('answers nothing where nothing was answered', async () => {
  answer = (request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(204, open).end())
  }
  const response = await xhrUpload(new Request(url, { method: 'POST', body: 'x' }), () => {})
  expect([response.status, await response.text()]).toEqual([204, ''])
})

it('uses the fetch of a test instead, and another way to upload where one is named', async () => {
  const uploads: string[] = []
  const reply = async (request: Request) => {
    uploads.push(`${request.method} ${(await request.formData()).has('logo')}`)
    return Response.json({ logo: null, sources: [] })
  }
  connect({ fetch: (input, init) => reply(new Request(input, init)) })
  await send({ onProgress: () => expect.unreachable('fetch knows no progress') })
  const progress: number[] = []
  connect({
    upload: (request, onProgress) => {
      onProgress(0.5)
      return reply(request)
    },
  })
  await send({ onProgress: (sent) => progress.push(sent) })
  expect(uploads).toEqual(['PATCH true', 'PATCH true'])
  expect(progress).toEqual([0.5])
})

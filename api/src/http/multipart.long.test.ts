import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { imageProblems } from '@keyhaven/shared-contracts/contract/images'
import { imageBytes } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { beforeAll, expect, test } from 'vitest'
import { aProperty } from '../testing/factories.ts'
import { encoded } from '../testing/pictures.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

const server = await testServer()
let owner: TestOwner
let port: number
let property: number
beforeAll(async () => {
  owner = await server.signUpOwner()
  property = (await aProperty(owner)).id
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

const text = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (field: string, name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
const headOf = (path: string, more: string) =>
  `POST /keyhaven${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${owner.token}\r\nContent-Type: multipart/form-data; boundary=x\r\n${more}\r\n\r\n`

/** Writes to a real connection as fast as it takes it, and answers what came back until as many answers are there. */
async function converse(pieces: Iterable<string | Buffer>, answers: number) {
  const socket = createConnection({ port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  for (const piece of pieces) if (!socket.write(piece)) await once(socket, 'drain')
  await expect.poll(() => heard.match(/HTTP\/1\.1 \d{3}/g)?.length, { timeout: 20_000 }).toBe(answers)
  socket.destroy()
  return heard
}
const times = (count: number, piece: string | Buffer) => Array.from({ length: count }, () => piece)
const chunk = (piece: string | Buffer) => {
  const bytes = Buffer.from(piece)
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

test('a file of forty megabytes is named in its refusal, is never on disk, and the connection goes on', async () => {
  const megabyte = Buffer.alloc(1_000_000, 'x')
  const start = text('property', String(property)) + text('alt_text', 'A view') + file('image', 'sea.jpg')
  const length = start.length + 40_000_000 + 9
  const get = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const heard = await converse(
    [headOf('/api/property-images/', `Content-Length: ${length}`), start, ...times(40, megabyte), '\r\n--x--\r\n', get],
    2,
  )
  expect(heard).toContain('HTTP/1.1 413')
  expect(heard).toContain(JSON.stringify(inEnglish(imageProblems.tooBig('sea.jpg'))))
  expect(heard).toContain('HTTP/1.1 200')
  expect((await uploadTraces(server)).waiting).toEqual([])
})

test.concurrent('texts without end are refused once they weigh as much as a body may', async () => {
  const pieces = times(40, chunk(text('description', 'x'.repeat(60_000))))
  const heard = await converse([headOf('/api/properties/', 'Transfer-Encoding: chunked'), ...pieces], 1)
  expect(heard).toContain('HTTP/1.1 413')
  expect(heard).toContain('"too_large"')
})

test.concurrent.for([text('name', 'x'), `${file('other', 'a.png')}x\r\n`])(
  'parts without end are refused',
  async (part) => {
    const heard = await converse([headOf('/api/properties/', 'Transfer-Encoding: chunked'), chunk(part.repeat(500))], 1)
    expect(heard).toContain('HTTP/1.1 413')
  },
)

test('files that nobody asked for are read over', async () => {
  const png = await encoded.png(20, 20)
  const form = new FormData()
  form.append('avatar', new Blob([Buffer.alloc(3 * imageBytes)]), 'a.png')
  form.append('property', String(property))
  form.append('image', new Blob([new Uint8Array(png)]), 'a.png')
  form.append('alt_text', 'A view')
  form.append('avatar', new Blob(['x']), 'b.png')
  expect((await owner.call('POST', '/api/property-images/', form)).status).toBe(201)
})

test('a part that calls itself JSON is what it holds', async () => {
  const part = (name: string, type: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`
  const address = {
    street: 'Ring',
    house_number: '1',
    postal_code: '1010',
    city: 'Wien',
    country: 'Austria',
    phone: '+431234567',
  }
  const payload = [
    part('name', 'text/plain; charset=utf-8', 'Häuschen'),
    part('description', 'text/plain', 'By the lake'),
    part('address', 'application/json', JSON.stringify(address)),
    '--x--\r\n',
  ].join('')
  const heard = await converse(
    [headOf('/api/properties/', `Content-Length: ${Buffer.byteLength(payload)}`), payload],
    1,
  )
  expect(heard).toContain('HTTP/1.1 201')
  expect(heard).toContain('"Häuschen"')
  expect(heard).toContain('"Wien"')
})

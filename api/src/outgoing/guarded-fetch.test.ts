import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Resolver } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startDns } from '../testing/dns-server.ts'
import { guardedFetch } from './guarded-fetch.ts'

const limits = { timeoutMs: 2000, maxBytes: 1000 }
/** In these tests this address of loopback stands for the open internet, and every other one for what is behind our wall. */
const open = '127.0.0.1'
const inside = '127.0.0.2'
const mayConnect = (address: string) => address === open

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const serve = async (address: string, answer: Answer, port = 0) => {
  const seen: { method: string; url: string; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  })
  server.listen(port, address)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, seen }
}

/** A real name server, and the look-up that asks it; the names stand for whatever the test says at that moment. */
const names = async () => {
  const dns = await startDns()
  onTestFinished(() => dns.close())
  const resolver = new Resolver()
  resolver.setServers([dns.address])
  const lookup: NonNullable<Parameters<typeof guardedFetch>[1]['lookup']> = (host, _options, done) =>
    resolver.resolve4(host, (error, found) =>
      done(
        error,
        (found ?? []).map((address) => ({ address, family: 4 })),
      ),
    )
  return { dns, lookup }
}

test('an answer comes back with its status, its headers and its text', async () => {
  const { port, seen } = await serve(open, (_, response) => response.setHeader('x-a', 'b').end('hello'))
  const answer = await guardedFetch(`http://${open}:${port}/page`, { ...limits, mayConnect })
  expect(answer).toMatchObject({ url: `http://${open}:${port}/page`, status: 200, text: 'hello' })
  expect(answer.headers['x-a']).toBe('b')
  expect(seen).toEqual([{ method: 'GET', url: '/page', body: '' }])
})

test.each(['localhost', '127.0.0.1', '0x7f.1', '2130706433', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
  'http://%s is not asked',
  async (host) => {
    const { port, seen } = await serve('127.0.0.1', (_, response) => response.end())
    await expect(guardedFetch(`http://${host}:${port}/`, limits)).rejects.toMatchObject({ why: 'private' })
    expect(seen).toEqual([])
  },
)

test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,a', 'gopher://example.com/'])(
  '%s is not the web',
  async (address) => {
    await expect(guardedFetch(address, limits)).rejects.toMatchObject({ why: 'protocol' })
  },
)

test('a name with one address behind the wall is refused, whatever its others are', async () => {
  const { dns, lookup } = await names()
  const { port, seen } = await serve(open, (_, response) => response.end())
  dns.addresses.set('mixed.test', [open, inside])
  const answer = guardedFetch(`http://mixed.test:${port}/`, { ...limits, mayConnect, lookup })
  await expect(answer).rejects.toMatchObject({ why: 'private' })
  expect(seen).toEqual([])
})

test('a name is looked up once for a connection, so a second answer of its server counts for nothing', async () => {
  const { dns, lookup } = await names()
  const { port } = await serve(open, (_, response) => response.end('ours'))
  const secret = await serve(inside, (_, response) => response.end('secret'), port)
  dns.addresses.set('rebinding.test', [open])
  const answer = guardedFetch(`http://rebinding.test:${port}/`, {
    ...limits,
    mayConnect,
    // Whoever asks the name server again after this gets the address behind the wall.
    lookup: (host, options, done) =>
      lookup(host, options, (error, addresses) => {
        dns.addresses.set('rebinding.test', [inside])
        done(error, addresses)
      }),
  })
  expect((await answer).text).toBe('ours')
  expect(dns.questions).toEqual(['rebinding.test'])
  expect(secret.seen).toEqual([])
})

test('a name that has moved behind the wall is refused when a redirect leads to it again', async () => {
  const { dns, lookup } = await names()
  const { port } = await serve(open, (_, response) => {
    dns.addresses.set('rebinding.test', [inside])
    response.writeHead(302, { location: '/secret' }).end()
  })
  const secret = await serve(inside, (_, response) => response.end('secret'), port)
  dns.addresses.set('rebinding.test', [open])
  const answer = guardedFetch(`http://rebinding.test:${port}/`, { ...limits, mayConnect, lookup, maxRedirects: 5 })
  await expect(answer).rejects.toMatchObject({ why: 'private' })
  expect(dns.questions).toEqual(['rebinding.test', 'rebinding.test'])
  expect(secret.seen).toEqual([])
})

test.each([`http://${inside}/`, 'file:///etc/passwd', `//${inside}/`])(
  'a redirect to %s is not followed',
  async (location) => {
    const { port } = await serve(open, (_, response) => response.writeHead(307, { location }).end())
    const answer = guardedFetch(`http://${open}:${port}/`, { ...limits, mayConnect, maxRedirects: 5 })
    await expect(answer).rejects.toMatchObject({ why: expect.stringMatching(/private|protocol/) as string })
  },
)

test('redirects are followed as often as is said, and are the answer where none is to be followed', async () => {
  const { port, seen } = await serve(open, ({ url }, response) =>
    response.writeHead(301, { location: `${url}a` }).end(),
  )
  const address = `http://${open}:${port}/`
  await expect(guardedFetch(address, { ...limits, mayConnect, maxRedirects: 2 })).rejects.toMatchObject({
    why: 'redirects',
  })
  expect(seen.map(({ url }) => url)).toEqual(['/', '/a', '/aa'])
  expect(await guardedFetch(address, { ...limits, mayConnect })).toMatchObject({ status: 301, url: address })
})

test('a body is posted, and to nowhere but its address', async () => {
  const { port, seen } = await serve(open, (_, response) => response.writeHead(307, { location: '/elsewhere' }).end())
  const sent = {
    ...limits,
    mayConnect,
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
    maxRedirects: 5,
  }
  expect(await guardedFetch(`http://${open}:${port}/hook`, sent)).toMatchObject({ status: 307 })
  expect(seen).toEqual([{ method: 'POST', url: '/hook', body: '{"a":1}' }])
})

test.each([
  ['plain', (response: ServerResponse) => response.end('x'.repeat(1001))],
  ['without end', (response: ServerResponse) => void setInterval(() => response.write('x'.repeat(500)), 1).unref()],
  [
    'small, and large once it is unpacked',
    (response: ServerResponse) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(100_000))),
  ],
])('an answer that is too large is let go: %s', async (_what, answer) => {
  const { port } = await serve(open, (_, response) => answer(response))
  const fetching = guardedFetch(`http://${open}:${port}/`, { ...limits, mayConnect })
  await expect(fetching).rejects.toMatchObject({ why: 'large' })
})

test('a server that says nothing, and one that says a letter now and then, are too late together with all redirects', async () => {
  const silent = await serve(open, () => {})
  const slow = await serve(open, (_, response) => void setInterval(() => response.write('x'), 20).unref())
  for (const { port } of [silent, slow]) {
    const fetching = guardedFetch(`http://${open}:${port}/`, { mayConnect, maxBytes: 1000, timeoutMs: 300 })
    await expect(fetching).rejects.toMatchObject({ why: 'late' })
  }
})

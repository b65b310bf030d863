import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { aUnit } from '../testing/factories.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

/** The headers and bytes as they are sent: `fetch` would unpack them. */
const list = async (acceptEncoding?: string) => {
  const { headers, rawPayload } = await server.app.inject({
    url: '/keyhaven/api/units/',
    headers: {
      authorization: `Token ${owner.token}`,
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    },
  })
  return { encoding: headers['content-encoding'], vary: headers['vary'], bytes: rawPayload }
}

it('sends a long answer in the form that a client takes', async () => {
  for (let count = 0; count < 5; count += 1) await aUnit(owner)
  const plain = await list()
  expect(plain.encoding).toBeUndefined()
  const gzip = await list('gzip')
  expect([gzip.encoding, gzip.vary]).toEqual(['gzip', expect.stringContaining('accept-encoding')])
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  const brotli = await list('gzip, deflate, br, zstd')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3)
})

it('leaves a short answer as it is', async () => {
  expect((await list('gzip')).encoding).toBeUndefined()
})

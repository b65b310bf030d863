import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { certificateStatus } from './certificates.ts'

const server = await testServer({ env: { origin: 'https://keyhaven.example' } })
const proven = async (domain: string) => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { domain })
  await server.db.updateTable('owners').set({ domain_proven_at: server.clock() }).where('domain', '=', domain).execute()
  return owner
}

test('the platform, the public site beside it and proven domains may have a certificate', async () => {
  await proven('stay.lake.example')
  const status = certificateStatus(server.context)
  for (const name of ['keyhaven.example', 'book.keyhaven.example', 'stay.lake.example', 'Stay.LAKE.example.'])
    expect([name, await status(name)]).toEqual([name, 200])
})

test('nobody else may: not a name below ours or a proven one, an unproven one, a local one, an address, or nonsense', async () => {
  await proven('forest.example')
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { domain: 'unproven.example' })
  const local = await server.signUpOwner()
  await local.call('PATCH', '/api/site-settings/', { domain: 'hut.localhost' })
  const status = certificateStatus(server.context)
  const ours = ['x.keyhaven.example', 'www.forest.example', 'unproven.example', 'hut.localhost', 'localhost']
  for (const name of [...ours, '127.0.0.1', '[::1]', '', '.', 'a\u0000b.example', `${'a'.repeat(300)}.example`])
    expect([name, await status(name)]).toEqual([name, 404])
})

test('a domain whose proof is gone may have none any more', async () => {
  await proven('gone.example')
  const status = certificateStatus(server.context)
  expect(await status('gone.example')).toBe(200)
  await server.db.updateTable('owners').set({ domain_proven_at: null }).where('domain', '=', 'gone.example').execute()
  server.clock.set(new Date(server.clock().getTime() + 6000))
  expect(await status('gone.example')).toBe(404)
})

test('of names that strangers make up, fifty are looked up in a second; the platform is not among them', async () => {
  const status = certificateStatus(server.context)
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, at) => status(`made-up-${at}.example`)))
  expect(statuses.filter((one) => one === 404)).toHaveLength(50)
  expect(statuses.filter((one) => one === 429)).toHaveLength(10)
  expect(await status('keyhaven.example')).toBe(200)
})

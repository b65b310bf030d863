import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { rateLimit: true } })

const send = () =>
  server.fetch('http://localhost/keyhaven/auth/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

test('who sends bodies that come to nothing has to wait with the next one, and can still be answered and probed', async () => {
  for (let count = 0; count < 300; count += 1) expect((await send()).status).toBe(400)
  expect((await send()).status).toBe(429)
  for (const path of ['/readyz', '/keyhaven/api/public/booking/'])
    expect([path, (await server.fetch(`http://localhost${path}`)).status]).toEqual([path, 200])
})

import { expect, test } from 'vitest'
import { callerOf, createLimits } from './limits.ts'
import { testServer } from '../testing/test-server.ts'
import { Problem } from './problem.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['a socket', 'a socket'],
])('%s counts as %s', (ip, caller) => {
  expect(callerOf(ip)).toBe(caller)
})

const refusalOf = (work: () => void) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  return undefined
}

test('who tries too often is told how long to wait, and may try again after that', () => {
  let now = Date.parse('2027-03-01T10:00:00Z')
  const limits = createLimits(() => new Date(now))
  const rule = { times: 2, seconds: 100 }
  const take = (key = 'me') => refusalOf(() => limits.take(key, rule))
  expect([take(), take()]).toEqual([undefined, undefined])
  const refused = take()
  expect([refused?.status, refused?.body.code, refused?.headers]).toEqual([
    429,
    'too_many_requests',
    { 'retry-after': '100' },
  ])
  expect(refused?.message).toBe('Too many attempts. Please wait 2 minutes and try again.')
  expect(take('somebody else')).toBeUndefined()
  now += 41_000
  expect(take()?.message).toBe('Too many attempts. Please wait 59 seconds and try again.')
  now += 58_000
  expect(take()?.message).toBe('Too many attempts. Please wait 1 second and try again.')
  now += 1000
  expect(take()).toBeUndefined()
})

test('where only failures are taken, a check refuses as a try would and counts nothing', () => {
  let now = Date.parse('2027-03-01T10:00:00Z')
  const limits = createLimits(() => new Date(now))
  const rule = { times: 2, seconds: 100 }
  const check = () => refusalOf(() => limits.check('me', rule))
  expect([check(), check(), check()]).toEqual([undefined, undefined, undefined])
  limits.take('me', rule)
  limits.take('me', rule)
  expect([check()?.status, check()?.headers]).toEqual([429, { 'retry-after': '100' }])
  now += 100_000
  expect(check()).toBeUndefined()
})

test('a flood of callers costs no more than each of them', () => {
  let now = Date.parse('2027-03-01T10:00:00Z')
  const limits = createLimits(() => new Date(now))
  const start = performance.now()
  for (let caller = 0; caller < 60_000; caller += 1) limits.take(`caller ${caller}`, { times: 1, seconds: 3600 })
  now += 3_600_000
  limits.take('late', { times: 1, seconds: 1 })
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a call says what is left of the limits of its endpoint, and one too many how long to wait', async () => {
  const server = await testServer({ env: { rateLimit: true } })
  const owner = await server.signUpOwner()
  const send = (message = 'Twenty letters and more.') =>
    owner.call('POST', '/api/contact/', { theme: 'settings', message })
  const left = ({ headers }: { headers: Headers }) => [headers.get('ratelimit'), headers.get('ratelimit-policy')]
  const policies = '"owner";q=5;w=3600, "caller";q=20;w=3600'
  // What is not valid is not counted: nobody runs out of tries by a typing error.
  expect((await send('Short')).status).toBe(400)
  expect(left(await send())).toEqual(['"owner";r=4;t=3600, "caller";r=19;t=3600', policies])
  for (let count = 0; count < 3; count += 1) await send()
  expect(left(await send())[0]).toMatch(/^"owner";r=0;t=\d+, "caller";r=15/)
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  // What refuses is named with the seconds that Retry-After says; what comes after it was not counted.
  expect(left(refused)).toEqual([`"owner";r=0;t=${refused.headers.get('retry-after')}`, '"owner";q=5;w=3600'])
  expect(left(await owner.call('GET', '/auth/get-full-user-data/'))).toEqual([null, null])
})

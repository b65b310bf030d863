import { expect, test } from 'vitest'
import { callerOf, createLimits, forgetCounts } from './limits.ts'
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

const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof Problem) return error
  }
  return undefined
}
const start = '2027-03-01T10:00:00Z'
const openLimits = async () => {
  const { db, clock } = await testServer({ now: start })
  const after = (seconds: number) => clock.set(new Date(Date.parse(start) + seconds * 1000))
  return { db, clock, after, limits: createLimits(db, clock) }
}

test('who tries too often is told how long to wait, and may try again after that', async () => {
  const { limits, after } = await openLimits()
  const rule = { times: 2, seconds: 100 }
  const take = (key = 'me') => refusalOf(limits.take(key, rule))
  expect([await take(), await take()]).toEqual([undefined, undefined])
  const refused = await take()
  expect([refused?.status, refused?.body.code, refused?.headers]).toEqual([
    429,
    'too_many_requests',
    { 'retry-after': '100' },
  ])
  expect(refused?.message).toBe('Too many attempts. Please wait 2 minutes and try again.')
  expect(await take('somebody else')).toBeUndefined()
  after(41)
  expect((await take())?.message).toBe('Too many attempts. Please wait 59 seconds and try again.')
  after(99)
  expect((await take())?.message).toBe('Too many attempts. Please wait 1 second and try again.')
  after(100)
  expect(await take()).toBeUndefined()
})

test('where only failures are taken, a check refuses as a try would and counts nothing, and one may be given back', async () => {
  const { limits, after } = await openLimits()
  const rule = { times: 2, seconds: 100 }
  const check = () => refusalOf(limits.check('me', rule))
  expect([await check(), await check(), await check()]).toEqual([undefined, undefined, undefined])
  await limits.take('me', rule)
  await limits.take('me', rule)
  expect([(await check())?.status, (await check())?.headers]).toEqual([429, { 'retry-after': '100' }])
  await limits.giveBack('me')
  expect(await check()).toBeUndefined()
  await limits.take('me', rule)
  after(100)
  expect(await check()).toBeUndefined()
})

test('of many tries at the same moment exactly so many pass', async () => {
  const { limits } = await openLimits()
  const tries = Array.from({ length: 40 }, () => refusalOf(limits.take('me', { times: 7, seconds: 60 })))
  expect((await Promise.all(tries)).filter((refusal) => refusal === undefined)).toHaveLength(7)
})

test('counts name nobody, and go when their time is over', async () => {
  const { limits, clock, db, after } = await openLimits()
  await limits.take('login account anna@example.com', { times: 1, seconds: 60 })
  await limits.take('later', { times: 1, seconds: 120 })
  const keys = () => db.selectFrom('call_counts').select('key').execute()
  expect((await keys()).map(({ key }) => key.length)).toEqual([32, 32])
  after(60)
  await forgetCounts(db, clock())
  expect(await keys()).toHaveLength(1)
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

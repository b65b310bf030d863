import type { AccountSession } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { afterEach, expect, test } from 'vitest'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { deviceOf } from './sessions.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const start = new Date('2027-03-01T10:00:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

const server = await testServer({ now: start })
afterEach(() => server.clock.set(start))

const signIn = async ({ user, password }: TestOwner, remember = false, userAgent = chrome) => {
  const body = { email: user.email, password, remember }
  const answer = await server.call<SignedIn>('POST', '/auth/login/', body, { 'user-agent': userAgent })
  const { token } = answer.body
  return {
    token,
    call: (method: string, path: string) =>
      server.call<AccountSession[]>(method, path, undefined, { authorization: `Token ${token}` }),
  }
}
const sessionsOf = async ({ call }: { call: (method: string, path: string) => Promise<{ body: unknown }> }) =>
  (await call('GET', '/auth/sessions/')).body as AccountSession[]
const statusOf = async ({ call }: { call: (method: string, path: string) => Promise<{ status: number }> }) =>
  (await call('GET', '/auth/get-full-user-data/')).status

test('an owner sees where the account is signed in: this place first, then the last used', async () => {
  const owner = await server.signUpOwner()
  server.clock.set(hours(1))
  const second = await signIn(owner)
  server.clock.set(hours(2))
  const third = await signIn(owner, true, 'words that name no browser')
  const list = await sessionsOf(second)
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Windows', true],
    ['Unknown device', false],
    ['Unknown device', false],
  ])
  expect(list.map(({ created_at }) => created_at)).toEqual([hours(1), hours(2), hours(0)].map((at) => at.toISOString()))
  expect(list[1]?.expires_at).toBe(hours(2 + 30 * 24).toISOString())
  expect((await sessionsOf(third)).map(({ current }) => current)).toEqual([true, false, false])
  expect(JSON.stringify(list)).not.toContain(third.token)
})

test('the last use is noted once an hour', async () => {
  const owner = await signIn(await server.signUpOwner())
  const lastUse = async (at: Date) => {
    server.clock.set(at)
    return (await sessionsOf(owner))[0]?.last_used_at
  }
  expect(await lastUse(hours(0.9))).toBe(start.toISOString())
  expect(await lastUse(hours(1.5))).toBe(hours(1.5).toISOString())
  expect(await lastUse(hours(2.4))).toBe(hours(1.5).toISOString())
})

test('a remembered session is renewed by its use, at most daily', async () => {
  const owner = await signIn(await server.signUpOwner(), true)
  const end = async (at: Date) => {
    server.clock.set(at)
    return (await sessionsOf(owner))[0]?.expires_at
  }
  const first = hours(30 * 24).toISOString()
  expect(await end(hours(20))).toBe(first)
  const renewed = await end(hours(25))
  expect(renewed).toBe(hours(25 + 30 * 24).toISOString())
  expect(await end(hours(40))).toBe(renewed)
})

test('a session that has ended is not shown and cannot be ended', async () => {
  const owner = await server.signUpOwner()
  const stays = await signIn(owner, true)
  const [plain] = (await sessionsOf(stays)).filter(({ current }) => !current)
  server.clock.set(hours(12))
  expect((await sessionsOf(stays)).map(({ current }) => current)).toEqual([true])
  expect((await stays.call('DELETE', `/auth/session/${plain?.id}/`)).status).toBe(404)
})

test('an owner signs out in another place, or here', async () => {
  const owner = await server.signUpOwner()
  const other = await signIn(owner)
  const [here, there] = await sessionsOf(owner)
  expect((await owner.call('DELETE', `/auth/session/${there?.id}/`)).status).toBe(204)
  expect(await statusOf(other)).toBe(401)
  expect((await owner.call('DELETE', `/auth/session/${there?.id}/`)).status).toBe(404)
  expect((await owner.call('DELETE', `/auth/session/${here?.id}/`)).status).toBe(204)
  expect(await statusOf(owner)).toBe(401)
})

test('nobody ends a session of another owner', async () => {
  const [one, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const [session] = await sessionsOf(other)
  expect((await one.call('DELETE', `/auth/session/${session?.id}/`)).status).toBe(404)
  expect((await one.call('DELETE', '/auth/sessions/')).status).toBe(204)
  expect(await statusOf(other)).toBe(200)
})

test('signing out everywhere ends every session, this one too', async () => {
  const owner = await server.signUpOwner()
  const places = [owner, await signIn(owner), await signIn(owner, true)]
  expect((await owner.call('DELETE', '/auth/sessions/')).status).toBe(204)
  for (const place of places) expect(await statusOf(place)).toBe(401)
  const rows = await server.db.selectFrom('sessions').select('id').where('owner_id', '=', owner.user.id).execute()
  expect(rows).toEqual([])
})

test('a demo account sees and ends its sessions too', async () => {
  const { token } = (await server.call<SignedIn>('POST', '/auth/demo-login/')).body
  const asGuest = { authorization: `Token ${token}` }
  const list = await server.call<AccountSession[]>('GET', '/auth/sessions/', undefined, asGuest)
  expect(list.body).toHaveLength(1)
  expect((await server.call('DELETE', '/auth/sessions/', undefined, asGuest)).status).toBe(204)
})

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
])('%s is a device in words', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words)
})

test('what names no browser is unknown, and never repeated', () => {
  for (const userAgent of ['', ' ', 'node', 'curl/8.0', 'Your bank/1 <b>', '('.repeat(300), '\u0000'])
    expect(deviceOf(userAgent)).toBe('Unknown device')
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0)')).toBe('Windows')
})

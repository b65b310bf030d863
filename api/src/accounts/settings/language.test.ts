import type { SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/factories.ts'
import { type CallApi, testServer, unique } from '../../testing/test-server.ts'

const server = await testServer()

const choose = (call: CallApi, locale: unknown) => call<User & Problem>('PATCH', '/auth/change-locale/', { locale })
const languageOf = async (call: CallApi) => (await call<User>('GET', '/auth/get-full-user-data/')).body.locale

test('an owner chooses a language, and nobody else’s changes', async () => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  expect(await languageOf(owner.call)).toBeNull()
  const answer = await choose(owner.call, 'de')
  expect([answer.status, answer.body.locale, await languageOf(owner.call)]).toEqual([200, 'de', 'de'])
  await choose(other.call, 'nl')
  expect([await languageOf(owner.call), await languageOf(other.call)]).toEqual(['de', 'nl'])
})

test('a language of which only an area has words can be chosen too', async () => {
  const { call } = await server.signUpOwner()
  expect((await choose(call, 'gsw')).body.locale).toBe('gsw')
})

test('what names no language is refused, and the one before stays', async () => {
  const { call } = await server.signUpOwner()
  await choose(call, 'fr')
  for (const locale of ['', 'd', 'DE', 'de-AT', 'deutsch', '\n', null, 7]) {
    const answer = await choose(call, locale)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['locale']])
  }
  expect(await languageOf(call)).toBe('fr')
})

test('nobody chooses without a session', async () => {
  expect((await choose(server.call, 'de')).status).toBe(401)
})

test('a visitor of the demo chooses for their own demo account', async () => {
  const demos = await Promise.all([1, 2].map(() => server.call<SignedIn>('POST', '/auth/demo-login/')))
  const [mine, theirs] = demos.map(({ body }) => ({ authorization: `Token ${body.token}` }))
  const answer = await server.call<User>('PATCH', '/auth/change-locale/', { locale: 'it' }, mine)
  expect([answer.status, answer.body.locale]).toEqual([200, 'it'])
  const other = await server.call<User>('GET', '/auth/get-full-user-data/', undefined, theirs)
  expect(other.body.locale).toBeNull()
})

const password = 'Secret-123'
const register = (email: string, locale?: string) =>
  server.call('POST', '/auth/register/', {
    ...{ first_name: 'Anna', last_name: 'Huber', email, password, privacy: true },
    ...(locale && { locale }),
  })
const signIn = async (email: string) =>
  (await server.call<SignedIn>('POST', '/auth/login/', { email, password })).body.user.locale
const activate = async (email: string, which = 0) => {
  const mail = (await mailsTo(server, email))[which]
  const path = /\/owner(\/activate-account\/\S+)/.exec(mail?.text ?? '')?.[1]
  expect((await server.call('GET', `/auth${path}/`)).status).toBe(200)
}

test('an account has the language of the page on which it was registered', async () => {
  const [italian, silent] = [`p-${unique()}@example.com`, `p-${unique()}@example.com`]
  await register(italian, 'it')
  await register(silent)
  for (const email of [italian, silent]) await activate(email)
  expect([await signIn(italian), await signIn(silent)]).toEqual(['it', null])
})

test('of two registrations the language is that of the one whose link is opened', async () => {
  const email = `p-${unique()}@example.com`
  await register(email, 'fr')
  await register(email, 'nl')
  await activate(email, 1)
  expect(await signIn(email)).toBe('nl')
})

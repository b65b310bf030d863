import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { giveFirst, withApp } from '../testing/second-factors.ts'
import { testServer, unique, type TestOwner } from '../testing/test-server.ts'

const server = await testServer({ env: { rateLimit: true } })

const password = 'Secret-123'
const wrong = 'Wrong-9876'
const email = () => `p-${unique()}@example.com`
let callers = 0
/** Somebody who has not called before. */
const caller = () => {
  callers += 1
  return `2001:db8:${callers.toString(16)}::1`
}

type Sent = { method?: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; as?: TestOwner; from?: string }
const send = async ({ method = 'POST', path, body, as, from = caller() }: Sent) => {
  const answer = await server.app.inject({
    method,
    url: `/keyhaven${path}`,
    remoteAddress: from,
    ...(body && { payload: body }),
    ...(as && { headers: { authorization: `Token ${as.token}` } }),
  })
  return { status: answer.statusCode, body: answer.json<Problem>(), retryAfter: Number(answer.headers['retry-after']) }
}
const statuses = async (times: number, sent: () => Sent) => {
  const answers = await Promise.all(Array.from({ length: times }, () => send(sent())))
  return new Set(answers.map(({ status }) => status))
}

const person = (address: string) => ({
  first_name: 'Anna',
  last_name: 'Huber',
  email: address,
  password,
  privacy: true,
})
type SignedIn = { device: string }
const signIn = (address: string, given: string, rest: { from?: string; device?: string } = {}) =>
  send({
    path: '/auth/login/',
    body: { email: address, password: given, ...(rest.device && { device: rest.device }) },
    ...(rest.from && { from: rest.from }),
  })
const deviceOf = (answer: { body: unknown }) => (answer.body as SignedIn).device

test('ten wrong passwords from one network lock that network out, and nobody else', async () => {
  for (const address of [(await server.signUpOwner()).user.email, email()]) {
    const from = caller()
    expect(
      await statuses(10, () => ({ path: '/auth/login/', body: { email: address, password: wrong }, from })),
    ).toEqual(new Set([401]))
    const refused = await signIn(address.toUpperCase(), password, { from })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(refused.body.message).toBe('Too many attempts. Please wait 5 minutes and try again.')
    expect([200, 401]).toContain((await signIn(address, password)).status)
  }
})

test('right passwords are not counted', async () => {
  const { user } = await server.signUpOwner()
  const from = caller()
  for (let count = 0; count < 12; count += 1) expect((await signIn(user.email, password, { from })).status).toBe(200)
})

test('against guesses from everywhere strangers are sent to their mailbox, and who is known signs in', async () => {
  const owner = await server.signUpOwner()
  const { email: address } = owner.user
  const device = deviceOf(await signIn(address, password))
  const nobody = email()
  for (const one of [address, nobody]) {
    expect(await statuses(30, () => ({ path: '/auth/login/', body: { email: one, password: wrong } }))).toEqual(
      new Set([401]),
    )
    const refused = await signIn(one, password)
    expect([refused.status, refused.body.code]).toEqual([429, 'sign_in_by_mail'])
    expect(refused.retryAfter).toBe(3600)
  }
  const other = await server.signUpOwner()
  const foreign = deviceOf(await signIn(other.user.email, password))
  expect((await signIn(address, password, { device: foreign })).status).toBe(429)
  expect((await signIn(address, wrong, { device })).status).toBe(401)
  const again = await signIn(address, password, { device })
  expect([again.status, deviceOf(again)]).toEqual([200, device])
  // A device that was taken is no way to try passwords either.
  expect(
    await statuses(10, () => ({ path: '/auth/login/', body: { email: address, password: wrong, device } })),
  ).toContain(401)
  expect((await signIn(address, password, { device })).status).toBe(429)
})

test('the link of the mail lets an owner in whatever others tried, and in that browser from then on', async () => {
  const { user } = await server.signUpOwner()
  const tries = () => ({ path: '/auth/login/', body: { email: user.email, password: wrong } })
  await statuses(30, tries)
  await statuses(8, () => ({ path: '/auth/forgot-password/', body: { email: user.email } }))
  const mails = (await server.mails()).filter((mail) => mail.to?.[0]?.address === user.email)
  const links = mails.flatMap(({ text }) => /reset-password\/(\S+)/.exec(text ?? '')?.[1] ?? [])
  expect(links).toHaveLength(4)
  const chosen = { password: 'Third-7890', repeated_password: 'Third-7890' }
  const reset = await send({ path: `/auth/reset-password/${links[0]}/`, body: chosen })
  expect(reset.status).toBe(200)
  await statuses(30, tries)
  expect((await signIn(user.email, 'Third-7890')).status).toBe(429)
  expect((await signIn(user.email, 'Third-7890', { device: deviceOf(reset) })).status).toBe(200)
})

test('signing out everywhere, ending a session and a new password make the devices of others unknown', async () => {
  const owner = await server.signUpOwner()
  const { email: address, id } = owner.user
  const countDevices = async () =>
    (await server.db.selectFrom('known_devices').select('id').where('owner_id', '=', id).execute()).length
  expect(await countDevices()).toBe(1)
  await signIn(address, password)
  expect(await countDevices()).toBe(2)
  const sessions = await owner.call<{ id: number; current: boolean }[]>('GET', '/auth/sessions/')
  await owner.call('DELETE', `/auth/session/${sessions.body.find(({ current }) => !current)?.id}/`)
  expect(await countDevices()).toBe(1)
  await signIn(address, password)
  const passwords = { old_password: password, new_password: 'Third-7890', confirm_password: 'Third-7890' }
  expect((await owner.call('PATCH', '/auth/change-password/', passwords)).status).toBe(200)
  expect(await countDevices()).toBe(1)
  await owner.call('DELETE', '/auth/sessions/')
  expect(await countDevices()).toBe(0)
})

const ofOwner: [string, number, object][] = [
  ['/auth/change-password/', 10, { old_password: wrong, new_password: password, confirm_password: password }],
  ['/auth/change-slug/', 20, { slug: 'anna' }],
]

test.each(ofOwner)('%s takes %i tries of one owner', async (path, times, body) => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  expect(await statuses(times, () => ({ method: 'PATCH', path, body, as: owner }))).not.toContain(429)
  expect((await send({ method: 'PATCH', path, body, as: owner })).status).toBe(429)
  expect((await send({ method: 'PATCH', path, body, as: other })).status).not.toBe(429)
})

test('the address of an account can be changed five times an hour', async () => {
  const owner = await server.signUpOwner()
  const body = { actual_email: owner.user.email, actual_password: wrong, new_email: email() }
  const sent = (): Sent => ({ method: 'PATCH', path: '/auth/change-email/', body, as: owner })
  expect([...(await statuses(5, sent))]).toEqual([400])
  const refused = await send({ ...sent(), body: { ...body, actual_password: owner.password } })
  expect([refused.status, refused.retryAfter]).toEqual([429, 3600])
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 3_600_000))
  const later = await send({ ...sent(), body: { ...body, actual_password: owner.password } })
  server.clock.set(start)
  expect(later.status).toBe(200)
})

const link = 'x'.repeat(43)
const ofCaller: Sent[] = [
  { path: '/auth/remember-login/', body: { token: link } },
  { path: `/auth/reset-password/${link}/`, body: { password, repeated_password: password } },
  { method: 'GET', path: `/auth/activate-account/1/${link}/` },
]

test.each(ofCaller)('$path takes 30 tries a minute from one network', async (sent) => {
  const network = caller().replace('::1', '')
  let line = 0
  const inNetwork = (): Sent => ({ ...sent, from: `${network}::${(line += 1)}` })
  expect(await statuses(30, inNetwork)).not.toContain(429)
  const refused = await send({ ...sent, from: `${network}:0:ffff:ffff:ffff:ffff` })
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Too many attempts. Please wait 1 minute and try again.',
  ])
  expect((await send(sent)).status).not.toBe(429)
})

test('one caller cannot try many accounts', async () => {
  const from = caller()
  const sent = (): Sent => ({ path: '/auth/login/', body: { email: email(), password }, from })
  expect(await statuses(30, sent)).toEqual(new Set([401]))
  expect((await send(sent())).status).toBe(429)
})

test('no refusal comes sooner than another', async () => {
  const { user } = await server.signUpOwner()
  const calls: Sent[] = [
    { path: '/auth/login/', body: { email: user.email, password: wrong } },
    { path: '/auth/login/', body: { email: email(), password: wrong } },
    { path: '/auth/register/', body: person(user.email) },
    { path: '/auth/register/', body: person(email()) },
    { path: '/auth/register/', body: person('guest@demo.keyhaven.test') },
    { path: '/auth/forgot-password/', body: { email: user.email } },
    { path: '/auth/forgot-password/', body: { email: email() } },
    ...ofCaller.slice(1),
  ]
  for (const call of calls) {
    const start = performance.now()
    await send(call)
    // A timer may end a millisecond before its time.
    expect([call.path, performance.now() - start > 248]).toEqual([call.path, true])
  }
})

test('RATE_LIMIT=off lets all tries through', async () => {
  const free = await testServer()
  const body = { email: email(), password }
  const tries = Array.from({ length: 40 }, () => free.call('POST', '/auth/login/', body))
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
})

test('wrong codes of strangers who have the password lock out no device that is known', async () => {
  const owner = await server.signUpOwner()
  const device = deviceOf(await signIn(owner.user.email, password))
  const { codeAt } = await withApp(server, owner)
  const { token } = await giveFirst(server, owner)
  const guess = (code: string, rest: { from?: string; device?: string } = {}): Sent => ({
    path: '/auth/second-step/app/',
    body: { token, code, ...(rest.device && { device: rest.device }) },
    ...(rest.from && { from: rest.from }),
  })
  const from = caller()
  expect(await statuses(10, () => guess('000000', { from }))).toEqual(new Set([400]))
  expect((await send(guess(codeAt(), { from }))).body.code).toBe('too_many_requests')
  expect(await statuses(20, () => guess('000000'))).toEqual(new Set([400]))
  const refused = await send(guess(codeAt()))
  expect([refused.status, refused.body.code, refused.retryAfter]).toEqual([429, 'sign_in_by_mail', 3600])
  expect((await send(guess(codeAt(), { device }))).status).toBe(200)
})

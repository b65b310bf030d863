import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { mailsTo as writtenTo } from '../../testing/factories.ts'
import { testServer, unique } from '../../testing/test-server.ts'
import { hashToken } from '../../tokens.ts'

const server = await testServer()

const next = 'Other-4567'
const address = () => `p-${unique()}@example.com`
const mailsTo = (email: string) => writtenTo(server, email)
const forgot = (email: string) => server.call<{ message: string }>('POST', '/auth/forgot-password/', { email })
const reset = (token = '', password = next) =>
  server.call<Problem>('POST', `/auth/reset-password/${token}/`, { password, repeated_password: password })
const login = (email: string, password: string) => server.call<SignedIn>('POST', '/auth/login/', { email, password })
const tokenIn = (text = '') => /http:\/\/localhost:8080\/owner\/reset-password\/([\w-]{43})\s/.exec(text)?.[1]
const linkTo = async (email: string) => {
  await forgot(email)
  return tokenIn((await mailsTo(email)).at(-1)?.text)
}

test('an owner who forgot the password chooses a new one with the link of the mail, once', async () => {
  const { user, password } = await server.signUpOwner()
  const token = await linkTo(user.email)
  const [mail] = (await mailsTo(user.email)).slice(-1)
  expect(mail?.subject).toBe('Choose a new Keyhaven password')
  expect(mail?.html).toContain(`href="http://localhost:8080/owner/reset-password/${token}"`)
  expect(await reset(token)).toMatchObject({ status: 200, body: { message: expect.stringContaining('sign in') } })
  expect((await login(user.email, password)).status).toBe(401)
  expect((await login(user.email, next)).status).toBe(200)
  expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your Keyhaven password was changed')

  const again = await reset(token, 'Third-7890')
  expect([again.status, again.body.code]).toEqual([400, 'invalid_link'])
  expect(again.body.message).toBe('This link is not valid, was used before or has expired. Please ask for a new one.')
  expect((await login(user.email, next)).status).toBe(200)
})

test('a new password signs out everywhere', async () => {
  const { user, password, call } = await server.signUpOwner()
  const other = await login(user.email, password)
  expect((await reset(await linkTo(user.email))).status).toBe(200)
  expect((await call('GET', '/auth/get-full-user-data/')).status).toBe(401)
  const { token } = other.body
  expect((await server.call('POST', '/auth/remember-login/', { token })).status).toBe(401)
})

test('the answer is the same for every address, and only an account gets a mail', async () => {
  const { user } = await server.signUpOwner()
  const nobody = address()
  const waiting = address()
  const person = { first_name: 'Anna', last_name: 'Huber', email: waiting, password: next, privacy: true }
  await server.call('POST', '/auth/register/', person)
  const addresses = [user.email.toUpperCase(), nobody, waiting, 'guest@demo.keyhaven.test', 'Guest@Demo.Keyhaven.test']
  const answers = []
  for (const email of addresses) answers.push(await forgot(email))
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await mailsTo(nobody)).toEqual([])
  expect(await mailsTo('guest@demo.keyhaven.test')).toEqual([])
  expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Choose a new Keyhaven password')
})

test('with an account that is not activated the link activates it with the password that is chosen', async () => {
  const email = address()
  const person = { first_name: 'Anna', last_name: 'Huber', email, password: 'Secret-123', privacy: true }
  await server.call('POST', '/auth/register/', person)
  await forgot(email)
  const [activation, mail] = await mailsTo(email)
  expect(mail?.text).toContain('Choose a password to activate it')
  expect((await reset(/reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')).status).toBe(200)
  expect((await login(email, 'Secret-123')).status).toBe(401)
  expect((await login(email, next)).status).toBe(200)
  const path = /\/owner(\/activate-account\/\S+)/.exec(activation?.text ?? '')?.[1]
  expect((await server.call('GET', `/auth${path}/`)).status).toBe(400)
  expect((await login(email, next)).status).toBe(200)
})

test('who asks for links again and again fills no mailbox and takes no link away', async () => {
  const { user } = await server.signUpOwner()
  const first = await linkTo(user.email)
  for (let count = 0; count < 10; count += 1) await forgot(user.email)
  const mails = (await mailsTo(user.email)).filter(({ subject }) => subject === 'Choose a new Keyhaven password')
  expect(mails).toHaveLength(4)
  expect((await reset(first)).status).toBe(200)
})

test('a link works for an hour', async () => {
  const { user } = await server.signUpOwner()
  const token = await linkTo(user.email)
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 3_600_000))
  const late = await reset(token)
  server.clock.set(new Date(start.getTime() + 3_599_999))
  const inTime = await reset(token)
  server.clock.set(start)
  expect([late.status, late.body.code]).toEqual([400, 'invalid_link'])
  expect(inTime.status).toBe(200)
})

test('of links that were asked for at once one is used, and with it the others are over', async () => {
  const { user } = await server.signUpOwner()
  await Promise.all(Array.from({ length: 4 }, () => forgot(user.email)))
  const tokens = (await mailsTo(user.email)).flatMap(({ text }) => tokenIn(text) ?? [])
  expect(tokens).toHaveLength(4)
  const answers = []
  for (const token of tokens) answers.push((await reset(token)).status)
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
})

test('a link used by many at once sets one password', async () => {
  const { user } = await server.signUpOwner()
  const token = await linkTo(user.email)
  const tries = Array.from({ length: 6 }, (_, count) => `Racer-${count}xx`)
  const answers = await Promise.all(tries.map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400])
  const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await login(user.email, winner)).status).toBe(200)
  const notices = (await mailsTo(user.email)).filter(({ subject }) => subject === 'Your Keyhaven password was changed')
  expect(notices).toHaveLength(1)
})

test('an unknown link and one that activates are no links to a new password', async () => {
  const email = address()
  const person = { first_name: 'Anna', last_name: 'Huber', email, password: next, privacy: true }
  await server.call('POST', '/auth/register/', person)
  const activation = /activate-account\/\d+\/([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1]
  for (const token of [activation, 'x', 'x'.repeat(43), 'x'.repeat(201)]) {
    const answer = await reset(token)
    expect([400, answer.body.code]).toEqual([answer.status, token?.length === 201 ? 'invalid' : 'invalid_link'])
  }
})

test('a link is kept only as its hash, and used up where it was used', async () => {
  const { user } = await server.signUpOwner()
  const token = (await linkTo(user.email)) ?? ''
  const rows = () =>
    server.db
      .selectFrom('account_tokens')
      .selectAll()
      .where('owner_id', '=', user.id)
      .where('kind', '=', 'reset')
      .execute()
  const [row] = await rows()
  expect(row?.token_hash.equals(hashToken(token))).toBe(true)
  expect(JSON.stringify(row)).not.toContain(token)
  await reset(token)
  expect(await rows()).toEqual([])
  const outbox = await server.db.selectFrom('outbox').select('payload').where('done_at', 'is not', null).execute()
  expect(JSON.stringify(outbox)).not.toContain(token)
})

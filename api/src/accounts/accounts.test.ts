import type { SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailsTo as writtenTo } from '../testing/factories.ts'
import { testServer, unique } from '../testing/test-server.ts'

const server = await testServer()

const password = 'Secret-123'
const person = (email: string) => ({ first_name: 'Čedomir', last_name: 'O’Neill', email, password, privacy: true })
const address = () => `p-${unique()}@example.com`
const mailsTo = (email: string) => writtenTo(server, email)
const linkIn = (text = '') => /http:\/\/localhost:8080\/owner\/activate-account\/(\d+)\/([\w-]{43})/.exec(text)

test('an owner registers, activates with the link of the mail, signs in and signs out', async () => {
  const email = address()
  const registered = await server.call('POST', '/auth/register/', person(email))
  expect(registered.status).toBe(201)
  const early = await server.call<Problem>('POST', '/auth/login/', { email, password })
  expect([early.status, early.body.code]).toEqual([403, 'not_activated'])
  expect((await server.call('POST', '/auth/login/', { email, password: 'Wrong-9876' })).status).toBe(401)
  const [mail] = await mailsTo(email)
  expect(mail?.html).toContain('activate-account')
  const link = linkIn(mail?.text)
  const path = `/auth/activate-account/${link?.[1]}/${link?.[2]}/`
  expect((await server.call('GET', path)).status).toBe(200)
  expect((await server.call<Problem>('GET', path)).body.code).toBe('already_activated')

  const login = await server.call<SignedIn>('POST', '/auth/login/', { email: email.toUpperCase(), password })
  expect(login.status).toBe(200)
  expect(login.body.user).toMatchObject({ email, first_name: 'Čedomir', data_filled: false, is_demo: false })
  expect(login.body.user.slug).toMatch(/^cedomir-o-neill/)
  const asOwner = { authorization: `Token ${login.body.token}` }
  expect((await server.call<User>('GET', '/auth/get-full-user-data/', undefined, asOwner)).body.email).toBe(email)
  expect((await server.call('POST', '/auth/logout/', undefined, asOwner)).status).toBe(204)
  expect((await server.call('GET', '/auth/get-full-user-data/', undefined, asOwner)).status).toBe(401)
})

test('people of one name who register at the same moment all get an account', async () => {
  const people = Array.from({ length: 12 }, () => person(address()))
  const answers = await Promise.all(people.map((one) => server.call('POST', '/auth/register/', one)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
})

test('registering says the same whether or not the address has an account, and the mail explains', async () => {
  const { user } = await server.signUpOwner()
  const existing = await server.call('POST', '/auth/register/', person(user.email))
  const fresh = await server.call('POST', '/auth/register/', person(address()))
  expect([existing.status, existing.body]).toEqual([fresh.status, fresh.body])
  expect((await mailsTo(user.email)).at(-1)?.subject).toBe('You already have a Keyhaven account')
})

const activate = (link: RegExpExecArray | null | undefined) =>
  server.call<{ reset_token: string | null }>('GET', `/auth/activate-account/${link?.[1]}/${link?.[2]}/`)
const signIn = (email: string, text: string) => server.call('POST', '/auth/login/', { email, password: text })
const linksTo = async (email: string) => (await mailsTo(email)).map((mail) => linkIn(mail.text))

test('a stranger who registers an address first or again signs in with no password of theirs, whichever link is opened', async () => {
  const theirs = 'Other-4567'
  for (const [order, opened] of [
    [[theirs, password], 0],
    [[theirs, password], 1],
    [[password, theirs], 0],
    [[password, theirs, theirs, theirs, theirs, theirs, theirs], 0],
    [[theirs, theirs, theirs, theirs, theirs, theirs, password], 4],
  ] as const) {
    const email = address()
    for (const one of order) await server.call('POST', '/auth/register/', { ...person(email), password: one })
    const links = await linksTo(email)
    expect(links).toHaveLength(Math.min(order.length, 5))
    const { status, body } = await activate(links[opened])
    expect([status, typeof body.reset_token]).toEqual([200, 'string'])
    for (const one of [theirs, password]) expect((await signIn(email, one)).status).toBe(401)
    const chosen = { password: 'Third-7890', repeated_password: 'Third-7890' }
    expect((await server.call('POST', `/auth/reset-password/${body.reset_token}/`, chosen)).status).toBe(200)
    expect((await signIn(email, 'Third-7890')).status).toBe(200)
    expect((await activate(links.at(-1))).status).toBe(400)
  }
})

test('who registers twice with one password signs in with it by either link', async () => {
  for (const opened of [0, 1]) {
    const email = address()
    for (const last_name of ['Huber', 'Hubertus'])
      await server.call('POST', '/auth/register/', { ...person(email), last_name })
    const { status, body } = await activate((await linksTo(email))[opened])
    expect([status, body.reset_token]).toEqual([200, null])
    const signed = await server.call('POST', '/auth/login/', { email, password })
    expect(signed.body).toMatchObject({ user: { last_name: ['Huber', 'Hubertus'][opened] } })
  }
})

test('an activation link works for 48 hours', async () => {
  const email = address()
  await server.call('POST', '/auth/register/', person(email))
  const link = linkIn((await mailsTo(email))[0]?.text)
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 48 * 3_600_000 + 1))
  const late = await server.call('GET', `/auth/activate-account/${link?.[1]}/${link?.[2]}/`)
  server.clock.set(start)
  expect(late.status).toBe(400)
})

test('the guest address gets the usual answer and no account', async () => {
  const before = (await server.mails()).length
  const answer = await server.call('POST', '/auth/register/', person('Guest@demo.keyhaven.test'))
  expect(answer.status).toBe(201)
  expect((await server.mails()).length).toBe(before)
  expect((await server.call('POST', '/auth/login/', { email: 'guest@demo.keyhaven.test', password })).status).toBe(401)
})

test('two owners of one name get different addresses, also at the same moment', async () => {
  const emails = Array.from({ length: 6 }, address)
  const answers = await Promise.all(emails.map((email) => server.call('POST', '/auth/register/', person(email))))
  expect(answers.map((answer) => answer.status)).toEqual(emails.map(() => 201))
  const rows = await server.db.selectFrom('owners').select('slug').where('email', 'in', emails).execute()
  expect(new Set(rows.map((row) => row.slug)).size).toBe(6)
})

test('one address registered many times at once has one account', async () => {
  const email = address()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.call('POST', '/auth/register/', person(email))),
  )
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201))
  const rows = await server.db.selectFrom('owners').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
})

test('an account that is activated while somebody registers its address again keeps its password', async () => {
  const email = address()
  await server.call('POST', '/auth/register/', person(email))
  const waiting = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
    return rows.length
  }
  let registering: Promise<unknown> = Promise.resolve()
  await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('owners').set({ activated_at: server.clock() }).where('email', '=', email).execute()
    registering = server.call('POST', '/auth/register/', { ...person(email), password: 'Other-4567' })
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  })
  await registering
  expect((await server.call('POST', '/auth/login/', { email, password })).status).toBe(200)
  expect((await mailsTo(email)).map(({ subject }) => subject).at(-1)).toBe('You already have a Keyhaven account')
})

test('a wrong password and an unknown address are the same 401', async () => {
  const { user } = await server.signUpOwner()
  const wrong = await server.call('POST', '/auth/login/', { email: user.email, password: 'Wrong-9876' })
  const unknown = await server.call('POST', '/auth/login/', { email: address(), password })
  expect(wrong.status).toBe(401)
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
})

test('a session ends after 12 hours; a remembered one lives 30 days from its last use', async () => {
  const start = server.clock()
  const after = (hours: number) => server.clock.set(new Date(start.getTime() + hours * 3_600_000))
  const { user } = await server.signUpOwner()
  const sign = (remember: boolean) =>
    server.call<SignedIn>('POST', '/auth/login/', { email: user.email, password, remember })
  const plain = (await sign(false)).body.token
  const remembered = (await sign(true)).body.token
  const status = async (token: string) => (await server.call('POST', '/auth/remember-login/', { token })).status
  after(11)
  expect(await status(plain)).toBe(200)
  after(13)
  expect(await status(plain)).toBe(401)
  after(29 * 24)
  expect(await status(remembered)).toBe(200)
  after(58 * 24)
  expect(await status(remembered)).toBe(200)
  after(89 * 24)
  expect(await status(remembered)).toBe(401)
  server.clock.set(start)
})

test('tokens and passwords are stored only as hashes', async () => {
  const { token, password: typed, user } = await server.signUpOwner()
  const session = await server.db.selectFrom('sessions').selectAll().where('owner_id', '=', user.id).executeTakeFirst()
  expect(JSON.stringify(session)).not.toContain(token)
  const owner = await server.db.selectFrom('owners').selectAll().where('id', '=', user.id).executeTakeFirst()
  expect(owner?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(owner?.password_hash).not.toContain(typed)
  const left = await server.db.selectFrom('outbox').select('payload').where('done_at', 'is not', null).execute()
  expect(JSON.stringify(left)).not.toContain('activate-account')
})

test('a phone number as people write it is stored with its country in front', async () => {
  const { user, call } = await server.signUpOwner({ personals: true })
  const { first_name, last_name, tax_id } = user
  const body = { first_name, last_name, tax_id, address: { ...user.address, phone: '0664 123 45 67' } }
  const changed = await call('PATCH', '/auth/change-personals/', body)
  expect(changed.body).toMatchObject({ address: { country: 'Austria', phone: '+436641234567' } })
})

test('data counts as filled once every personal field is there', async () => {
  const { user, call } = await server.signUpOwner({ personals: true })
  expect(user).toMatchObject({ data_filled: true, tax_id: 'ATU12345678', address: { city: 'Wien' } })
  const bad = await call<Problem>('PATCH', '/auth/change-personals/', { first_name: '1', address: { phone: 'x' } })
  expect(bad.status).toBe(400)
  expect(bad.body.fields).toMatchObject({
    first_name: ['No numbers or special characters allowed'],
    tax_id: ['Tax ID is required'],
    'address.phone': ['Wrong phone format'],
  })
})

import type { SignedIn, User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mailsTo as writtenTo } from '../../testing/factories.ts'
import { testServer, unique, type TestOwner } from '../../testing/test-server.ts'

const server = await testServer()

const next = 'Other-4567'
const address = () => `p-${unique()}@example.com`
const mailsTo = (email: string) => writtenTo(server, email)
const login = (email: string, password: string) =>
  server.call<SignedIn & Problem>('POST', '/auth/login/', { email, password })
const isIn = async (token: string) => (await server.call('POST', '/auth/remember-login/', { token })).status === 200

const passwords = (old_password: string, new_password = next) => ({
  old_password,
  new_password,
  confirm_password: new_password,
})
const changePassword = (owner: TestOwner, body: object) => owner.call<Problem>('PATCH', '/auth/change-password/', body)

describe('a new password', () => {
  test('keeps this session, ends every other and is told by mail', async () => {
    const owner = await server.signUpOwner()
    const { email } = owner.user
    const others = [await login(email, owner.password), await login(email, owner.password)]
    const answer = await changePassword(owner, passwords(owner.password))
    expect([answer.status, answer.body]).toEqual([200, { message: 'Changed password successfully' }])
    expect((await owner.call('GET', '/auth/get-full-user-data/')).status).toBe(200)
    for (const { body } of others) expect(await isIn(body.token)).toBe(false)
    expect((await login(email, owner.password)).status).toBe(401)
    expect((await login(email, next)).status).toBe(200)
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('Your Keyhaven password was changed')
    expect(mail?.text).toContain('operator@keyhaven.test')
  })

  test('needs the old one, and says so in words for a popup', async () => {
    const owner = await server.signUpOwner()
    const mails = (await mailsTo(owner.user.email)).length
    const answer = await changePassword(owner, passwords('Wrong-9876'))
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'wrong_password',
        message: 'The old password is wrong.',
        detail: ['The old password is wrong.'],
        reason: { key: 'accounts.oldPasswordWrong' },
      },
    ])
    expect(await mailsTo(owner.user.email)).toHaveLength(mails)
    expect((await login(owner.user.email, owner.password)).status).toBe(200)
  })

  test('may be the old one again', async () => {
    const owner = await server.signUpOwner()
    expect((await changePassword(owner, passwords(owner.password, owner.password))).status).toBe(200)
    expect((await login(owner.user.email, owner.password)).status).toBe(200)
  })

  test('ends the links that were under way to another one', async () => {
    const owner = await server.signUpOwner()
    await server.call('POST', '/auth/forgot-password/', { email: owner.user.email })
    const token = /reset-password\/([\w-]{43})/.exec((await mailsTo(owner.user.email)).at(-1)?.text ?? '')?.[1]
    await changePassword(owner, passwords(owner.password))
    const body = { password: 'Third-7890', repeated_password: 'Third-7890' }
    expect((await server.call('POST', `/auth/reset-password/${token}/`, body)).status).toBe(400)
  })

  test('is one of two that are set with one old password at once', async () => {
    const owner = await server.signUpOwner()
    const tries = ['Racer-1xx', 'Racer-2xx']
    const answers = await Promise.all(tries.map((one) => changePassword(owner, passwords(owner.password, one))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await login(owner.user.email, winner)).status).toBe(200)
  })

  test('lets no session begin with the old one while it is being set', async () => {
    const { user, password } = await server.signUpOwner()
    const waits = async () =>
      Number(
        (
          await sql<{ n: number }>`
            SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
            server.db,
          )
        ).rows[0]?.n,
      )
    const late = await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('owners').set({ password_hash: 'another' }).where('id', '=', user.id).execute()
      const answer = login(user.email, password)
      await expect.poll(waits, { timeout: 5000 }).toBeGreaterThan(0)
      return { answer }
    })
    expect((await late.answer).status).toBe(401)
  })
})

const changeEmail = (owner: TestOwner, new_email: string, wrong: object = {}) =>
  owner.call<User & Problem>('PATCH', '/auth/change-email/', {
    actual_email: owner.user.email,
    actual_password: owner.password,
    new_email,
    ...wrong,
  })

describe('a new e-mail address', () => {
  test('signs in from now on, and both addresses are told', async () => {
    const owner = await server.signUpOwner()
    const [before, after] = [owner.user.email, address()]
    const elsewhere = await login(before, owner.password)
    const answer = await changeEmail(owner, after, { actual_email: ` ${before.toUpperCase()} ` })
    expect([answer.status, answer.body]).toEqual([200, { ...owner.user, ends_at: undefined, email: after }])
    expect([await isIn(elsewhere.body.token), await isIn(owner.token)]).toEqual([false, true])
    expect((await login(before, owner.password)).status).toBe(401)
    expect((await login(after, owner.password)).status).toBe(200)
    const old = (await mailsTo(before)).at(-1)
    expect(old?.subject).toBe('The email address of your Keyhaven account was changed')
    expect(old?.text).toContain('If this was not you, please write to operator@keyhaven.test')
    expect(`${old?.text}${old?.html}`).not.toContain(after)
    expect((await mailsTo(after)).at(-1)?.subject).toBe('This is now the email address of your Keyhaven account')
  })

  test('needs the present one and the password', async () => {
    const owner = await server.signUpOwner()
    const other = await changeEmail(owner, address(), { actual_email: 'somebody@example.com' })
    expect([other.status, other.body.fields]).toEqual([400, { actual_email: ['This is not your email'] }])
    const wrong = await changeEmail(owner, address(), { actual_password: 'Wrong-9876' })
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([400, 'wrong_password', undefined])
    expect((await login(owner.user.email, owner.password)).status).toBe(200)
  })

  test('cannot be that of another account, activated or not, nor the one of all guests', async () => {
    const owner = await server.signUpOwner()
    const waiting = address()
    const person = { first_name: 'Anna', last_name: 'Huber', email: waiting, password: next, privacy: true }
    await server.call('POST', '/auth/register/', person)
    const { user } = await server.signUpOwner()
    const answers = []
    for (const email of [user.email, user.email.toUpperCase(), waiting, 'Guest@demo.keyhaven.test'])
      answers.push(await changeEmail(owner, email))
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      answers.map(() => [409, 'email_unavailable', 'This address cannot be used. Please choose another one.']),
    )
    expect((await owner.call<User>('GET', '/auth/get-full-user-data/')).body.email).toBe(owner.user.email)
  })

  test('goes to one of many who want it at once', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => server.signUpOwner()))
    const email = address()
    const answers = await Promise.all(owners.map((owner) => changeEmail(owner, email)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(3).fill('email_unavailable'),
    )
  })

  test('may be the present one in other letters, and then nobody is told', async () => {
    const owner = await server.signUpOwner()
    const mails = (await server.mails()).length
    const written = owner.user.email.replace('owner', 'Owner')
    expect((await changeEmail(owner, written)).body.email).toBe(written)
    expect(await server.mails()).toHaveLength(mails)
  })

  test('ends the links that were mailed to the old one', async () => {
    const owner = await server.signUpOwner()
    await server.call('POST', '/auth/forgot-password/', { email: owner.user.email })
    const token = /reset-password\/([\w-]{43})/.exec((await mailsTo(owner.user.email)).at(-1)?.text ?? '')?.[1]
    await changeEmail(owner, address())
    const body = { password: next, repeated_password: next }
    expect((await server.call('POST', `/auth/reset-password/${token}/`, body)).status).toBe(400)
  })
})

test('a demo account keeps its address, password and link, whatever is sent', async () => {
  const { token } = (await server.call<SignedIn>('POST', '/auth/demo-login/')).body
  const mails = (await server.mails()).length
  for (const [call, message] of [
    ['change-email', "You can't change e-mail for guest account"],
    ['change-password', "You can't change password for guest account"],
    ['change-slug', "You can't change the public page link in a demo account"],
  ]) {
    for (const payload of ['{}', '{"a":', 'x'.repeat(1_100_000)]) {
      const answer = await server.app.inject({
        method: 'PATCH',
        url: `/keyhaven/auth/${call}/`,
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        payload,
      })
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'demo_account', message, detail: [message], reason: expect.anything() },
      ])
    }
  }
  expect(await server.mails()).toHaveLength(mails)
})

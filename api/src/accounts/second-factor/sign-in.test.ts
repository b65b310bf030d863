import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../../testing/factories.ts'
import { giveFirst, withApp, withPasskey } from '../../testing/second-factors.ts'
import { testServer, type TestOwner } from '../../testing/test-server.ts'

const server = await testServer()

type Body = Problem & SignedIn & { device: string }
const answer = (way: string, body: object) => server.call<Body>('POST', `/auth/second-step/${way}/`, body)
const login = ({ user }: TestOwner, password: string) =>
  server.call<Body>('POST', '/auth/login/', { email: user.email, password })
const later = async (ms: number, work: () => Promise<void>) => {
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + ms))
  await work()
  server.clock.set(start)
}

describe('an owner with an authenticator app', () => {
  test('is signed in by the password and then the code of now', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const first = await login(owner, owner.password)
    expect([first.status, first.body.code, first.body.token]).toEqual([403, 'second_step', undefined])
    const { token } = await giveFirst(server, owner)
    const signedIn = await answer('app', { token, code: codeAt(), remember: true })
    expect([signedIn.status, signedIn.body.user.email]).toEqual([200, owner.user.email])
    const me = { authorization: `Token ${signedIn.body.token}` }
    expect((await server.call('GET', '/auth/get-full-user-data/', undefined, me)).status).toBe(200)
  })

  test('learns nothing of the second step before the password is right', async () => {
    const owner = await server.signUpOwner()
    await withApp(server, owner)
    const wrong = await login(owner, 'Wrong-9876')
    const nobody = await server.call<Body>('POST', '/auth/login/', { email: 'no@example.com', password: 'Wrong-9876' })
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
  })

  test('cannot use a code twice, nor an older one after it, nor the one that set the app up', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const tryCode = async (code: string) => {
      const { token } = await giveFirst(server, owner)
      return answer('app', { token, code })
    }
    expect((await tryCode(codeAt(-1))).body.code).toBe('wrong_code')
    expect((await tryCode(codeAt())).status).toBe(200)
    const again = await tryCode(codeAt())
    expect([again.status, again.body.fields?.['code']?.length]).toEqual([400, 1])
    expect((await tryCode(codeAt(-1))).status).toBe(400)
    expect((await tryCode(codeAt(1))).status).toBe(200)
  })

  test('passes only once with one code, of many tries at the same moment', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const steps = await Promise.all(Array.from({ length: 5 }, () => giveFirst(server, owner)))
    const tries = await Promise.all(steps.map(({ token }) => answer('app', { token, code: codeAt() })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(4)
  })

  test('may be half a minute off, and no more', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const { token } = await giveFirst(server, owner)
    for (const steps of [-2, 2, 3]) expect((await answer('app', { token, code: codeAt(steps) })).status).toBe(400)
    const spaced = codeAt(1).replace(/^.{3}/, '$& ')
    expect((await answer('app', { token, code: spaced })).status).toBe(200)
  })

  test('has ten minutes, once, in which wrong codes use nothing up', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const { token } = await giveFirst(server, owner)
    await later(600_001, async () => {
      expect((await answer('app', { token, code: codeAt() })).body.code).toBe('too_late')
    })
    expect((await answer('app', { token, code: '000000' })).body.code).toBe('wrong_code')
    expect((await answer('app', { token, code: codeAt() })).status).toBe(200)
    expect((await answer('app', { token, code: codeAt(1) })).body.code).toBe('too_late')
  })

  test('is not let in by a step that began before the password was changed', async () => {
    const owner = await server.signUpOwner()
    const { codeAt } = await withApp(server, owner)
    const { token } = await giveFirst(server, owner)
    const passwords = { old_password: owner.password, new_password: 'Other-4567', confirm_password: 'Other-4567' }
    expect((await owner.call('PATCH', '/auth/change-password/', passwords)).status).toBe(200)
    expect((await answer('app', { token, code: codeAt() })).body.code).toBe('too_late')
  })

  test('is asked for the second step after a forgotten password, too', async () => {
    const owner = await server.signUpOwner()
    await withApp(server, owner)
    await server.call('POST', '/auth/forgot-password/', { email: owner.user.email })
    const text = (await mailsTo(server, owner.user.email)).at(-1)?.text ?? ''
    const [, link = ''] = /reset-password\/([\w-]{43})/.exec(text) ?? []
    const chosen = { password: 'Third-7890', repeated_password: 'Third-7890' }
    const reset = await server.call<Body>('POST', `/auth/reset-password/${link}/`, chosen)
    expect([reset.status, reset.body.token]).toEqual([200, undefined])
    expect((await login(owner, 'Third-7890')).body.code).toBe('second_step')
  })
})

test('a recovery code signs in once, and the owner is told', async () => {
  const owner = await server.signUpOwner()
  const { recoveryCodes } = await withApp(server, owner)
  expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10])
  const code = recoveryCodes[3]?.toUpperCase()
  const tryCode = async () => answer('recovery-code', { token: (await giveFirst(server, owner)).token, code })
  expect((await tryCode()).status).toBe(200)
  expect((await tryCode()).body.code).toBe('wrong_code')
  const { body } = await owner.call<{ recovery_codes_left: number }>('GET', '/auth/second-factor/')
  expect(body.recovery_codes_left).toBe(9)
  const notice = (await mailsTo(server, owner.user.email)).at(-1)
  expect(notice?.subject).toBe('A recovery code was used to sign in to Keyhaven')
  expect(notice?.text).not.toContain(recoveryCodes[3])
})

describe('a passkey', () => {
  const begin = async () => {
    const { body } = await server.call<{ token: string; passkey: { challenge: string } }>(
      'POST',
      '/auth/passkey-sign-in/',
    )
    return body
  }
  const finish = (body: object) => server.call<Body>('POST', '/auth/passkey-sign-in/finish/', body)

  test('signs in without a password, once for each time that it was asked for', async () => {
    const owner = await server.signUpOwner()
    const { device } = await withPasskey(owner)
    const { token, passkey } = await begin()
    const used = device.use(passkey)
    const signedIn = await finish({ token, credential: used })
    expect([signedIn.status, signedIn.body.user.email]).toEqual([200, owner.user.email])
    expect((await finish({ token, credential: used })).body.code).toBe('too_late')
    const next = await begin()
    expect((await finish({ token: next.token, credential: used })).body.code).toBe('passkey_refused')
    const { body } = await owner.call<{ passkeys: object[] }>('GET', '/auth/second-factor/')
    expect(body.passkeys).toMatchObject([{ name: 'My phone', last_used_at: server.clock().toISOString() }])
  })

  test('is the second step after a password', async () => {
    const owner = await server.signUpOwner()
    const { device } = await withPasskey(owner)
    const { token, passkey, app } = await giveFirst(server, owner)
    expect([app, passkey?.allowCredentials?.map(({ id }) => id)]).toEqual([false, [device.id]])
    expect((await answer('passkey', { token, credential: device.use({ challenge: 'another' }) })).status).toBe(400)
    const used = device.use({ challenge: passkey?.challenge ?? '' })
    expect((await answer('passkey', { token, credential: used })).status).toBe(200)
  })

  test('of another owner does not pass the second step', async () => {
    const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
    await withPasskey(owner)
    const { device } = await withPasskey(other)
    const { token, passkey } = await giveFirst(server, owner)
    const used = device.use({ challenge: passkey?.challenge ?? '' })
    expect((await answer('passkey', { token, credential: used })).body.code).toBe('passkey_refused')
  })

  test('that was removed, or copied so that its counter goes back, signs nobody in', async () => {
    const owner = await server.signUpOwner()
    const { device } = await withPasskey(owner)
    await server.db.updateTable('passkeys').set({ signatures: 50 }).where('owner_id', '=', owner.user.id).execute()
    const begun = await begin()
    expect((await finish({ token: begun.token, credential: device.use(begun.passkey) })).body.code).toBe(
      'passkey_refused',
    )
    await server.db.deleteFrom('passkeys').where('owner_id', '=', owner.user.id).execute()
    const next = await begin()
    expect((await finish({ token: next.token, credential: device.use(next.passkey) })).body.code).toBe(
      'passkey_refused',
    )
  })
})

test('a program of the release before gets no session for the password alone', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const now = server.clock()
  const asBefore = server.db.insertInto('sessions').values({
    owner_id: owner.user.id,
    token_hash: Buffer.alloc(32),
    remember: false,
    user_agent: 'an older program',
    created_at: now,
    last_used_at: now,
    expires_at: now,
  })
  await expect(asBefore.execute()).rejects.toMatchObject({ code: '40001' })
})

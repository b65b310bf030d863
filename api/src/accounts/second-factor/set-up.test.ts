import type { SecondFactor } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/factories.ts'
import { giveFirst, withApp, withPasskey } from '../../testing/second-factors.ts'
import { testServer, type TestOwner } from '../../testing/test-server.ts'
import { ownerIdOf } from '../../owner-id.ts'
import { findApp } from './reads.ts'
import { seal, unseal } from '../../db/secrets.ts'
import { turnOffFactor } from './changes.ts'

const server = await testServer()

const shownTo = async (owner: TestOwner) => (await owner.call<SecondFactor>('GET', '/auth/second-factor/')).body
const change = (owner: TestOwner, path: string, body: object = { password: owner.password }) =>
  owner.call<Problem & { key: string; recovery_codes: string[] | null }>('POST', `/auth/second-factor/${path}/`, body)
const lastMail = async (owner: TestOwner) => (await mailsTo(server, owner.user.email)).at(-1)?.text ?? ''

test('an app is on from its first code, and the owner is told', async () => {
  const owner = await server.signUpOwner()
  const begun = await change(owner, 'app')
  expect(await shownTo(owner)).toEqual({ app_since: null, passkeys: [], recovery_codes_left: 0 })
  expect((await change(owner, 'app/confirm', { code: '000000' })).body.code).toBe('wrong_code')
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.key) }).generate({ timestamp: server.clock().getTime() })
  const confirmed = await change(owner, 'app/confirm', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
  expect(confirmed.body.recovery_codes?.[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  expect(await shownTo(owner)).toMatchObject({ app_since: server.clock().toISOString(), recovery_codes_left: 10 })
  expect(await lastMail(owner)).toContain('An authenticator app was set up')
})

test('every change asks for the password, and a wrong one changes nothing', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const { id } = await withPasskey(owner)
  const before = await shownTo(owner)
  for (const path of ['app', 'app/remove', 'recovery-codes', 'passkey', `passkey/${id}/remove`]) {
    const refused = await change(owner, path, { password: 'Wrong-9876' })
    expect([path, refused.status, refused.body.code]).toEqual([path, 400, 'wrong_password'])
  }
  expect(await shownTo(owner)).toEqual(before)
})

test('an app goes on working until the one in its place is confirmed', async () => {
  const owner = await server.signUpOwner()
  const { codeAt } = await withApp(server, owner)
  await change(owner, 'app')
  const { token } = await giveFirst(server, owner)
  expect((await server.call('POST', '/auth/second-step/app/', { token, code: codeAt() })).status).toBe(200)
  const next = await withApp(server, owner)
  expect(next.recoveryCodes).toEqual([])
  const step = await giveFirst(server, owner)
  const tryCode = (code: string) => server.call('POST', '/auth/second-step/app/', { token: step.token, code })
  expect((await tryCode(codeAt(1))).status).toBe(400)
  expect((await tryCode(next.codeAt())).status).toBe(200)
})

test('a key that no code has confirmed is over after 30 minutes', async () => {
  const owner = await server.signUpOwner()
  const { body } = await change(owner, 'app')
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 1_800_001))
  const code = new TOTP({ secret: Secret.fromBase32(body.key) }).generate({ timestamp: server.clock().getTime() })
  const late = await change(owner, 'app/confirm', { code })
  server.clock.set(start)
  expect(late.body.code).toBe('too_late')
})

test('with the last factor the second step and the recovery codes go', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const { id } = await withPasskey(owner)
  expect((await change(owner, 'app/remove')).status).toBe(204)
  const { passkeys, recovery_codes_left } = await shownTo(owner)
  expect([passkeys.length, recovery_codes_left]).toEqual([1, 10])
  expect((await change(owner, `passkey/${id}/remove`)).status).toBe(204)
  expect(await lastMail(owner)).toContain('A passkey was removed')
  expect(await shownTo(owner)).toEqual({ app_since: null, passkeys: [], recovery_codes_left: 0 })
  const credentials = { email: owner.user.email, password: owner.password }
  expect((await server.call('POST', '/auth/login/', credentials)).status).toBe(200)
  expect((await change(owner, 'recovery-codes')).body.code).toBe('no_second_factor')
  expect((await change(owner, 'app/remove')).status).toBe(404)
})

test('new recovery codes take the place of the old ones, of which only hashes are stored', async () => {
  const owner = await server.signUpOwner()
  const { recoveryCodes: old } = await withApp(server, owner)
  const { body } = await change(owner, 'recovery-codes')
  const { token } = await giveFirst(server, owner)
  const tryCode = (code = '') => server.call('POST', '/auth/second-step/recovery-code/', { token, code })
  expect((await tryCode(old[0])).status).toBe(400)
  expect((await tryCode(body.recovery_codes?.[0])).status).toBe(200)
  const rows = await server.db.selectFrom('recovery_codes').selectAll().where('owner_id', '=', owner.user.id).execute()
  const stored = rows.map((row) => row.code_hash.toString('utf8'))
  expect([...old, ...(body.recovery_codes ?? [])].filter((code) => stored.includes(code.replaceAll('-', '')))).toEqual(
    [],
  )
})

test('a passkey is added once, by the owner who began', async () => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const { body, added } = await withPasskey(owner, 'Laptop')
  expect([added.status, added.body.recovery_codes?.length]).toEqual([200, 10])
  expect((await change(owner, 'passkey/add', body)).body.code).toBe('too_late')
  const begun = await owner.call<{ token: string }>('POST', '/auth/second-factor/passkey/', {
    password: owner.password,
  })
  expect((await change(other, 'passkey/add', { ...body, token: begun.body.token })).body.code).toBe('too_late')
  expect((await change(owner, 'passkey/add', { ...body, token: begun.body.token })).body.code).toBe('passkey_refused')
  expect((await shownTo(other)).passkeys).toEqual([])
})

test('the passkey of another owner is not there', async () => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const { id } = await withPasskey(owner)
  expect((await change(other, `passkey/${id}/remove`)).status).toBe(404)
  expect((await shownTo(owner)).passkeys).toHaveLength(1)
})

test('a demo account has no second factor', async () => {
  const { body } = await server.call<{ token: string }>('POST', '/auth/demo-login/')
  const asDemo = { authorization: `Token ${body.token}` }
  const refused = await server.call<Problem>('POST', '/auth/second-factor/app/', { password: 'Secret-123' }, asDemo)
  expect([refused.status, refused.body.code]).toEqual([409, 'demo_account'])
})

test('the secret of an app is encrypted, for its owner alone', async () => {
  const owner = await server.signUpOwner()
  const { key } = await withApp(server, owner)
  const id = ownerIdOf(owner.user.id)
  const sealed = (await findApp(server.db, id))?.secret ?? Buffer.alloc(0)
  const secret = Buffer.from(Secret.fromBase32(key).bytes)
  expect(sealed.includes(secret)).toBe(false)
  const bound = { owner: id, purpose: 'authenticator app' } as const
  expect((await unseal(server.db, bound, sealed)).equals(secret)).toBe(true)
  for (const other of [
    { ...bound, owner: ownerIdOf(id + 1) },
    { ...bound, purpose: 'webhook' as const },
  ])
    await expect(unseal(server.db, other, sealed)).rejects.toThrow('unable to authenticate data')
  expect((await seal(server.db, bound, secret)).equals(sealed)).toBe(false)
})

test('the operator turns it off for an owner who has lost everything, who is told', async () => {
  const owner = await server.signUpOwner()
  const { email } = owner.user
  expect(await turnOffFactor(server.context, email)).toBe('no second factor')
  expect(await turnOffFactor(server.context, 'nobody@example.com')).toBe('no account')
  await withApp(server, owner)
  await withPasskey(owner)
  expect(await turnOffFactor(server.context, email.toUpperCase())).toBe('turned off')
  expect(await lastMail(owner)).toContain('turned two-step sign-in off')
  expect((await server.call('POST', '/auth/login/', { email, password: owner.password })).status).toBe(200)
})

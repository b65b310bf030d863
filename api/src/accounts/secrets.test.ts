import { Writable } from 'node:stream'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { expect, test } from 'vitest'
import { testServer, unique } from '../testing/test-server.ts'

const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const server = await testServer({ logger: { level: 'trace', stream } })

test('no token and no password is in a log, a mail or an address, but for the link in its own mail', async () => {
  const email = `p-${unique()}@example.com`
  const [first, second, third] = ['Secret-123', 'Other-4567', 'Third-7890']
  const addresses: string[] = []
  const headers: string[] = []
  const call = async <T>(method: string, path: string, body?: unknown, token?: string) => {
    addresses.push(path)
    const answer = await server.call<T>(method, path, body, token ? { authorization: `Token ${token}` } : {})
    headers.push(JSON.stringify([...answer.headers]))
    return answer
  }
  const signIn = async (password: string, remember: boolean) =>
    (await call<SignedIn>('POST', '/auth/login/', { email, password, remember })).body.token
  const lastLink = async (pattern: RegExp) => pattern.exec((await server.mails()).at(-1)?.text ?? '') ?? []

  await call('POST', '/auth/register/', {
    first_name: 'Anna',
    last_name: 'Huber',
    email,
    password: first,
    privacy: true,
  })
  const [, uid = '', activation = ''] = await lastLink(/activate-account\/(\d+)\/([\w-]{43})/)
  expect((await call('GET', `/auth/activate-account/${uid}/${activation}/`)).status).toBe(200)
  const sessions = [await signIn(first, false), await signIn(first, true)]
  expect((await call('POST', '/auth/remember-login/', { token: sessions[1] })).status).toBe(200)
  await call('POST', '/auth/forgot-password/', { email })
  const [, reset = ''] = await lastLink(/reset-password\/([\w-]{43})/)
  const passwords = { password: second, repeated_password: second }
  expect((await call('POST', `/auth/reset-password/${reset}/`, passwords)).status).toBe(200)
  expect((await call('POST', `/auth/reset-password/${reset}`, passwords)).status).toBe(400)
  const token = await signIn(second, true)
  sessions.push(token)
  const change = { old_password: second, new_password: third, confirm_password: third }
  expect((await call('PATCH', '/auth/change-password/', change, token)).status).toBe(200)
  expect((await call('PATCH', '/auth/change-password/', change, token)).status).toBe(400)
  const newEmail = `q-${unique()}@example.com`
  const change2 = { actual_email: email, actual_password: third, new_email: newEmail }
  expect((await call('PATCH', '/auth/change-email/', change2, token)).status).toBe(200)
  expect((await call('GET', '/auth/sessions/', undefined, token)).status).toBe(200)
  // What a browser asks for, and what fails on the way.
  for (const page of [`/owner/reset-password/${reset}`, `/owner/activate-account/${uid}/${activation}?token=${token}`])
    await server.fetch(`http://localhost${page}`)
  await server.fetch(`http://localhost/keyhaven/auth/reset-password/${reset}/${token}`)
  await server.fetch('http://localhost/keyhaven/auth/login/', { method: 'POST', body: `{"password":"${third}"` })
  expect((await call('POST', '/auth/logout/', undefined, token)).status).toBe(204)

  const secrets = [...sessions, first, second, third]
  const holds = (texts: string[], words: string[]) =>
    texts.filter((text) => words.some((word) => text.includes(word))).map((text) => text.slice(0, 300))
  expect([lines.length > 15, secrets.every((secret) => secret.length > 8)]).toEqual([true, true])
  expect(holds(lines, [...secrets, activation, reset])).toEqual([])
  const mails = await server.mails()
  const texts = mails.map((mail) => JSON.stringify(mail))
  expect(holds(texts, secrets)).toEqual([])
  const withLinks = [activation, reset].map((link) =>
    mails.flatMap((mail, index) => (texts[index]?.includes(link) ? [mail.subject] : [])),
  )
  expect(withLinks).toEqual([['Activate your Keyhaven account'], ['Choose a new Keyhaven password']])
  expect(holds([...addresses, ...headers], secrets)).toEqual([])
})

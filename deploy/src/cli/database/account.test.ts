import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { withApp } from '@keyhaven/api/testing/second-factors'
import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, test } from 'vitest'

const server = await testServer()

const turnOff = async (email: string) => {
  const words = [join(import.meta.dirname, 'account.ts'), 'turn-off-second-factor', email]
  const child = spawn(process.execPath, words, {
    env: { PATH: '/usr/bin:/bin', DATABASE_URL: server.context.databaseUrl, DATA_DIR: server.context.env.dataDir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  return [code, output]
}

test('the operator lets an owner in who has lost the second factor', async () => {
  const owner = await server.signUpOwner()
  await withApp(server, owner)
  const { password } = owner
  const { email } = owner.user
  expect(await turnOff(email)).toEqual([0, `Two-step sign-in of ${email} is off, and the owner is told by mail.\n`])
  expect(await turnOff(email)).toEqual([0, `Two-step sign-in of ${email} was not on.\n`])
  expect((await server.call('POST', '/auth/login/', { email, password })).status).toBe(200)
})

test('an address without an account is named in one line', async () => {
  expect(await turnOff('nobody@example.com')).toEqual([1, 'error: nobody@example.com has no account.\n'])
})

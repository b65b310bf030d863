import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { accountRules, type Form, goodValues } from '@keyhaven/shared-contracts/testing/account-rules'
import { type RuleCase, withValue } from '@keyhaven/shared-contracts/testing/rule-case'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const calls: Record<Form, [method: string, path: string]> = {
  register: ['POST', '/auth/register/'],
  login: ['POST', '/auth/login/'],
  forgot: ['POST', '/auth/forgot-password/'],
  reset: ['POST', '/auth/reset-password/x/'],
  personals: ['PATCH', '/auth/change-personals/'],
  'change-email': ['PATCH', '/auth/change-email/'],
  'change-password': ['PATCH', '/auth/change-password/'],
  slug: ['PATCH', '/auth/change-slug/'],
  contact: ['POST', '/api/contact/'],
}
const forms = Object.keys(calls) as Form[]
const email = 'anna.huber@example.com'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ email })
})

/** Reason that the API gives at the field. */
const saidAt = async ({ form, field, value }: RuleCase<Form>) => {
  await server.db.updateTable('owners').set({ email }).where('id', '=', owner.user.id).execute()
  const [method, path] = calls[form]
  const answer = await owner.call<Problem>(method, path, withValue(goodValues[form], field, value))
  expect([200, 201, 400, 401, 403, 409]).toContain(answer.status)
  return answer.status === 400 ? (answer.body.fields?.[field] ?? null) : null
}

describe.each(forms)('%s', (form) => {
  const cases = accountRules.filter((rule) => rule.form === form)

  test('says the message of the table at its field, and nothing where a value is right', async () => {
    const results = []
    for (const one of cases) results.push({ ...one, message: await saidAt(one) })
    expect(results).toEqual(cases.map((one) => ({ ...one, message: one.message && [one.message] })))
    expect(cases.length).toBeGreaterThan(5)
  })

  test('takes a value that is left out or of another kind for a missing one', async () => {
    const missing = cases.filter(({ value }) => value === '' || value === undefined || value === false)
    const other = missing.flatMap((one) => [undefined, null, 5, [], {}].map((value) => ({ ...one, value })))
    const results = []
    for (const one of other) results.push({ ...one, message: await saidAt(one) })
    expect(results).toEqual(other.map((one) => ({ ...one, message: [one.message] })))
    expect(other.length).toBeGreaterThan(0)
  })

  test('finds no fault with the values that the table calls good', async () => {
    const [method, path] = calls[form]
    const answer = await owner.call<Problem>(method, path, goodValues[form])
    expect([answer.status < 500, answer.body.fields]).toEqual([true, undefined])
  })
})

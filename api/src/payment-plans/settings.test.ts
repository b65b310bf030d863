import type { PaymentSettings } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const path = '/api/payment-settings/'
const change = (fields: object) => owner.call<PaymentSettings & Problem>('PATCH', path, fields)

test('an owner who said nothing asks for nothing, and what a change leaves out stays as it is', async () => {
  expect((await owner.call('GET', path)).body).toEqual({
    ...{ version: 0, iban: '', bic: '', account_holder: '' },
    ...{ deposit_percent: null, deposit_nights: null, deposit_amount: null },
    ...{ deposit_due_days: null, rest_due_days_before: null },
    ...{ reminder_days_before: null, reminder_days_after: null, reminder_words: '', overdue_words: '' },
    ...{ damage_deposit_amount: null, damage_deposit_days_before: null, damage_deposit_days_after: null },
    instant_needs_deposit: false,
  })
  const account = { iban: 'at61 1904 3002 3457 3201', account_holder: 'Anna Gruber' }
  expect((await change(account)).body).toMatchObject({ iban: 'AT61 1904 3002 3457 3201', version: 1 })
  const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
  expect((await change(rule)).body).toMatchObject({ ...rule, iban: 'AT61 1904 3002 3457 3201', version: 2 })
  expect((await change({ rest_due_days_before: 14 })).body).toMatchObject({ ...rule, rest_due_days_before: 14 })
})

test('a deposit is worked out in one way, and the last one said holds', async () => {
  await change({ deposit_percent: 30, deposit_due_days: 7 })
  expect((await change({ deposit_nights: 1 })).body).toMatchObject({ deposit_percent: null, deposit_nights: 1 })
  expect((await change({ deposit_amount: '120,50' })).body).toMatchObject({
    deposit_nights: null,
    deposit_amount: 120.5,
  })
  expect(await change({ deposit_percent: 10, deposit_nights: 2 })).toMatchObject({
    status: 400,
    body: { fields: { deposit_percent: ['Choose one way to work the deposit out'] } },
  })
  expect((await change({ deposit_amount: null })).body).toMatchObject({ deposit_amount: null, deposit_due_days: null })
  expect(await change({ deposit_percent: 10 })).toMatchObject({
    status: 400,
    body: { fields: { deposit_due_days: [expect.any(String)] } },
  })
})

test('a wrong IBAN or BIC, and an account without its holder, are refused at their field', async () => {
  for (const [fields, field] of [
    [{ iban: 'AT61 1904 3002 3457 3202', account_holder: 'Anna' }, 'iban'],
    [{ iban: 'DE89 3704 0044 0532 0130', account_holder: 'Anna' }, 'iban'],
    [{ iban: 'not one', account_holder: 'Anna' }, 'iban'],
    [{ iban: 'DE89 3704 0044 0532 0130 00' }, 'account_holder'],
    [{ bic: 'TOOSHORT1' }, 'bic'],
  ] as const)
    expect(await change(fields)).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
  const whole = { iban: 'DE89370400440532013000', bic: 'cobadeffxxx', account_holder: 'Anna' }
  expect((await change(whole)).body).toMatchObject({ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' })
  expect((await change({ iban: '', bic: '' })).body).toMatchObject({ iban: '', bic: '', account_holder: 'Anna' })
})

test('settings that somebody changed in between are not written over', async () => {
  await change({ account_holder: 'Anna', version: 0 })
  expect(await change({ account_holder: 'Berta', version: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } })
})

import type { AccountingSettings } from '@keyhaven/shared-contracts/contract/finance/accounting'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const path = '/api/accounting-settings/'
const change = (fields: object) => owner.call<AccountingSettings & Problem>('PATCH', path, fields)
const settings = async () => (await owner.call<AccountingSettings>('GET', path)).body

test('an owner who said nothing has no accounts, and is told what a booking batch needs', async () => {
  expect(await settings()).toMatchObject({
    ...{ version: 0, chart: null, adviser_number: null, client_number: null, year_month: 1, account_length: 4 },
    ...{ revenue: [], debtor_each: false, cash_amount: 0, cash_from: null },
    missing: ['chart', 'adviser_number', 'client_number'],
  })
})

test('a chart brings its accounts, and an account of its own stays when the chart changes', async () => {
  const numbers = { adviser_number: '29098', client_number: 55003 }
  const first = await change({ chart: 'SKR03', ...numbers, accounts: { cash: '1001' } })
  expect(first.body).toMatchObject({
    ...{ version: 1, chart: 'SKR03', adviser_number: 29098, client_number: 55003, missing: [] },
    accounts: { transfer: '1200', cash: '1001', debtors: '10000', passed_on: '1590' },
    revenue: [
      { rate: 19, account: '8400', tax_key: '' },
      { rate: 7, account: '8300', tax_key: '' },
    ],
  })
  expect((await change({ chart: 'SKR04' })).body).toMatchObject({
    ...{ adviser_number: 29098 },
    accounts: { transfer: '1800', cash: '1001', passed_on: '1370' },
    revenue: [{ account: '4400' }, { account: '4300' }],
  })
  expect((await change({ accounts: { cash: '' } })).body.accounts).toMatchObject({ cash: '1600', transfer: '1800' })
})

test('longer accounts are those of the chart with noughts, and own ones of another length are refused at their field', async () => {
  await change({ chart: 'SKR03', accounts: { cash: '1001' } })
  expect(await change({ account_length: 6 })).toMatchObject({
    status: 400,
    body: { fields: { 'accounts.cash': ['An account of 6 digits'] } },
  })
  const longer = await change({ account_length: 6, accounts: { cash: '100100', debtors: '1000000' } })
  expect(longer.body).toMatchObject({ accounts: { transfer: '120000', cash: '100100', debtors: '1000000' } })
  expect(longer.body.revenue[0]).toEqual({ rate: 19, account: '840000', tax_key: '' })
  for (const [fields, field] of [
    [{ revenue: [{ rate: 7, account: '83', tax_key: '' }] }, 'revenue.0.account'],
    [{ accounts: { fees: 'abc' } }, 'accounts.fees'],
    [{ adviser_number: 12 }, 'adviser_number'],
    [{ account_length: 9 }, 'account_length'],
    [{ year_month: 13 }, 'year_month'],
    [{ chart: 'SKR49' }, 'chart'],
    [{ cash_amount: -1 }, 'cash_amount'],
  ] as const)
    expect(await change(fields)).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
})

test('rates of the invoice settings ask for their accounts, and a rate has one', async () => {
  await owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, number_prefix: '', small_business_note: '', payment_terms: '' },
    vat_rates: [{ from: '2026-01-01', lodging: 7, extras: '13,5' }],
  })
  const { body } = await change({ chart: 'SKR03', adviser_number: 29098, client_number: 1 })
  expect(body.revenue.find(({ rate }) => rate === 13.5)).toEqual({ rate: 13.5, account: '', tax_key: '' })
  expect(body.missing).toEqual(['revenue'])
  const rows = body.revenue.map((one) => (one.rate === 13.5 ? { ...one, account: '8290', tax_key: '101' } : one))
  expect((await change({ revenue: rows })).body).toMatchObject({ missing: [], revenue: rows })
  expect(await change({ revenue: [rows[0], rows[0]] })).toMatchObject({
    status: 400,
    body: { fields: { revenue: ['Each rate once'] } },
  })
})

test('settings that somebody changed in between are not written over', async () => {
  await change({ chart: 'SKR03', version: 0 })
  expect(await change({ chart: 'SKR04', version: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await settings()).chart).toBe('SKR03')
})

test('the cash book begins on a day with what was counted, and what is left out stays', async () => {
  expect((await change({ cash_amount: '150,50', cash_from: '2027-01-01' })).body).toMatchObject({
    ...{ cash_amount: 150.5, cash_from: '2027-01-01' },
  })
  expect((await change({ chart: 'SKR03' })).body).toMatchObject({ cash_amount: 150.5, cash_from: '2027-01-01' })
  expect((await change({ cash_from: null })).body).toMatchObject({ cash_amount: 150.5, cash_from: null })
})

/** Charts of accounts of German bookkeeping. */
export const charts = ['SKR03', 'SKR04'] as const
export type Chart = (typeof charts)[number]

/** The account of what is earned at a rate of VAT, and the tax key that a booking on it bears; none where the account is one of that rate. */
export type RevenueAccount = { rate: number; account: string; tax_key: string }

/** Purpose of an account, beside revenue at a rate: where money of each way lies, and what bears no VAT. */
export const accountPurposes = [
  'transfer',
  'card_here',
  'card_online',
  'cash',
  'voucher',
  'other',
  'tax_free',
  'small_business',
  'fees',
  'passed_on',
  'damages',
  'debtors',
] as const
export type AccountPurpose = (typeof accountPurposes)[number]
export type Accounts = Record<AccountPurpose, string>

type Preset = { accounts: Accounts; revenue: readonly RevenueAccount[] }

const automatic = { tax_key: '' }
const presets: Record<Chart, Preset> = {
  SKR03: {
    accounts: {
      ...{ transfer: '1200', card_here: '1360', card_online: '1360', cash: '1000', voucher: '1700', other: '1360' },
      ...{
        tax_free: '8100',
        small_business: '8195',
        fees: '2742',
        passed_on: '1590',
        damages: '2742',
        debtors: '10000',
      },
    },
    revenue: [
      { rate: 19, account: '8400', ...automatic },
      { rate: 7, account: '8300', ...automatic },
    ],
  },
  SKR04: {
    accounts: {
      ...{ transfer: '1800', card_here: '1460', card_online: '1460', cash: '1600', voucher: '3500', other: '1460' },
      ...{
        tax_free: '4100',
        small_business: '4185',
        fees: '4970',
        passed_on: '1370',
        damages: '4970',
        debtors: '10000',
      },
    },
    revenue: [
      { rate: 19, account: '4400', ...automatic },
      { rate: 7, account: '4300', ...automatic },
    ],
  },
}

/** Digits of an account; debtors have one more than the others. */
export const lengthOf = (purpose: AccountPurpose | 'revenue', length: number) =>
  purpose === 'debtors' ? length + 1 : length

/** The accounts of a chart, in a bookkeeping whose accounts have so many digits: `8400` is `840000` there. */
export function presetOf(chart: Chart, length: number): Preset {
  const { accounts, revenue } = presets[chart]
  const entries = accountPurposes.map((purpose) => [purpose, accounts[purpose].padEnd(lengthOf(purpose, length), '0')])
  return {
    accounts: Object.fromEntries(entries) as Accounts,
    revenue: revenue.map((one) => ({ ...one, account: one.account.padEnd(length, '0') })),
  }
}

import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import {
  accountPurposes,
  type Accounts,
  type Chart,
  presetOf,
  type RevenueAccount,
} from '@keyhaven/shared-contracts/domain/money/accounts'

/** The settings as they are stored: of the accounts those alone that differ from the chart's. */
export type Stored = {
  chart: Chart | null
  adviser_number: number | null
  client_number: number | null
  year_month: number
  account_length: number
  revenue: RevenueAccount[]
  accounts: Partial<Accounts>
  debtor_each: boolean
  cash_cents: number
  cash_from: Day | null
}

/** Settings of an owner who changed none yet. */
export const none: Stored & { version: number } = {
  ...{ version: 0, chart: null, adviser_number: null, client_number: null, year_month: 1, account_length: 4 },
  ...{ revenue: [], accounts: {}, debtor_each: false, cash_cents: 0, cash_from: null },
}

export const chartOf = ({ chart, account_length }: Stored) =>
  chart === null ? undefined : presetOf(chart, account_length)

/** The accounts that hold: the owner's own, else those of the chart. */
export function accountsOf(stored: Stored): Accounts {
  const chart = chartOf(stored)
  const entries = accountPurposes.map((one) => [one, stored.accounts[one] ?? chart?.accounts[one] ?? ''])
  return Object.fromEntries(entries) as Accounts
}

/** The revenue accounts that hold; an owner who names none has those of the chart. */
export const revenueOf = (stored: Stored): readonly RevenueAccount[] =>
  stored.revenue.length > 0 ? stored.revenue : (chartOf(stored)?.revenue ?? [])

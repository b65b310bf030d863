import {
  type AccountingChange,
  type AccountingSettings,
  neededForBatch,
} from '@keyhaven/shared-contracts/contract/finance/accounting'
import {
  type AccountPurpose,
  accountPurposes,
  type Accounts,
  lengthOf,
} from '@keyhaven/shared-contracts/domain/money/accounts'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { type FieldReasons, invalid, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { readAccounting, readRates } from './reads.ts'
import { accountsOf, chartOf, none, revenueOf, type Stored } from './stored-settings.ts'
import { upsertAccounting } from './writes.ts'
import { lockOwner } from '../db/owned.ts'

export const readStored = async (db: Sql, owner: OwnerId) =>
  ((await readAccounting(db, owner)) as (Stored & { version: number }) | undefined) ?? none

/** A version of 0 says that nothing was changed yet. */
export async function readSettings(db: Sql, owner: OwnerId): Promise<AccountingSettings> {
  const stored = await readStored(db, owner)
  const named = revenueOf(stored)
  const lacking = (await readRates(db, owner)).filter((rate) => !named.some((one) => one.rate === rate))
  const { version, chart, adviser_number, client_number, year_month, account_length, debtor_each, cash_from } = stored
  const needed = { chart, adviser_number, client_number, revenue: lacking.length > 0 ? null : named }
  return {
    ...{ version, chart, adviser_number, client_number, year_month, account_length, debtor_each, cash_from },
    revenue: [...named, ...lacking.map((rate) => ({ rate, account: '', tax_key: '' }))].toSorted(
      (a, b) => b.rate - a.rate,
    ),
    accounts: accountsOf(stored),
    cash_amount: toEuros(stored.cash_cents),
    missing: neededForBatch.filter((field) => needed[field] === null),
  }
}

export const settingsOf = ({ db }: AppContext, owner: OwnerId) => readSettings(db, owner)

/** Own accounts after a change: one that is the chart's follows the chart from now on. */
function ownAccounts(input: AccountingChange, before: Stored, after: Stored): Partial<Accounts> {
  const chart = chartOf(after)?.accounts
  const typed = (purpose: AccountPurpose) => input.accounts?.[purpose] ?? before.accounts[purpose] ?? ''
  const own = accountPurposes.filter((one) => typed(one) !== '' && typed(one) !== chart?.[one])
  return Object.fromEntries(own.map((one) => [one, typed(one)]))
}

/** Accounts of another length than the adviser's program has, each by the field that it came in. */
function checkLengths({ accounts, revenue }: Stored, length: number, sent: readonly { rate: number }[]) {
  const fields: FieldReasons = {}
  const check = (field: string, account: string, digits: number) => {
    if (account.length !== digits) fields[field] = [reason('invoices.accountDigits', { digits })]
  }
  for (const purpose of accountPurposes)
    if (accounts[purpose] !== undefined) check(`accounts.${purpose}`, accounts[purpose], lengthOf(purpose, length))
  for (const { rate, account } of revenue)
    check(`revenue.${sent.findIndex((one) => one.rate === rate)}.account`, account, length)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

function storedAfter(input: AccountingChange, before: Stored): Stored {
  const { version: _seen, accounts: _typed, revenue, cash_amount, ...rest } = input
  const values = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const rows = revenue?.map((one) => ({ rate: one.rate, account: one.account ?? '', tax_key: one.tax_key ?? '' }))
  const after: Stored = {
    ...before,
    ...values,
    revenue: rows?.filter(({ account }) => account !== '') ?? before.revenue,
    cash_cents: cash_amount ?? before.cash_cents,
  }
  return { ...after, accounts: ownAccounts(input, before, after) }
}

export const changeSettings = ({ db }: AppContext, owner: OwnerId, input: AccountingChange) =>
  transact(db, async (tx) => {
    await lockOwner(tx, owner)
    const { version, ...before } = await readStored(tx, owner)
    if (input.version !== undefined && input.version !== version) throw stale(await readSettings(tx, owner))
    const after = storedAfter(input, before)
    checkLengths(after, after.account_length, input.revenue ?? after.revenue)
    await upsertAccounting(tx, owner, after)
    return readSettings(tx, owner)
  })

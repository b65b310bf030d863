import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { accountPurposes, charts } from '../../domain/money/accounts.ts'
import { day } from '../../domain/days/day-schema.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { flag, optionalWhole, seenVersion, whole } from '../../domain/money/number.ts'
import { vatPercent } from '../../domain/money/vat.ts'
import { changedText } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'

/** Fields that a booking batch cannot do without. */
export const neededForBatch = ['chart', 'adviser_number', 'client_number', 'revenue'] as const

const byPurpose = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(accountPurposes.map((purpose) => [purpose, schema])) as Record<(typeof accountPurposes)[number], S>

export const accountingSettings = z
  .object({
    version: z.int(),
    /** Of the accounts that are not named: SKR03 or SKR04. */
    chart: z.enum(charts).nullable(),
    /** Numbers that the tax adviser's program knows adviser and owner by. */
    adviser_number: z.int().nullable(),
    client_number: z.int().nullable(),
    /** On the first of which the business year begins: 1 is January. */
    year_month: z.int(),
    /** Digits of an account; those of debtors have one more. */
    account_length: z.int(),
    /** One for each rate; those of the invoice settings stand there without an account until one is named. */
    revenue: z.array(z.object({ rate: z.number(), account: z.string(), tax_key: z.string() })),
    /** Accounts by what they are for; empty where neither owner nor chart names one. */
    accounts: z.object(byPurpose(z.string())),
    /** True where each client has a debtor account, from `accounts.debtors` on; else that one is of all. */
    debtor_each: z.boolean(),
    /** Cash in the box when the day began. */
    cash_amount: euros,
    /** The first day of the cash book; null where it begins with the first payment. */
    cash_from: z.iso.date().nullable(),
    /** Fields that a booking batch needs and that say nothing yet. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'AccountingSettings' })
export type AccountingSettings = z.infer<typeof accountingSettings>

const digits = /^\d*$/
const account = changedText(9).refine((typed) => typed === undefined || digits.test(typed), 'invoices.onlyDigits')
const taxKey = changedText(4).refine((typed) => typed === undefined || digits.test(typed), 'invoices.onlyDigits')

const revenueIn = z
  .array(z.object({ rate: vatPercent(reasons.enter('vatRate')), account, tax_key: taxKey }))
  .max(20, reasons.atMost('rateChanges', 20))
  .refine((rows) => new Set(rows.map(({ rate }) => rate)).size === rows.length, 'invoices.rateTwice')

/** A field that is left out stays as it is; an empty account is that of the chart again. */
export const accountingChange = z.object({
  chart: z.enum(charts, 'invoices.chooseChart').nullable().optional(),
  adviser_number: optionalWhole(1001, 9_999_999),
  client_number: optionalWhole(1, 99_999),
  year_month: whole({ required: reasons.choose('month'), min: 1, max: 12, below: reasons.choose('month') }).optional(),
  account_length: whole({
    required: 'invoices.accountLengthBetween',
    min: 4,
    max: 8,
    below: 'invoices.accountLengthBetween',
  }).optional(),
  revenue: revenueIn.optional(),
  accounts: z.object(byPurpose(account)).optional(),
  debtor_each: flag('invoices.chooseDebtors').optional(),
  cash_amount: eurosIn({ required: reasons.enter('amount'), below: 'invoices.cashNotBelowZero' }).optional(),
  cash_from: day(reasons.choose('firstDay')).nullable().optional(),
  version: seenVersion,
})
export type AccountingChange = z.output<typeof accountingChange>

/** Facts that a tax adviser's program wants to know, and where the cash book begins. */
export const accountingApi = {
  read: endpoint({
    domain: 'payments',
    summary: 'The accounting settings: numbers and accounts for a booking batch, and the opening of the cash book',
    method: 'GET',
    path: '/api/accounting-settings/',
    access: 'owner',
    response: accountingSettings,
  }),
  change: endpoint({
    domain: 'payments',
    summary:
      'Change the accounting settings; what is left out stays as it is, and an empty account is that of the chart',
    method: 'PATCH',
    path: '/api/accounting-settings/',
    access: 'owner',
    body: accountingChange,
    example: {
      ...{ chart: 'SKR03', adviser_number: 29098, client_number: 55003, year_month: 1, account_length: 4 },
      ...{ revenue: [{ rate: 7, account: '8300', tax_key: '' }], accounts: { cash: '1000' }, debtor_each: false },
      ...{ cash_amount: '150,00', cash_from: '2027-01-01' },
    } satisfies z.input<typeof accountingChange>,
    response: accountingSettings,
  }),
}

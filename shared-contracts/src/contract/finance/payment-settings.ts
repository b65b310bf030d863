import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { euros, optionalEurosIn } from '../../domain/money/money.ts'
import { optionalWhole, seenVersion } from '../../domain/money/number.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { changedText } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'

/** How the owner wants to be paid, as it is answered. At most one of percent, nights and amount is set; none asks for no deposit. */
export const paymentRuleOut = z.object({
  /** Percent of the total. */
  deposit_percent: z.int().nullable(),
  /** The price of so many nights. */
  deposit_nights: z.int().nullable(),
  deposit_amount: euros.nullable(),
  /** Days after the stay was agreed on within which the deposit is due. */
  deposit_due_days: z.int().nullable(),
  /** Days before arrival on which the rest is due: 0 on arrival, null where guests are asked for nothing before. */
  rest_due_days_before: z.int().nullable(),
})

/** The same as it comes in; what is left out stays as it is. */
const ruleFields = {
  deposit_percent: optionalWhole(1, 100),
  deposit_nights: optionalWhole(1, 365),
  deposit_amount: optionalEurosIn({ below: 'bookings.amountAboveZero' }),
  deposit_due_days: optionalWhole(0, 365),
  rest_due_days_before: optionalWhole(0, 365),
}
type RuleFields = { [Name in keyof typeof ruleFields]?: number | null | undefined }

/** A deposit is worked out in one way. */
const hasOneDeposit = ({ deposit_percent, deposit_nights, deposit_amount }: RuleFields) =>
  [deposit_percent, deposit_nights, deposit_amount].filter((one) => one != null).length <= 1

const oneDeposit = {
  path: ['deposit_percent'],
  error: 'invoices.oneDeposit',
  when: whenValid(z.object(ruleFields)),
} as const

/** A payment rule of a property that has one of its own. */
export const paymentRuleIn = z.object(ruleFields).refine(hasOneDeposit, oneDeposit)

export const paymentSettings = paymentRuleOut
  .extend({
    version: z.int(),
    /** In groups of four; empty where guests are told of no account. */
    iban: z.string(),
    /** Of the bank; only some banks outside the European Economic Area need it. */
    bic: z.string(),
    /** Name of the account's holder, as the bank knows it. */
    account_holder: z.string(),
  })
  .meta({ id: 'PaymentSettings' })
export type PaymentSettings = z.infer<typeof paymentSettings>

export const paymentSettingsChange = z
  .object({
    ...ruleFields,
    iban: changedText(50),
    bic: changedText(20),
    account_holder: changedText(70),
    version: seenVersion,
  })
  .refine(hasOneDeposit, oneDeposit)
export type PaymentSettingsChange = z.output<typeof paymentSettingsChange>

/** How guests pay: what they are asked for and when, and the account that transfers go to. Stays keep the rule that they were agreed on with. */
export const paymentSettingsApi = {
  read: endpoint({
    domain: 'payments',
    summary: 'The payment settings',
    method: 'GET',
    path: '/api/payment-settings/',
    access: 'owner',
    response: paymentSettings,
  }),
  change: endpoint({
    domain: 'payments',
    summary:
      'Change the payment settings; what is left out stays as it is. Stays keep the rule that they were agreed on with',
    method: 'PATCH',
    path: '/api/payment-settings/',
    access: 'owner',
    body: paymentSettingsChange,
    example: {
      deposit_percent: 30,
      deposit_due_days: 7,
      rest_due_days_before: 28,
      iban: 'AT61 1904 3002 3457 3201',
      bic: '',
      account_holder: 'Anna Gruber',
    },
    response: paymentSettings,
  }),
}

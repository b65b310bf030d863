import { z } from 'zod'
import { flag, optionalWhole, seenVersion } from '../../domain/money/number.ts'
import { changedParagraphs, changedText } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { houseRuleFields, houseRuleOut } from './damage-rule.ts'
import { hasOneDeposit, oneDeposit } from './payment-plan.ts'

export const paymentSettings = houseRuleOut
  .extend({
    version: z.int(),
    /** In groups of four; empty where guests are told of no account. */
    iban: z.string(),
    /** Of the bank; only some banks outside the European Economic Area need it. */
    bic: z.string(),
    /** Name of the account's holder, as the bank knows it. */
    account_holder: z.string(),
    /** Days before a part is due on which its guest is reminded of it, and days after; null where they are not. */
    reminder_days_before: z.int().nullable().optional(),
    reminder_days_after: z.int().nullable().optional(),
    /** The owner's words in these mails; empty for the usual ones in the guest's language. */
    reminder_words: z.string().optional(),
    overdue_words: z.string().optional(),
    /** True where an instant booking counts once its deposit is paid by card; a server of the release before does not say. */
    instant_needs_deposit: z.boolean().optional(),
  })
  .meta({ id: 'PaymentSettings' })
export type PaymentSettings = z.infer<typeof paymentSettings>

/** Letters, digits, and what people put between them. */
const isLatin = (typed = '') => /^[a-z\d .-]*$/i.test(typed)

export const paymentSettingsChange = z
  .object({
    ...houseRuleFields,
    iban: changedText(50).refine(isLatin, 'invoices.ibanInvalid'),
    bic: changedText(20).refine(isLatin, 'invoices.bicInvalid'),
    account_holder: changedText(70),
    reminder_days_before: optionalWhole(1, 60),
    reminder_days_after: optionalWhole(1, 60),
    reminder_words: changedParagraphs(500),
    overdue_words: changedParagraphs(500),
    instant_needs_deposit: flag('general.mustBeTrueOrFalse').optional(),
    version: seenVersion,
  })
  .refine(hasOneDeposit, oneDeposit)
export type PaymentSettingsChange = z.output<typeof paymentSettingsChange>

/** Payments of guests: the rule by which they are asked, and the account that transfers go to. Stays keep the rule that they were agreed on with. */
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
      damage_deposit_amount: 300,
      damage_deposit_days_before: 2,
      damage_deposit_days_after: 3,
      iban: 'AT61 1904 3002 3457 3201',
      bic: '',
      account_holder: 'Anna Gruber',
      reminder_days_before: 3,
      reminder_days_after: 5,
      reminder_words: '',
      overdue_words: 'Did you forget us?',
      instant_needs_deposit: false,
    },
    response: paymentSettings,
  }),
}

import { z } from 'zod'
import { cancellationTerms, cancellationTermsOut } from '../../domain/stay/cancellation.ts'
import { euros } from '../../domain/money/money.ts'
import { fromText } from '../../domain/money/number.ts'
import { optionalParagraphs } from '../../domain/text.ts'
import { damageTerms } from '../finance/damage-state.ts'
import { paymentRuleOut } from '../finance/payment-plan.ts'
import { textLanguage } from '../../domain/translations.ts'

/** Cancellation and payment terms of a stay. */
export const stayTerms = z
  .object({
    cancellation: cancellationTermsOut,
    payment: z.string(),
    payment_lang: textLanguage,
    /** Payment rule; null where the owner asks for nothing before arrival, left out of terms from before there were rules. */
    payment_rule: paymentRuleOut.nullish(),
    /** Amount that is held on the guest's card; null where none is, left out of terms from before there were damage deposits. */
    damage_deposit: damageTerms.nullish(),
  })
  .meta({ id: 'StayTerms' })
export type StayTerms = z.infer<typeof stayTerms>

/** The same as a guest has accepted it; it stays so whatever becomes of the terms. */
export const acceptedTerms = stayTerms
  .extend({
    /** ISO 8601 in UTC. */
    accepted_at: z.string(),
  })
  .meta({ id: 'AcceptedTerms' })
export type AcceptedTerms = z.infer<typeof acceptedTerms>

/** The terms that a guest was shown with a request; 409 `terms_changed` where they are others by now. Left out, those of the house hold. */
export const shownTerms = z
  .object({
    cancellation: cancellationTerms,
    payment: optionalParagraphs(500),
    /** As it was answered; left out, the one of the house holds. */
    payment_rule: paymentRuleOut.nullish(),
    damage_deposit: damageTerms.nullish(),
  })
  .optional()
export type ShownTerms = z.output<typeof shownTerms>

/** Fee of cancelling now: euros, and the percent of the total that it is. */
export const cancelCost = z.object({ fee: euros, percent: z.int() })
export type CancelCost = z.infer<typeof cancelCost>

export const cancelBody = z.object({
  /** Fee that the guest was shown, in euros; 409 `fee_changed` if it is higher by now. */
  fee: fromText(z.number('general.mustBeNumber')).optional(),
})

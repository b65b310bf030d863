import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { paymentPlanIn } from '@keyhaven/shared-contracts/domain/messages/payment-plan'
import { transferIn } from '@keyhaven/shared-contracts/domain/messages/transfer'

/** Words of what is due when, and how it is transferred, for mails and documents. */
export const planMessages = await inGuestsLanguages(paymentPlanIn)
export const transferMessages = await inGuestsLanguages(transferIn)

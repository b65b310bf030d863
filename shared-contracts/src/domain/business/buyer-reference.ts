import { z } from 'zod'
import { cleanLine } from '../text/clean.ts'
import { changedText } from '../text.ts'
import { changedVatId, mod97 } from './vat-id.ts'

/**
 * A Leitweg-ID, by which German authorities take invoices in: digits of the state and what is below it, letters of the
 * authority's own, two check digits. An order number of such a form does not begin with a German state.
 */
const leitweg = /^(?:0[1-9]|1[0-6]|99)(?:\d|\d{3}|\d{6,7}|\d{10})?(?:-[A-Z0-9]{1,30})?-\d{2}$/i

export const looksLikeLeitwegId = (reference: string) => leitweg.test(reference)

export const isLeitwegId = (reference: string) =>
  looksLikeLeitwegId(reference) && mod97(reference.replaceAll('-', '')) === 1

/** Longest reference: a Leitweg-ID has at most 46 characters, an order number of a company rarely more. */
const referenceLength = 60

/** Reference that a company or authority wants to read on its invoice: an order number, a cost centre, a Leitweg-ID. */
const changedReference = () =>
  z
    .string('general.mustBeText')
    .overwrite(cleanLine)
    .max(referenceLength, { error: 'general.atMostCharacters', abort: true })
    .refine((value) => !value.includes('\u0000'), 'general.textContainsCharacterCannotStored')
    .refine((value) => !looksLikeLeitwegId(value) || isLeitwegId(value), 'general.leitwegIdWrong')
    .optional()

/** Fields of an invoice to a company beside name and address; left out, a change leaves it as it is. */
export const businessFields = {
  company: changedText(100),
  vat_id: changedVatId(),
  buyer_reference: changedReference(),
}

/** A company that pays; empty texts where a guest pays for themselves. */
export type Business = { company: string; vat_id: string; buyer_reference: string }

/** The same in an answer; a server of the release before does not say it. */
export const businessOut = {
  company: z.string().optional(),
  vat_id: z.string().optional(),
  buyer_reference: z.string().optional(),
}

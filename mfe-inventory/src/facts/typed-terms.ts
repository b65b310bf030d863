import {
  type CancellationTerms,
  cancellationTerms,
  isSameTerms,
  termsPresets,
  type TermsPreset,
} from '@keyhaven/shared-contracts/domain/stay/cancellation'

type TypedNumber = string | number
/** Terms as a form holds them. */
export type TypedTerms = { steps: { days_before: TypedNumber; percent: TypedNumber }[]; afterwards: TypedNumber }

/** Terms that say something; nothing while something in them is wrong or missing. */
export const readTyped = (input: TypedTerms): CancellationTerms | undefined => cancellationTerms.safeParse(input).data

/** Which of the terms that many have these are. */
export const presetOf = (input: TypedTerms): TermsPreset | undefined => {
  const terms = readTyped(input)
  const presets = Object.entries(termsPresets) as [TermsPreset, unknown][]
  return terms && presets.find(([, preset]) => isSameTerms(preset as CancellationTerms, terms))?.[0]
}

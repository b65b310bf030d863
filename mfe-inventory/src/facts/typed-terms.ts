import {
  type CancellationTerms,
  cancellationTerms,
  isSameTerms,
  termsPresets,
  type TermsPreset,
} from '@keyhaven/shared-contracts/domain/cancellation'

type Typed = string | number
/** Terms as a form holds them. */
export type TypedTerms = { steps: { days_before: Typed; percent: Typed }[]; afterwards: Typed }

/** Terms that say something; nothing while something in them is wrong or missing. */
export const readTyped = (typed: TypedTerms): CancellationTerms | undefined => cancellationTerms.safeParse(typed).data

/** Which of the terms that many have these are. */
export const presetOf = (typed: TypedTerms): TermsPreset | undefined => {
  const terms = readTyped(typed)
  const presets = Object.entries(termsPresets) as [TermsPreset, unknown][]
  return terms && presets.find(([, preset]) => isSameTerms(preset as CancellationTerms, terms))?.[0]
}

import {
  type CancellationTerms,
  cancellationTerms,
  isSameTerms,
  termsOfStay,
  type TermsPreset,
  termsPresets,
} from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { cancellationCatalog } from '../messages/catalogs.ts'

type TypedNumber = string | number
/** Terms as a form holds them. */
export type TypedTerms = { steps: { days_before: TypedNumber; percent: TypedNumber }[]; afterwards: TypedNumber }

/** Terms that say something; nothing while something in them is wrong or missing. */
const readTyped = (input: TypedTerms): CancellationTerms | undefined => cancellationTerms.safeParse(input).data

/** Which of the terms that many have these are. */
export const presetOf = (input: TypedTerms): TermsPreset | undefined => {
  const terms = readTyped(input)
  const presets = Object.entries(termsPresets) as [TermsPreset, unknown][]
  return terms && presets.find(([, preset]) => isSameTerms(preset as CancellationTerms, terms))?.[0]
}

const example = { daysAhead: 60, totalCents: 36_000 }

/** The terms as guests read them, with the days and amounts of a stay. */
export function TermsPreview({ terms: input }: { terms: TypedTerms }) {
  const t = useMessages(cancellationCatalog)
  const terms = readTyped(input)
  const check_in = addDays(localToday(), example.daysAhead)
  const { totalCents } = example
  return (
    <Text component="p" role="status">
      {terms && (
        <>
          <Typography.Text type="secondary">{t.preview(toEuros(totalCents), check_in)}</Typography.Text>
          <br />
          <strong>{termsLine(t, termsOfStay(terms, { check_in, baseCents: totalCents }))}</strong>
        </>
      )}
    </Text>
  )
}

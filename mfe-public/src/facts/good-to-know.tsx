import type { ReactNode } from 'react'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { type CancellationTerms, termsParts } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { checkInTimes } from './check-in-times.ts'
import { useLanguageNames } from './use-language-names.ts'
import type { Messages } from '../messages/terms/en.ts'

const [hour, day] = [60, 24 * 60]

/** Within what time the host mostly answers, in words; never shorter than it was measured. */
export const answerWords = ({ within }: Messages, minutes: number): string => {
  if (minutes <= hour) return within.hour
  if (minutes <= day / 2) return within.hours(Math.ceil(minutes / hour))
  return minutes <= day ? within.day : within.days(Math.ceil(minutes / day))
}

type Props = {
  property: PublicProperty
  unit?: PublicUnit | undefined
  /** Terms of the plan that is chosen, in place of those of the house. */
  planTerms?: CancellationTerms | undefined
}

/** Whom guests deal with and on what terms, when they come and go, and the number of the authorities. */
export function GoodToKnow({ property, unit, planTerms }: Props) {
  const t = useMessages(factsCatalog)
  const words = useMessages(propertyCatalog)
  const termsWords = useMessages(termsCatalog)
  const { list } = useLanguage()
  const nameOf = useLanguageNames()
  const { check_out_until, host, host_languages = [], payment_terms: terms } = property
  const { answer_minutes } = property
  const cancellation = planTerms ?? property.cancellation_terms
  const facts: [string, ReactNode][] = [
    [t.host, host && t.hostSince(host.name, host.since)],
    [termsWords.answers, answer_minutes != null && answerWords(termsWords, answer_minutes)],
    [t.checkIn, checkInTimes(words, property)],
    [t.checkOut, check_out_until && words.times.until(check_out_until)],
    [t.languages, host_languages.length > 0 && list(host_languages.map(nameOf))],
    [
      t.payment,
      terms && (
        <span className="kh-multiline" lang={terms.lang}>
          {terms.text}
        </span>
      ),
    ],
    [termsWords.title, cancellation ? termsLine(termsWords, termsParts(cancellation)) : terms && t.cancellationText],
    [t.registration, unit?.registration_number || property.registration_number],
  ]
  const filledFacts = facts.filter(([, value]) => Boolean(value))
  if (filledFacts.length === 0) return null
  return (
    <section aria-labelledby="kh-good-to-know">
      <h2 className="kh-panel-title" id="kh-good-to-know">
        {t.goodToKnow}
      </h2>
      <dl className="kh-fact-list">
        {filledFacts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

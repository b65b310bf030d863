import type { StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { feeBaseOf, type TermsPart, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { termsLine, termsTexts } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { LanguageNote } from '../facts/language-note.tsx'
import type { OfferedUnit } from '../search/public-queries.ts'

type Terms = {
  parts: readonly TermsPart[]
  payment?: Pick<StayTerms, 'payment' | 'payment_lang'> | undefined
  /** Payment plan in one line, where it is not said elsewhere. */
  planned?: string
  isOpen?: boolean
}

/** Cancellation terms in one line; opened, part by part, with the payment terms. */
export function TermsDetails({ parts, payment, planned = '', isOpen = false }: Terms) {
  const t = useMessages(termsCatalog)
  const texts = termsTexts(t, parts)
  return (
    <details className="kh-terms" open={isOpen}>
      <summary>
        <strong>{t.title}</strong> <span>{termsLine(t, parts)}</span>
      </summary>
      {texts.length > 1 && (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {payment && (
        <p>
          <strong>{t.payment}</strong> {planned !== '' && <span>{`${planned}.`}</span>}{' '}
          <span className="kh-multiline" lang={payment.payment_lang}>
            {payment.payment}
          </span>{' '}
          <LanguageNote lang={payment.payment_lang} />
        </p>
      )}
    </details>
  )
}

/** Terms of a house, and the stay that they are worded for. */
export type TermsOfHouse = Pick<Terms, 'payment'> & {
  cancellation: Parameters<typeof termsOfStay>[0]
  checkIn: Day
  price: Pick<OfferedUnit, 'total_price' | 'mandatory_services'> | undefined
  today: Day | undefined
}

/** Draws the terms, once all that it says in a language is there. The days are counted here, not in the first scripts. */
export const termsIn = async (locale: string) => {
  await termsCatalog.load(locale)
  return ({ cancellation, checkIn, price, today, payment }: TermsOfHouse) => {
    const baseCents = price && feeBaseOf({ ...price, price_lines: price.mandatory_services ?? [] })
    return <TermsDetails parts={termsOfStay(cancellation, { check_in: checkIn, baseCents }, today)} payment={payment} />
  }
}

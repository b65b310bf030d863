import type { StayTerms } from '@keyhaven/shared-contracts/contract/stay-terms'
import type { TermsPart } from '@keyhaven/shared-contracts/domain/cancellation'
import { termsLine, termsTexts } from '@keyhaven/shared-contracts/domain/cancellation-words'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'

export type Terms = { parts: readonly TermsPart[]; payment?: Pick<StayTerms, 'payment' | 'payment_lang'> | undefined }

/** What cancelling costs in one line, and below it, opened, part by part and with the terms of payment. */
export function TermsDetails({ parts, payment }: Terms) {
  const t = useMessages(termsCatalog)
  const texts = termsTexts(t, parts)
  return (
    <details className="kh-terms">
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
          <strong>{t.payment}</strong> <span lang={payment.payment_lang}>{payment.payment}</span>
        </p>
      )}
    </details>
  )
}

/** Draws the terms, once all that it says in a language is there. */
export const termsIn = async (locale: string) => {
  await termsCatalog.load(locale)
  return (terms: Terms) => <TermsDetails {...terms} />
}

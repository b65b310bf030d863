import type { StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { QuotedDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { TermsPart } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { LanguageNote } from '../facts/language-note.tsx'
import { DamageLine } from './damage-line.tsx'

type Props = {
  parts: readonly TermsPart[]
  terms: StayTerms
  /** Payment plan in one line; empty where nothing is asked for before arrival. */
  planned: string
  damageDeposit: QuotedDamageDeposit | null | undefined
  /** Sending books the stay. */
  isInstant: boolean
}

/** Terms that the guest accepts by sending, in full beside the button. */
export function AcceptTerms({ parts, terms, planned, damageDeposit, isInstant }: Props) {
  const t = useMessages(termsCatalog)
  return (
    <div className="kh-accept">
      <p>{isInstant ? t.acceptBooking : t.accept}</p>
      <p>
        <strong>{t.title}</strong> <span>{termsLine(t, parts)}</span>
      </p>
      <p>
        <strong>{t.payment}</strong> {planned !== '' && <span>{`${planned}.`}</span>}{' '}
        <span className="kh-multiline" lang={terms.payment_lang}>
          {terms.payment}
        </span>{' '}
        <LanguageNote lang={terms.payment_lang} />
      </p>
      <DamageLine deposit={damageDeposit} />
    </div>
  )
}

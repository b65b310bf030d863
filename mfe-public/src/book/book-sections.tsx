import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { GoodToKnow } from '../facts/good-to-know.tsx'
import { bookCatalog } from '../messages/catalogs.ts'
import { stayOf } from '../search/search-address.ts'
import { MessageField } from '../ui/message-field.tsx'
import type { Draft, FormEntries } from './draft.ts'
import { ExtrasSection } from './extras-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { PromoField } from './promo-field.tsx'
import type { RequestSubmission } from './send/use-request-submission.ts'
import { StayNotices } from './stay-notices.tsx'
import { StaySection } from './stay-section.tsx'
import type { BookPlace, StayQuote } from './use-stay-quote.ts'

type Props = Pick<FormEntries, 'entries' | 'dispatch'> & {
  place: BookPlace
  quote: StayQuote
  submission: RequestSubmission
  onChange: (part: Partial<Draft>) => void
  onSearch: (changes: Partial<Search>) => void
}

/** Inputs of a booking form: the stay, extras, promo code, the guest and a message to the host. */
export function BookSections({ place, entries, dispatch, quote, submission, onChange, onSearch }: Props) {
  const { unit, property, search, bounds } = place
  const { draft, dates, appliedCode } = entries
  const { message, messageHint } = useMessages(bookCatalog)
  const { problemOf, fieldProblem, onBlur } = submission
  const codeProblem = quote.refusal ?? fieldProblem('promo_code')
  const checkInProblem = problemOf('check_in') ?? quote.dateRefusal
  return (
    <div className="kh-book-sections">
      <StaySection
        {...place}
        dates={dates}
        problem={quote.dateProblem ?? (checkInProblem ? { field: 'check_in', message: checkInProblem } : undefined)}
        onDates={(newDates) => {
          dispatch({ type: 'dates', dates: newDates })
          if (stayOf(newDates, bounds).stay) onSearch(newDates)
        }}
        onSearch={onSearch}
      />
      <StayNotices {...{ unit, search, quote, submission }} onDates={onSearch} />
      <ExtrasSection
        services={property.services}
        selection={quote.services}
        onChange={(services) => onChange({ services })}
      />
      <PromoField
        code={draft.code}
        applied={appliedCode}
        problem={codeProblem}
        isGood={appliedCode !== '' && quote.isCurrent && !codeProblem}
        onChange={(code) => onChange({ code })}
        onApply={() => dispatch({ type: 'applyCode' })}
      />
      <GuestSection
        data={draft.client}
        problemOf={(field) => fieldProblem(`client.${field}`)}
        onLeave={(field) => onBlur(`client.${field}`)}
        onChange={(client) => onChange({ client })}
      />
      <MessageField
        label={message}
        hint={messageHint}
        value={draft.message}
        onChange={(text) => onChange({ message: text })}
      />
      <GoodToKnow property={property} unit={unit} planTerms={quote.price?.plans && quote.price.terms?.cancellation} />
    </div>
  )
}

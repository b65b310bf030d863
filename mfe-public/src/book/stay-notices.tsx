import { Alternatives } from '../alternatives/alternatives.tsx'
import { TakenNotice } from '../alternatives/taken-notice.tsx'
import { WithdrawnNotice } from '../alternatives/withdrawn-notice.tsx'
import { bookAddress } from '../search/search-address.ts'
import type { RequestSubmission } from './send/use-request-submission.ts'
import type { BookPlace, StayQuote } from './use-stay-quote.ts'

type Props = Pick<BookPlace, 'unit' | 'search'> & {
  quote: StayQuote
  submission: RequestSubmission
  onDates: (dates: { checkIn: string; checkOut: string }) => void
}

/** Notice of what keeps the stay from being booked, with other stays and units; nothing while it can be. */
export function StayNotices({ unit, search, quote, submission, onDates }: Props) {
  const { stay, ruledOut, conflicts } = quote
  const { isTaken, isUnitTaken, isWithdrawn } = submission
  if (isWithdrawn) return <WithdrawnNotice unit={unit} stay={stay} search={search} />
  const wish = { unit: unit.id, search, onDates }
  return (
    <>
      {ruledOut && (
        <div className="kh-taken-notice">
          <Alternatives {...wish} stay={ruledOut} linkOf={(other) => bookAddress(other, search)} />
        </div>
      )}
      {stay && isTaken && <TakenNotice {...wish} stay={stay} takenRanges={conflicts} meanwhile={isUnitTaken} />}
    </>
  )
}

import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { useRefill } from '../alternatives/use-refill.ts'
import { paramsOf } from '../search/search-address.ts'
import { AcceptTerms } from '../terms/accept-terms.tsx'
import { usePlannedLine } from '../terms/planned-line.tsx'
import { Honeypot } from '../ui/honeypot.tsx'
import { BookSections } from './book-sections.tsx'
import { type Draft, useEntries } from './draft.ts'
import { PlanChoice } from './price/plan-choice.tsx'
import { PriceSection } from './price/price-section.tsx'
import { SendBar } from './send/send-bar.tsx'
import { SendSection } from './send/send-section.tsx'
import { useRequestSubmission } from './send/use-request-submission.ts'
import { type BookPlace, useStayQuote } from './use-stay-quote.ts'

/** `isOffered` is false once the host has taken the unit down. */
type Props = BookPlace & { isOffered: boolean }

/** Entries of a booking form, their quote, and the request that they become; a change forgets what was refused before. */
const useBookForm = ({ isOffered, ...place }: Props) => {
  const { property, search } = place
  const { change: changeAddress } = useAddressParams()
  const form = useEntries(search)
  const { draft, dates, appliedCode } = form.entries
  const quote = useStayQuote(place, { ...draft, dates, code: appliedCode })
  const submission = useRequestSubmission({ ...form, search, quote, isOffered })
  useRefill(draft, search, (part) => form.dispatch({ type: 'change', part }))
  const plannedLine = usePlannedLine()
  return {
    ...{ form, quote, submission },
    change: (part: Partial<Draft>) => {
      submission.clearFailure()
      form.dispatch({ type: 'change', part })
    },
    changeSearch: (changes: Partial<Search>) => {
      submission.clearFailure()
      changeAddress(paramsOf(changes), { replace: true, preventScrollReset: true })
    },
    planned: plannedLine({
      ...{ parts: quote.price?.payment_plan, terms: quote.price?.terms, checkIn: quote.stay?.checkIn },
      ...{ from: property.today, isInstant: quote.isInstant },
    }),
  }
}

/** Form for a stay. Dates and guests are in the address; the rest is kept while the tab lives, until it is sent. */
export function BookForm({ isOffered, ...place }: Props) {
  const { unit, property, search } = place
  const { form, quote, submission, change, changeSearch, planned } = useBookForm({ isOffered, ...place })
  const { draft, website } = form.entries
  const { price, terms, isInstant } = quote
  const { form: ref, submit, isTaken, isWithdrawn } = submission
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="kh-book">
        <BookSections {...{ ...form, place, quote, submission }} onChange={change} onSearch={changeSearch} />
        {!isWithdrawn && (
          <PriceSection quote={quote} planned={planned} party={search} maxGuests={unit.max_capacity}>
            <PlanChoice
              quote={quote}
              today={property.today}
              problem={quote.planRefusal ?? submission.fieldProblem('plan')}
              onChange={(plan) => {
                quote.forgetPlanRefusal()
                change({ nonRefundableAt: plan === 'non_refundable' ? property.id : null })
              }}
            />
          </PriceSection>
        )}
        <SendSection
          isInstant={isInstant}
          firstPayment={price?.first_payment}
          privacy={draft.privacy}
          privacyProblem={submission.problemOf('privacy')}
          isUnsure={submission.isUnsure}
          failure={submission.failure}
          terms={
            terms &&
            price?.terms && (
              <AcceptTerms
                {...{ parts: terms, terms: price.terms, planned, isInstant }}
                damageDeposit={price.damage_deposit}
              />
            )
          }
          onPrivacy={(privacy) => change({ privacy })}
        />
      </div>
      <SendBar
        isInstant={isInstant}
        total={quote.isCurrent ? price?.total_price : undefined}
        isSending={submission.isSending}
        isOff={isTaken || isWithdrawn}
        wrong={submission.countWrong()}
      />
      <Honeypot value={website} onChange={(text) => form.dispatch({ type: 'website', website: text })} />
    </form>
  )
}

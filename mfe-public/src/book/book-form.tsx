import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { Alternatives } from '../alternatives/alternatives.tsx'
import { TakenNotice } from '../alternatives/taken-notice.tsx'
import { WithdrawnNotice } from '../alternatives/withdrawn-notice.tsx'
import { useRefill } from '../alternatives/use-refill.ts'
import { GoodToKnow } from '../facts/good-to-know.tsx'
import { bookCatalog } from '../messages/catalogs.ts'
import { bookAddress, paramsOf, stayOf } from '../search/search-address.ts'
import { AcceptTerms } from '../terms/accept-terms.tsx'
import { usePlannedLine } from '../terms/planned-line.tsx'
import { MessageField } from '../ui/message-field.tsx'
import { type Draft, useEntries } from './draft.ts'
import { ExtrasSection } from './extras-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { PlanChoice } from './price/plan-choice.tsx'
import { PriceSection } from './price/price-section.tsx'
import { PromoField } from './promo-field.tsx'
import { Honeypot } from '../ui/honeypot.tsx'
import { SendBar } from './send-bar.tsx'
import { SendSection } from './send-section.tsx'
import { StaySection } from './stay-section.tsx'
import { useRequestSubmission } from './use-request-submission.ts'
import { type BookPlace, useStayQuote } from './use-stay-quote.ts'

/** `isOffered` is false once the host has taken the unit down. */
type Props = BookPlace & { isOffered: boolean }

/** Form for a stay. Dates and guests are in the address; the rest is kept while the tab lives, until it is sent. */
export function BookForm({ isOffered, ...place }: Props) {
  const { unit, property, search, bounds } = place
  const { message, messageHint } = useMessages(bookCatalog)
  const { change: changeAddress } = useAddressParams()
  const form = useEntries(search)
  const { entries, dispatch } = form
  const { draft, dates, appliedCode } = entries
  const quote = useStayQuote(place, { ...draft, dates, code: appliedCode })
  const submission = useRequestSubmission({ ...form, search, quote, isOffered })
  const { form: ref, submit, isTaken, isWithdrawn, isUnitTaken, problemOf, fieldProblem, onBlur } = submission
  useRefill(draft, search, (part) => dispatch({ type: 'change', part }))

  const change = (part: Partial<Draft>) => {
    submission.clearFailure()
    dispatch({ type: 'change', part })
  }
  const changeSearch = (changes: Partial<Search>) => {
    submission.clearFailure()
    changeAddress(paramsOf(changes), { replace: true, preventScrollReset: true })
  }
  const { stay, price, terms } = quote
  const codeProblem = quote.refusal ?? fieldProblem('promo_code')
  const checkInProblem = problemOf('check_in') ?? quote.dateRefusal
  const plannedLine = usePlannedLine()
  const planned = plannedLine({
    ...{ parts: price?.payment_plan, terms: price?.terms, checkIn: stay?.checkIn },
    ...{ from: property.today, isInstant: quote.isInstant },
  })
  const acceptTerms = terms && price?.terms && (
    <AcceptTerms
      {...{ parts: terms, terms: price.terms, planned }}
      damageDeposit={price.damage_deposit}
      isInstant={quote.isInstant}
    />
  )

  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="kh-book">
        <div className="kh-book-sections">
          <StaySection
            {...place}
            dates={dates}
            problem={quote.dateProblem ?? (checkInProblem ? { field: 'check_in', message: checkInProblem } : undefined)}
            onDates={(newDates) => {
              dispatch({ type: 'dates', dates: newDates })
              if (stayOf(newDates, bounds).stay) changeSearch(newDates)
            }}
            onSearch={changeSearch}
          />
          {isWithdrawn && <WithdrawnNotice unit={unit} stay={stay} search={search} />}
          {quote.ruledOut && !isWithdrawn && (
            <div className="kh-taken-notice">
              <Alternatives
                unit={unit.id}
                stay={quote.ruledOut}
                search={search}
                linkOf={(other) => bookAddress(other, search)}
                onDates={changeSearch}
              />
            </div>
          )}
          {stay && isTaken && !isWithdrawn && (
            <TakenNotice
              unit={unit.id}
              stay={stay}
              search={search}
              takenRanges={quote.conflicts}
              meanwhile={isUnitTaken}
              onDates={changeSearch}
            />
          )}
          <ExtrasSection
            services={property.services}
            selection={quote.services}
            onChange={(services) => change({ services })}
          />
          <PromoField
            code={draft.code}
            applied={appliedCode}
            problem={codeProblem}
            isGood={appliedCode !== '' && quote.isCurrent && !codeProblem}
            onChange={(code) => change({ code })}
            onApply={() => dispatch({ type: 'applyCode' })}
          />
          <GuestSection
            data={draft.client}
            problemOf={(field) => fieldProblem(`client.${field}`)}
            onLeave={(field) => onBlur(`client.${field}`)}
            onChange={(client) => change({ client })}
          />
          <MessageField
            label={message}
            hint={messageHint}
            value={draft.message}
            onChange={(text) => change({ message: text })}
          />
          <GoodToKnow property={property} unit={unit} planTerms={price?.plans && price.terms?.cancellation} />
        </div>
        {!isWithdrawn && (
          <PriceSection quote={quote} planned={planned} party={search} maxGuests={unit.max_capacity}>
            <PlanChoice
              quote={quote}
              today={property.today}
              problem={quote.planRefusal ?? fieldProblem('plan')}
              onChange={(plan) => {
                quote.forgetPlanRefusal()
                change({ nonRefundableAt: plan === 'non_refundable' ? property.id : null })
              }}
            />
          </PriceSection>
        )}
        <SendSection
          isInstant={quote.isInstant}
          firstPayment={price?.first_payment}
          privacy={draft.privacy}
          privacyProblem={problemOf('privacy')}
          isUnsure={submission.isUnsure}
          failure={submission.failure}
          terms={acceptTerms}
          onPrivacy={(privacy) => change({ privacy })}
        />
      </div>
      <SendBar
        isInstant={quote.isInstant}
        total={quote.isCurrent ? price?.total_price : undefined}
        isSending={submission.isSending}
        isOff={isTaken || isWithdrawn}
        wrong={submission.countWrong()}
      />
      <Honeypot value={entries.website} onChange={(website) => dispatch({ type: 'website', website })} />
    </form>
  )
}

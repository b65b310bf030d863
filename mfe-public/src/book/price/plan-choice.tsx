import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import { type CancellationTerms, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../../messages/catalogs.ts'
import { termsCatalog } from '../../messages/terms-catalog.ts'
import type { StayQuote } from '../use-stay-quote.ts'

type Props = {
  quote: StayQuote
  today: Day | undefined
  /** Refusal of the plan that was chosen. */
  problem: string | undefined
  onChange: (plan: RatePlan) => void
}

/** The plans between which a guest may choose: what cancelling costs, the total, and how much less that is. Renders nothing where there is one. */
export function PlanChoice({ quote: { stay, price, wish }, today, problem, onChange }: Props) {
  const { plan: t, line } = useMessages(bookCatalog)
  const terms = useMessages(termsCatalog)
  const { euros } = useLanguage()
  const plans = price?.plans ?? []
  const highest = Math.max(...plans.map(({ total_price }) => toCents(total_price)))
  const chosen = wish?.plan ?? 'flexible'
  const costOf = (cancellation: CancellationTerms) => {
    const parts = stay ? termsOfStay(cancellation, { check_in: stay.checkIn }, today) : []
    // In so many words: that it is not refundable says the name of the plan.
    return parts[0]?.percent === 100 ? terms.always(100) : termsLine(terms, parts)
  }
  return (
    <>
      {problem && (
        <p className="kh-field-problem" role="alert" tabIndex={-1} data-wrong>
          {`${problem}. ${t.flexibleNow}`}
        </p>
      )}
      {plans.length > 1 && (
        <fieldset className="kh-plans">
          <legend>{t.choose}</legend>
          {plans.map(({ plan, total_price, cancellation }) => {
            const less = highest - toCents(total_price)
            return (
              <label key={plan} className="kh-plan">
                <input type="radio" name="plan" checked={plan === chosen} onChange={() => onChange(plan)} />
                <strong>{line.plans[plan]}</strong> <strong className="kh-plan-price">{euros(total_price)}</strong>{' '}
                {less > 0 && <span className="kh-plan-less">{t.less(toEuros(less))}</span>}{' '}
                <span className="kh-plan-terms kh-small">{`${terms.title}: ${costOf(cancellation)}`}</span>
              </label>
            )
          })}
        </fieldset>
      )}
    </>
  )
}

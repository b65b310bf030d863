import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { plural, type Stay } from '../search/search-address.ts'
import type { useQuote } from './use-quote.ts'

type Props = { quote: ReturnType<typeof useQuote>; stay: Stay | undefined; guests: number; most: number }

/** What the stay costs, in the server's words; the price before stays while the next one is on its way. */
export function PriceSection({ quote, stay, guests, most }: Props) {
  const { price, error } = quote
  const fits = guests <= most
  return (
    <aside className="kh-panel kh-book-price" aria-labelledby="kh-price">
      <h2 className="kh-panel-title" id="kh-price">
        Price
      </h2>
      {/* Who does not see the lines hears what a change has made of them. */}
      <p className="kh-hidden" role="status">
        {price && quote.isCurrent && `Total: ${showEuros(price.total_price)}`}
      </p>
      {!stay && <p className="kh-small">Choose your dates to see the price of your stay.</p>}
      {stay && (
        <p className="kh-small kh-lead">
          {plural(stay.nights, 'night')}, {plural(guests, 'guest')}
        </p>
      )}
      {stay && error && !error.problem.fields?.check_in && !error.problem.fields?.check_out && (
        <div tabIndex={-1} data-wrong>
          <ProblemNotice title="The price could not be loaded" error={error} onRetry={() => void quote.refetch()} />
        </div>
      )}
      {stay && !fits && (
        <p className="kh-small">Choose {plural(most, 'guest')} or fewer to see the price of your stay.</p>
      )}
      {stay && fits && !error && !price && (
        <div
          className="kh-offer-waiting kh-shimmer"
          role="status"
          aria-label="Loading the price"
          tabIndex={-1}
          data-wrong
        />
      )}
      {stay && price && (
        <div className={quote.isCurrent ? undefined : 'kh-waiting'} aria-busy={!quote.isCurrent}>
          <PriceLines lines={price.price_lines} total={price.total_price} />
        </div>
      )}
    </aside>
  )
}

import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'
import { bookCatalog } from '../messages/catalogs.ts'
import { changeCatalog } from '../messages/change-catalog.ts'
import type { SearchStay } from '../search/search-address.ts'
import { AgreedTerms } from '../terms/agreed-terms.tsx'
import { Icon } from '../ui/icon.tsx'
import { PriceLines } from '../ui/price/price-lines.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { useDifference } from './change-comparison.tsx'
import type { useChangeQuote } from './use-change-quote.ts'

type Props = {
  request: GuestRequest
  quote: ReturnType<typeof useChangeQuote>
  /** None while nothing else is chosen than what is booked. */
  stay: SearchStay | undefined
  /** Capacity of the unit, where more guests are chosen. */
  tooMany: number | false
}

/** Quote of the wanted stay: free or not, its total, and the difference. */
export function ChangePrice({ request, quote: { price, error, isCurrent, refetch }, stay, tooMany }: Props) {
  const t = useMessages(changeCatalog)
  const words = useMessages(bookCatalog)
  const difference = useDifference()
  const id = useId()
  const isTaken = price !== undefined && price.taken.length > 0
  return (
    <section className="kh-change-price" aria-labelledby={id}>
      <h3 className="kh-arrival-title" id={id}>
        {t.price}
      </h3>
      {/* Who does not see the lines hears what a change has made of them. */}
      <p className="kh-hidden" role="status">
        {stay && price && isCurrent && !isTaken && words.totalIs(price.total_price)}
      </p>
      {!stay && <p className="kh-small">{t.choose}</p>}
      {tooMany !== false && <p className="kh-small">{words.fewerGuests(tooMany)}</p>}
      {stay && tooMany === false && error && (
        <ProblemNotice title={t.priceFailed} error={error} onRetry={() => void refetch()} />
      )}
      {stay && tooMany === false && !error && !price && (
        <div className="kh-offer-waiting kh-shimmer" role="status" aria-label={t.loadingPrice} />
      )}
      {stay && tooMany === false && !error && price && (
        <div className={isCurrent ? undefined : 'kh-waiting'} aria-busy={!isCurrent}>
          <p className={isTaken ? 'kh-offer-head kh-change-taken' : 'kh-offer-head'} role="status">
            <Icon name={isTaken ? 'info' : 'check'} size={18} /> <span>{isTaken ? words.notFree : t.free}</span>
          </p>
          {isTaken && <p>{words.takenOn(price.taken)}</p>}
          {!isTaken && (
            <>
              <PriceLines lines={price.price_lines} total={price.total_price} />
              <p className="kh-change-difference">{difference(price.current_total, price.total_price)}</p>
              {request.terms && <p className="kh-small">{t.terms}</p>}
              <AgreedTerms
                request={{
                  ...request,
                  ...{ check_in: stay.checkIn, check_out: stay.checkOut },
                  ...{ total_price: price.total_price, price_lines: price.price_lines },
                }}
              />
            </>
          )}
        </div>
      )}
    </section>
  )
}

import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, guestCatalog, propertyCatalog } from '../../messages/catalogs.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { DamageLine } from '../../terms/damage-line.tsx'
import { PlannedLine } from '../../terms/planned-line.tsx'
import { TermsDetails } from '../../terms/terms-details.tsx'
import { PriceLines } from '../../ui/price/price-lines.tsx'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { partyOfWish } from '../../search/guests-of-stay.ts'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import type { ReactNode } from 'react'
import type { StayQuote } from '../use-stay-quote.ts'

type Props = {
  quote: StayQuote
  /** Payment plan in one line. */
  planned: string
  party: GuestsOfSearch
  maxGuests: number
  /** The plans, above the price that the chosen one makes. */
  children: ReactNode
}

/** Price of the stay as the server quotes it; the last price stays while the next one loads. */
export function PriceSection({ quote, planned, party, maxGuests, children }: Props) {
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(propertyCatalog)
  const { withVat } = useMessages(guestCatalog)
  const { stay, price, error, terms } = quote
  const fits = party.guests <= maxGuests
  return (
    <aside className="kh-panel kh-book-price" aria-labelledby="kh-price">
      <h2 className="kh-panel-title" id="kh-price">
        {t.price}
      </h2>
      {/* Who does not see the lines hears what a change has made of them. */}
      <p className="kh-hidden" role="status">
        {price && quote.isCurrent && t.totalIs(price.total_price)}
      </p>
      {!stay && <p className="kh-small">{unitWords.chooseDates}</p>}
      {stay && <p className="kh-small kh-lead">{t.wishes(stay.nights, partyOf(partyOfWish(party)))}</p>}
      {stay && error && !error.problem.fields?.check_in && !error.problem.fields?.check_out && (
        <div tabIndex={-1} data-wrong>
          {error.status === 400 ? (
            // What the house does not take is no failure: trying again leads nowhere.
            <p className="kh-field-problem" role="alert">
              {Object.values(error.problem.fields ?? {})[0]?.[0] ?? error.message}
            </p>
          ) : (
            <ProblemNotice title={unitWords.priceFailed} error={error} onRetry={() => void quote.refetch()} />
          )}
        </div>
      )}
      {stay && !fits && <p className="kh-small">{t.fewerGuests(maxGuests)}</p>}
      {stay && fits && !error && !price && (
        <div
          className="kh-offer-waiting kh-shimmer"
          role="status"
          aria-label={t.loadingPrice}
          tabIndex={-1}
          data-wrong
        />
      )}
      {stay && children}
      {stay && price && (
        <div className={quote.isCurrent ? undefined : 'kh-waiting'} aria-busy={!quote.isCurrent}>
          <PriceLines lines={price.price_lines} total={price.total_price} showsBefore />
          <p className="kh-small">{withVat}</p>
          <PlannedLine line={planned} />
          <DamageLine deposit={price.damage_deposit} />
          {terms && <TermsDetails parts={terms} payment={price.terms} />}
        </div>
      )}
    </aside>
  )
}

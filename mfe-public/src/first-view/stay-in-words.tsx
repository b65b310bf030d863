import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { GoodToKnow } from '../facts/good-to-know.tsx'
import { ServiceList } from '../facts/service-list.tsx'
import { bookCatalog, propertyCatalog, requestCatalog } from '../messages/catalogs.ts'
import { useRefusal } from '../property/use-refusal.ts'
import { boundsOf } from '../search/bounds.ts'
import { partyOfWish } from '../search/guests-of-stay.ts'
import { useOffers } from '../search/public-queries.ts'
import { address, stayOf, useSearch } from '../search/search-address.ts'
import { TermsDetails } from '../terms/terms-details.tsx'
import { StayPrice } from '../ui/price/stay-price.tsx'

/** Stay of a request as text, for guests whose browser runs no scripts: they cannot use the form. */
export function StayInWords({ property, unit }: { property: PublicProperty; unit: PublicUnit }) {
  const t = useMessages(bookCatalog)
  const words = useMessages(propertyCatalog)
  const { facts } = useMessages(requestCatalog)
  const wordsOf = useReasonWords()
  const search = useSearch()
  const { stay, problem } = stayOf(search, boundsOf(property, unit))
  const offers = useOffers(property.id, search, stay).data
  const offer = offers?.find(({ id }) => id === unit.id)
  const refusal = useRefusal(unit, search)
  const { cancellation_terms: cancellation, payment_terms: payment, services, today } = property
  const steps = stay && isInstant(unit, stay.checkIn, search.pets) ? t.instant.steps : t.steps
  // Of a house with very many free units the server does not know all of them.
  const missing = refusal?.title ?? (offers ? words.taken : words.priceFailed)
  const notOffered = stay ? missing : problem ? wordsOf(problem.reason) : words.chooseDates
  const terms =
    offer &&
    stay &&
    cancellation &&
    termsOfStay(
      cancellation,
      { check_in: stay.checkIn, baseCents: feeBaseOf({ ...offer, price_lines: offer.mandatory_services ?? [] }) },
      today,
    )
  return (
    <div className="kh-book">
      <div className="kh-book-sections">
        {stay && (
          <section aria-labelledby="kh-plain-stay">
            <h2 className="kh-panel-title" id="kh-plain-stay">
              {words.yourStay}
            </h2>
            <dl className="kh-request-facts">
              <div>
                <dt>{facts.in}</dt>
                <dd>{words.day(stay.checkIn)}</dd>
              </div>
              <div>
                <dt>{facts.out}</dt>
                <dd>{words.day(stay.checkOut)}</dd>
              </div>
            </dl>
            <p className="kh-small">{t.wishes(stay.nights, partyOf(partyOfWish(search)))}</p>
          </section>
        )}
        <section aria-labelledby="kh-plain-price">
          <h2 className="kh-panel-title" id="kh-plain-price">
            {t.price}
          </h2>
          {stay && offer ? <StayPrice unit={offer} stay={stay} /> : <p>{notOffered}</p>}
          {terms && (
            <TermsDetails
              parts={terms}
              payment={payment && { payment: payment.text, payment_lang: payment.lang }}
              isOpen
            />
          )}
          <p>
            <Link to={address(paths.publicUnit(property.id, unit.id), search)}>{words.toCalendar}</Link>
          </p>
        </section>
        <ServiceList id="kh-plain-extras" title={t.extras} services={services.filter(({ mandatory }) => !mandatory)} />
        <GoodToKnow property={property} unit={unit} />
        <section aria-labelledby="kh-plain-next">
          <h2 className="kh-panel-title" id="kh-plain-next">
            {t.next}
          </h2>
          <ol className="kh-next">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import type { SearchStay } from '../search/search-address.ts'
import { InPlace } from '../late/in-place.tsx'
import type { TermsOfHouse } from './terms-details.tsx'
import { loadOnce } from '../late/load-once.ts'

/** Loads what shows the terms, with its words in a language. */
export const loadTerms = loadOnce((locale) => import('./terms-details.tsx').then(({ termsIn }) => termsIn(locale)))

function Loaded({ locale, ...terms }: TermsOfHouse & { locale: string }) {
  const draw = use(loadTerms(locale))
  return draw?.(terms)
}

type Props = {
  property: Pick<PublicProperty, 'id' | 'cancellation_terms' | 'payment_terms' | 'today'>
  stay: SearchStay
  /** Price of the stay; several units have several. */
  price?: TermsOfHouse['price']
}

/** Cancellation terms of a house, with the days of the stay; renders nothing where the server knows none. */
export function LateTerms({ property, stay, price }: Props) {
  const { code } = useLanguage()
  const { cancellation_terms: cancellation, payment_terms: payment, today } = property
  if (!cancellation) return null
  const id = `kh-terms-${code}-${property.id}-${stay.checkIn}-${price?.total_price ?? ''}`
  return (
    <InPlace key={id} id={id}>
      <Loaded
        locale={code}
        cancellation={cancellation}
        checkIn={stay.checkIn}
        price={price}
        today={today}
        payment={payment && { payment: payment.text, payment_lang: payment.lang }}
      />
    </InPlace>
  )
}

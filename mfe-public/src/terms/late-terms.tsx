import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { toCents } from '@keyhaven/shared-contracts/domain/money'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import type { Stay } from '../search/search-address.ts'
import { InPlace } from '../late/in-place.tsx'
import { loadTerms } from './load-terms.ts'
import type { TermsOfHouse } from './terms-details.tsx'

function Loaded({ locale, ...terms }: TermsOfHouse & { locale: string }) {
  const draw = use(loadTerms(locale))
  return draw?.(terms)
}

type Props = {
  property: Pick<PublicProperty, 'id' | 'cancellation_terms' | 'payment_terms' | 'today'>
  stay: Stay
  /** Of the stay in euros; several units have several. */
  total?: number
}

/** What cancelling a stay in a house would cost, with its days; nothing where the server knows of no terms. */
export function LateTerms({ property, stay, total }: Props) {
  const { code } = useLanguage()
  const { cancellation_terms: cancellation, payment_terms: payment, today } = property
  if (!cancellation) return null
  const totalCents = total === undefined ? undefined : toCents(total)
  const id = `kh-terms-${code}-${property.id}-${stay.checkIn}-${totalCents ?? ''}`
  return (
    <InPlace key={id} id={id}>
      <Loaded
        locale={code}
        cancellation={cancellation}
        stay={{ check_in: stay.checkIn, totalCents }}
        today={today}
        payment={payment && { payment: payment.text, payment_lang: payment.lang }}
      />
    </InPlace>
  )
}

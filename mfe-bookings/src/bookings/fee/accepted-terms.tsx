import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { cancellationCatalog } from '../../messages/catalogs.ts'

/** Cancellation and payment terms that the guest accepted with the request; a stay without a request has none. */
export function AcceptedTerms({ booking }: { booking: Booking }) {
  const t = useMessages(cancellationCatalog)
  const { accepted_terms: terms, check_in } = booking
  if (!terms) return null
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(booking) })
  return (
    <FactGroup title={t.accepted}>
      <Fact name={t.title}>{termsLine(t, parts)}</Fact>
      <Fact name={t.payment}>
        <Text lang={terms.payment_lang} preLine>
          {terms.payment}
        </Text>
      </Fact>
    </FactGroup>
  )
}

import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog, requestCatalog } from '../messages/catalogs.ts'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { type Guests, partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import type { ReactNode } from 'react'

type Props = {
  request: Pick<GuestRequest, 'reference' | 'property' | 'unit' | 'check_in' | 'check_out' | 'guest'> & Guests
}

/** Details of a request, and the guest's own. */
export function RequestFacts({ request }: Props) {
  const t = useMessages(requestCatalog)
  const { day } = useMessages(propertyCatalog)
  const { code } = useLanguage()
  const { property, unit, check_in, check_out, guest } = request
  const fact = (name: string, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className="kh-request-facts">
      {fact(
        t.facts.where,
        <>
          <span translate="no">{unit.name}</span>
          <span className="kh-small" translate="no">{`${property.name} · ${placeWords(property, code)}`}</span>
        </>,
      )}
      {fact(t.facts.in, day(check_in))}
      {fact(
        t.facts.out,
        <>
          {day(check_out)}
          <span className="kh-small">{t.nights(nightsBetween(check_in, check_out))}</span>
        </>,
      )}
      {fact(t.facts.guests, t.party(partyOf(request)))}
      {fact(
        t.facts.guest,
        <>
          <span translate="no">{`${guest.first_name} ${guest.last_name}`}</span>
          <span className="kh-small" translate="no">
            {guest.email}
          </span>
        </>,
      )}
      {request.reference && fact(t.facts.reference, <span translate="no">{request.reference}</span>)}
    </dl>
  )
}

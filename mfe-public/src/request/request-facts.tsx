import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'
import type { ReactNode } from 'react'
import { dayName } from '../property/month.ts'
import { plural } from '../search/search-address.ts'

type Props = {
  request: Pick<GuestRequest, 'reference' | 'property' | 'unit' | 'check_in' | 'check_out' | 'guests_count' | 'guest'>
}

/** What was asked for, and by whom. */
export function RequestFacts({ request }: Props) {
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
        'Where',
        <>
          {unit.name}
          <span className="kh-small">
            {property.name} · {property.city}, {property.country}
          </span>
        </>,
      )}
      {fact('Check-in', dayName(check_in))}
      {fact(
        'Check-out',
        <>
          {dayName(check_out)}
          <span className="kh-small">{plural(nightsBetween(check_in, check_out), 'night')}</span>
        </>,
      )}
      {fact('Guests', request.guests_count)}
      {fact(
        'Guest',
        <>
          {guest.first_name} {guest.last_name}
          <span className="kh-small">{guest.email}</span>
        </>,
      )}
      {request.reference && fact('Reference', request.reference)}
    </dl>
  )
}

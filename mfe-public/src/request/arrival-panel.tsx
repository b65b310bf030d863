import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import type { ConfirmedStay } from '@keyhaven/shared-contracts/contract/bookings/confirmed-stay'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { mapAddress } from '@keyhaven/shared-contracts/domain/place/map-address'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog, requestCatalog } from '../messages/catalogs.ts'
import { LanguageNote } from '../facts/language-note.tsx'
import { checkInTimes } from '../facts/check-in-times.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { RequestPanel } from './request-panel.tsx'

type Props = { stay: ConfirmedStay; property: GuestRequest['property']; unit: GuestRequest['unit'] }

/** Address, directions and door code of a confirmed stay. */
export function ArrivalPanel({ stay, property, unit }: Props) {
  const t = useMessages(requestCatalog)
  const words = useMessages(propertyCatalog)
  const { address, directions, door_code, told_from, check_out_until } = stay
  const checkIn = checkInTimes(words, stay)
  return (
    <RequestPanel title={t.arrival.title}>
      {stay.picture && (
        <div className="kh-arrival-picture">
          <Picture image={stay.picture} name={unit.name} seed={unit.id} sizes="(min-width: 860px) 600px, 90vw" first />
        </div>
      )}
      <address className="kh-arrival-address" translate="no">
        <strong>{property.name}</strong>
        <span>{`${address.street} ${address.house_number}`}</span>
        <span>{`${address.postal_code} ${address.city}`}</span>
        <span>{address.country}</span>
      </address>
      <p className="kh-arrival-links">
        <a href={mapAddress(stay)} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={18} /> {t.arrival.map}
        </a>
        {address.phone && <a href={phoneLink(address.phone)}>{address.phone}</a>}
      </p>
      {(checkIn || check_out_until) && (
        <dl className="kh-request-facts">
          {checkIn && (
            <div>
              <dt>{t.facts.in}</dt>
              <dd>{checkIn}</dd>
            </div>
          )}
          {check_out_until && (
            <div>
              <dt>{t.facts.out}</dt>
              <dd>{words.times.until(check_out_until)}</dd>
            </div>
          )}
        </dl>
      )}
      {directions && (
        <>
          <h3 className="kh-arrival-title">{t.arrival.directions}</h3>
          <p className="kh-description" lang={stay.directions_lang}>
            {directions}
          </p>
          <LanguageNote lang={stay.directions_lang} />
        </>
      )}
      {door_code && (
        <>
          <h3 className="kh-arrival-title">{t.arrival.code}</h3>
          <p className="kh-door-code" translate="no">
            {door_code}
          </p>
        </>
      )}
      {told_from && <p className="kh-small">{t.arrival.later(told_from)}</p>}
    </RequestPanel>
  )
}

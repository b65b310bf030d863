import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../../messages/catalogs.ts'
import { guestStateOf } from '../request-state.ts'
import { RequestBanner } from '../request-banner.tsx'

type Props = { request: GuestRequest; onPress: () => void }

/** Confirmation page of the mail's link. The wording of the button that orders for money is fixed by law. */
export function ConfirmStep({ request, onPress }: Props) {
  const t = useMessages(requestCatalog)
  const { euros, stay } = useLanguage()
  const { confirm } = request.booked_as === 'instant' ? t.instant : t
  const { unit, property, check_in, check_out, host, total_price, first_payment: amount } = request
  const state = guestStateOf(request)
  return (
    <RequestBanner
      state="unconfirmed"
      title={confirm.title}
      foot={
        <>
          <ul className="kh-confirm-what">
            <li translate="no">
              <strong>{unit.name}</strong>
              <span>{property.name}</span>
            </li>
            <li>
              <strong>{stay(check_in, check_out)}</strong>
              <span>{t.nights(nightsBetween(check_in, check_out))}</span>
            </li>
            <li>
              <strong>{t.party(partyOf(request))}</strong>
            </li>
            <li>
              <strong>{euros(total_price)}</strong>
              <span>{t.inTotal}</span>
            </li>
          </ul>
          <button type="button" className="kh-button kh-confirm-press" onClick={onPress}>
            {confirm.press(total_price)}
          </button>
        </>
      }
    >
      {[
        state === 'lapsed' ? t.stillFree : '',
        request.booked_as === 'instant_ended' ? t.instantEnded : '',
        amount ? t.instant.confirm.payText(host.name, amount) : confirm.text(host.name),
      ]
        .filter(Boolean)
        .join(' ')}
    </RequestBanner>
  )
}

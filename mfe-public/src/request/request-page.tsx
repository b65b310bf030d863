import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useNavigate, useParams } from 'react-router-dom'
import { askAgain } from '../alternatives/use-refill.ts'
import { LateChange } from '../change/late-change.tsx'
import { LateDeposit, wantsCard } from '../damage-deposit/late-deposit.tsx'
import { requestCatalog } from '../messages/catalogs.ts'
import { guestsOfStay } from '../search/guests-of-stay.ts'
import { bookAddress, useSearch } from '../search/search-address.ts'
import { ArrivalPanel } from './arrival-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { OtherPlaces } from './other-places.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestHead } from './request-head.tsx'
import { RequestPanel } from './request-panel.tsx'
import { RequestWords } from './request-words.tsx'
import { SecretPage } from './secret-page.tsx'
import { useGuestRequest } from './use-guest-request.ts'

/** A guest's own page of a request: how it stands, what it is about, and the way back out of it. */
export function RequestPage() {
  const { token = '' } = useParams()
  const t = useMessages(requestCatalog)
  const search = useSearch()
  const navigate = useNavigate()
  const guestRequest = useGuestRequest(token)
  const { request, state, requestQuery } = guestRequest
  const isOver = state !== 'unconfirmed' && state !== 'waiting' && state !== 'accepted'
  const bookWithOtherAddress = (now: GuestRequest) => {
    const dates = { checkIn: now.check_in, checkOut: now.check_out, ...guestsOfStay(now) }
    const form = bookAddress({ ...now.unit, property: now.property }, { ...search, ...dates })
    void navigate(askAgain(form, token), { state: { field: 'email' } })
  }
  return (
    <SecretPage title={request?.booked_as === 'instant' ? t.instant.title : t.title} query={requestQuery}>
      {request && state && (
        <>
          <RequestHead {...{ request, state, token }} onWrong={() => guestRequest.cancel(bookWithOtherAddress)} />
          {state === 'accepted' && <LateChange part="news" request={request} token={token} />}
          {/* What the guest has to do stands first. */}
          {wantsCard(request) && <LateDeposit request={request} token={token} />}
          <Columns request={request} token={token} isAccepted={state === 'accepted'} />
          {isOver && state !== 'lapsed' && <OtherPlaces request={request} token={token} />}
          <LateChange part="form" request={request} token={token} />
          <RequestActions cancelling={guestRequest} {...{ request, state, token, isOver }} />
        </>
      )}
    </SecretPage>
  )
}

type ColumnsProps = { request: GuestRequest; token: string; isAccepted: boolean }

/** The stay and what was written about it; beside it the money and the host. */
function Columns({ request, token, isAccepted }: ColumnsProps) {
  const t = useMessages(requestCatalog)
  const { property, unit, check_in, check_out, host, stay } = request
  return (
    <div className="kh-request-columns">
      <div className="kh-request-side">
        <RequestWords title={t.wrote(host.name)} words={request.owner_words} />
        {stay && <ArrivalPanel stay={stay} property={property} unit={unit} />}
        <RequestPanel title={t.stay}>
          <RequestFacts request={request} />
        </RequestPanel>
        <RequestWords title={t.yourMessage} words={request.message} />
      </div>
      <div className="kh-request-side">
        <MoneyPanel request={request} token={token} />
        {!wantsCard(request) && <LateDeposit request={request} token={token} />}
        <Slot
          name="guest.stay"
          props={{ property: property.id, unit: unit.id, check_in, check_out, is_confirmed: isAccepted }}
          isQuiet
        />
        <Contact host={host} />
      </div>
    </div>
  )
}

function Contact({ host }: { host: GuestRequest['host'] }) {
  const t = useMessages(requestCatalog)
  return (
    <section className="kh-panel" aria-labelledby="kh-host">
      <h2 className="kh-panel-title" id="kh-host">
        {t.host}
      </h2>
      <p translate="no">{host.name}</p>
      <ul className="kh-contact" translate="no">
        {host.email && (
          <li>
            <a href={`mailto:${host.email}`}>{host.email}</a>
          </li>
        )}
        {host.phone && (
          <li>
            <a href={phoneLink(host.phone)}>{host.phone}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

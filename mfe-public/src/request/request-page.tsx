import { type GuestRequest, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { PriceLines } from '../site/price-lines.tsx'
import { bookAddress, ownerOf } from '../site/search-address.ts'
import { useToast } from '../site/toasts.ts'
import { useSearch } from '../site/use-search.ts'
import { CancelRequest } from './cancel-request.tsx'
import { RequestBanner } from './request-banner.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestPanel } from './request-panel.tsx'
import { momentName, type RequestState, stateOf } from './request-state.ts'
import { SecretPage } from './secret-page.tsx'

const often = 30_000

const titles: Record<RequestState, string> = {
  waiting: 'Waiting for your host',
  accepted: 'Your stay is booked',
  declined: 'Your host cannot take you',
  called_off: 'Your stay was cancelled',
  expired: 'Your request ran out',
  cancelled: 'You cancelled',
}
const words = ({ host, expires_at, guest }: GuestRequest): Record<RequestState, string> => ({
  waiting: `${host.name} has your request and will accept or decline it. ${
    expires_at ? `The unit is held for you until ${momentName(expires_at)}. ` : ''
  }The answer comes to ${guest.email}, and shows here.`,
  accepted: `${host.name} has accepted and is looking forward to your stay.`,
  declined: `${host.name} cannot take you for these dates. Nothing is booked, and there is nothing to pay.`,
  called_off: `${host.name} has cancelled your stay. If you do not know why, ask below.`,
  expired: `${host.name} did not answer in time. Nothing is booked, and there is nothing to pay.`,
  cancelled: 'Nothing is booked any more, and the unit is free for others.',
})

/** A guest's own page of a request: how it stands, what it is about, and the way back out of it. */
export function RequestPage() {
  const { token = '' } = useParams()
  const search = useSearch()
  const cache = useQueryClient()
  const showToast = useToast()
  const asked = q(publicRequestsApi.one, { params: { token }, query: ownerOf(search) })
  const found = useQuery({
    ...asked,
    // The host may have answered while the guest looked elsewhere.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'pending' && often,
  })
  const cancel = useCommand(publicRequestsApi.cancel)
  const request = found.data
  const state = request && stateOf(request)
  const takeBack = () => {
    if (cancel.isPending) return
    cancel.mutate(
      { params: { token }, query: ownerOf(search) },
      {
        onSuccess: (now) => cache.setQueryData(asked.queryKey, now),
        onError: (error) => {
          if (error.problem.code !== 'not_open') return
          showToast(error.message, 'error')
          void found.refetch()
        },
      },
    )
  }
  return (
    <SecretPage title="Your request" found={found}>
      {request && state && (
        <>
          <RequestBanner state={state} title={titles[state]}>
            {words(request)[state]}
          </RequestBanner>
          <div className="kh-request-columns">
            <RequestPanel title="Your stay">
              <RequestFacts request={request} />
            </RequestPanel>
            <div className="kh-request-side">
              <RequestPanel title="Price">
                <PriceLines lines={request.price_lines} total={request.total_price} />
              </RequestPanel>
              <Contact host={request.host} />
            </div>
          </div>
          <div className="kh-request-actions">
            {request.can_cancel && (
              <CancelRequest
                isAccepted={state === 'accepted'}
                isSending={cancel.isPending}
                failure={cancel.error?.problem.code === 'not_open' ? null : cancel.error}
                onCancel={takeBack}
                onKeep={() => cancel.isError && cancel.reset()}
              />
            )}
            {state !== 'waiting' && state !== 'accepted' && (
              <Link
                to={bookAddress(
                  { ...request.unit, property: request.property },
                  { ...search, guests: request.guests_count },
                )}
                className="kh-button"
              >
                Ask for other dates
              </Link>
            )}
          </div>
        </>
      )}
    </SecretPage>
  )
}

function Contact({ host }: { host: GuestRequest['host'] }) {
  return (
    <section className="kh-panel" aria-labelledby="kh-host">
      <h2 className="kh-panel-title" id="kh-host">
        Your host
      </h2>
      <p>{host.name}</p>
      <ul className="kh-contact">
        {host.email && (
          <li>
            <a href={`mailto:${host.email}`}>{host.email}</a>
          </li>
        )}
        {host.phone && (
          <li>
            <a href={`tel:${host.phone}`}>{host.phone}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

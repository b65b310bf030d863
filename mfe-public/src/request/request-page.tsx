import { type GuestRequest, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useForgetDraft } from '../book/draft.ts'
import { PriceLines } from '../ui/price-lines.tsx'
import { bookAddress, ownerOf } from '../search/search-address.ts'
import { useToast } from '../ui/toasts.ts'
import { useSearch } from '../search/use-search.ts'
import { CancelRequest } from './cancel-request.tsx'
import { ConfirmProgress } from './confirm-progress.tsx'
import { RequestBanner } from './request-banner.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestPanel } from './request-panel.tsx'
import { momentName, type GuestState, guestStateOf } from './request-state.ts'
import { SecretPage } from './secret-page.tsx'
import { useConfirm } from './use-confirm.ts'
import { UnconfirmedActions } from './unconfirmed-actions.tsx'

const often = 30_000
/** The guest confirms in another tab, opened by the email's link. */
const soon = 5000

const titles: Record<GuestState, string> = {
  unconfirmed: 'Please confirm by email',
  lapsed: 'Not confirmed in time',
  waiting: 'Waiting for your host',
  accepted: 'Your stay is booked',
  declined: 'Your host declined your request',
  called_off: 'Your stay was cancelled',
  expired: 'Your request has expired',
  cancelled: 'You cancelled',
}
const words = ({ host, expires_at, confirm_until, guest }: GuestRequest): Record<GuestState, string> => ({
  unconfirmed: `Open the link in the email that we have sent to ${guest.email}. The nights are held for you${
    expires_at ? ` until ${momentName(expires_at)}` : ''
  }; ${host.name} gets your request once you have confirmed.`,
  lapsed: `The nights are free for others again, and ${host.name} has not received your request. ${
    confirm_until
      ? `As long as nobody else takes them, the link in our email to ${guest.email} works until ${momentName(confirm_until)}.`
      : ''
  }`,
  waiting: `${host.name} has your request and will accept or decline it. ${
    expires_at ? `The unit is held for you until ${momentName(expires_at)}. ` : ''
  }We will email the answer to ${guest.email} and show it here.`,
  accepted: `${host.name} has accepted and is looking forward to your stay.`,
  declined: `${host.name} cannot offer you these dates. Nothing is booked, and there is nothing to pay.`,
  called_off: `${host.name} has cancelled your stay. If you do not know why, ask below.`,
  expired: `${host.name} did not answer in time. Nothing is booked, and there is nothing to pay.`,
  cancelled: 'Nothing is booked any more, and the unit is free for others.',
})

/** A guest's own page of a request: how it stands, what it is about, and the way back out of it. */
export function RequestPage() {
  const { token = '' } = useParams()
  const search = useSearch()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const asked = q(publicRequestsApi.one, { params: { token }, query: ownerOf(search) })
  const found = useQuery({
    ...asked,
    // The host may have answered while the guest looked elsewhere.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.status === 'pending' && (data.is_confirmed ? often : soon),
  })
  const cancel = useCommand(publicRequestsApi.cancel)
  const request = found.data
  const state = request && guestStateOf(request)
  const confirm = useConfirm(token)
  // What is said about the confirmation is said in place of how the request stands.
  const isBusy = !request?.is_confirmed && (confirm.isSending || confirm.error?.problem.code === 'unit_taken')
  const forget = useForgetDraft()
  const before = useRef<GuestState>(undefined)
  // What was typed is kept for another try until it has arrived.
  useEffect(() => {
    if (before.current === 'unconfirmed' && state === 'waiting') forget()
    before.current = state
  })
  const elsewhere = (wanted: GuestRequest) =>
    bookAddress({ ...wanted.unit, property: wanted.property }, { ...search, guests: wanted.guests_count })
  const takeBack = (onDone?: (now: GuestRequest) => void) => {
    if (cancel.isPending) return
    cancel.mutate(
      { params: { token }, query: ownerOf(search) },
      {
        onSuccess: (now) => {
          cache.setQueryData(asked.queryKey, now)
          onDone?.(now)
        },
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
          {!isBusy && (
            <RequestBanner state={state} title={titles[state]}>
              {words(request)[state]}
            </RequestBanner>
          )}
          {!request.is_confirmed && <ConfirmProgress confirm={confirm} request={request} />}
          {state === 'unconfirmed' && !isBusy && (
            <UnconfirmedActions
              token={token}
              request={request}
              onWrong={() =>
                takeBack((now) => {
                  const dates = { checkIn: now.check_in, checkOut: now.check_out, guests: now.guests_count }
                  void navigate(bookAddress({ ...now.unit, property: now.property }, { ...search, ...dates }))
                })
              }
            />
          )}
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
                onCancel={() => takeBack()}
                onKeep={() => cancel.isError && cancel.reset()}
              />
            )}
            {state !== 'unconfirmed' && state !== 'waiting' && state !== 'accepted' && (
              <Link to={elsewhere(request)} className="kh-button">
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

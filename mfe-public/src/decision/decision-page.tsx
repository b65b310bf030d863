import { publicRequestsApi, type RequestToDecide } from '@keyhaven/shared-contracts/contract/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { localMoment } from '@keyhaven/shared-contracts/web/facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { RequestBanner } from '../request/request-banner.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import { RequestPanel } from '../request/request-panel.tsx'
import { type RequestState, stateOf } from '../request/request-state.ts'
import { SecretPage } from '../request/secret-page.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { SendingBar } from '../ui/sending-bar.tsx'

const titles: Record<RequestState, string> = {
  waiting: 'A guest would like to book',
  accepted: 'You accepted this request',
  declined: 'You declined this request',
  called_off: 'You cancelled this stay',
  expired: 'This request expired',
  cancelled: 'The guest withdrew this request',
}
const words = ({ guest, expires_at }: RequestToDecide): Record<RequestState, string> => {
  const name = `${guest.first_name} ${guest.last_name}`
  return {
    waiting: `${name} is waiting for your answer.${
      expires_at ? ` Without one, the request expires on ${localMoment(expires_at)}.` : ''
    }`,
    accepted: `The stay is confirmed, and ${name} has been told by email.`,
    declined: `The dates are free again, and ${name} has been told by email.`,
    called_off: `The dates are free again, and ${name} has been told by email.`,
    expired: `It was not answered in time. The dates are free again, and ${name} has been told.`,
    cancelled: 'The dates are free again. There is nothing left for you to do.',
  }
}

/** Where the owner's mail leads: what is asked for, and the two answers. Only its buttons change anything. */
export function DecisionPage() {
  const { token = '' } = useParams()
  const cache = useQueryClient()
  const asked = q(publicRequestsApi.toDecide, { params: { token } })
  const found = useQuery(asked)
  const decide = useCommand(publicRequestsApi.decide)
  const request = found.data
  const state = request && stateOf(request)
  // Where it was decided meanwhile, the page itself says what became of it.
  const failure = decide.error?.problem.code === 'not_open' && !found.isError ? null : decide.error
  const answer = (decision: 'accept' | 'decline') => {
    if (decide.isPending) return
    decide.mutate(
      { params: { token }, body: { decision } },
      {
        onSuccess: (now) => cache.setQueryData(asked.queryKey, now),
        onError: () => void found.refetch(),
      },
    )
  }
  const chosen = decide.variables?.body.decision ?? 'accept'
  return (
    <SecretPage title="Decide on a request" found={found}>
      {request && state && (
        <>
          <RequestBanner state={state} title={titles[state]}>
            {words(request)[state]}
          </RequestBanner>
          {request.is_open && (
            <div className="kh-decision">
              {failure && (
                <div className="kh-send-problem" role="alert">
                  <p>
                    <strong>Your answer did not arrive.</strong> {failure.message}
                  </p>
                  <button type="button" className="kh-button kh-button-quiet" onClick={() => answer(chosen)}>
                    Retry
                  </button>
                </div>
              )}
              <SendingBar active={decide.isPending} label="Sending your answer" />
              <div className="kh-request-actions">
                <button
                  type="button"
                  className="kh-button"
                  aria-disabled={decide.isPending}
                  onClick={() => answer('accept')}
                >
                  Accept
                </button>
                <button
                  type="button"
                  className="kh-button kh-button-quiet"
                  aria-disabled={decide.isPending}
                  onClick={() => answer('decline')}
                >
                  Decline
                </button>
              </div>
            </div>
          )}
          <div className="kh-request-columns">
            <RequestPanel title="The stay">
              <RequestFacts request={request} />
            </RequestPanel>
            <RequestPanel title="Price">
              <PriceLines lines={request.price_lines} total={request.total_price} />
            </RequestPanel>
          </div>
        </>
      )}
    </SecretPage>
  )
}

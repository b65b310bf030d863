import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { askAgain } from '../alternatives/use-refill.ts'
import { requestCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/terms/en.ts'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { guestsOfStay } from '../search/guests-of-stay.ts'
import { bookAddress, useSearch } from '../search/search-address.ts'
import { CancelRequest } from './cancel-request.tsx'
import type { GuestState } from './request-state.ts'
import type { useGuestRequest } from './use-guest-request.ts'

type CancellationCost = Pick<GuestRequest, 'cancel_cost' | 'paid'>

/** Current cancellation fee and paid amount in words; undefined where the server does not name the fee. */
const costWords = (t: Messages, { cancel_cost: cost, paid = 0 }: CancellationCost): string | undefined => {
  if (!cost) return undefined
  if (cost.fee === 0) return t.costsNothing
  const costs = t.costsNow(cost.fee, cost.percent)
  return paid > 0 ? `${costs} ${t.youPaid(paid)}` : costs
}

type Props = {
  cancelling: Pick<ReturnType<typeof useGuestRequest>, 'cancel' | 'isCancelling' | 'cancelRefusal' | 'forgetRefusal'>
  request: GuestRequest
  state: GuestState
  token: string
  isOver: boolean
}

/** Buttons at the end of a request: cancel it, or ask for other dates once it is over. */
export function RequestActions({ request, state, token, isOver, cancelling }: Props) {
  const t = useMessages(requestCatalog)
  const termsWords = useMessages(termsCatalog)
  const search = useSearch()
  const isAccepted = state === 'accepted'
  const unit = { ...request.unit, property: request.property }
  return (
    <div className="kh-request-actions">
      {request.can_cancel && (
        <CancelRequest
          what={isAccepted ? 'booking' : request.booked_as === 'instant' ? 'hold' : 'request'}
          isSending={cancelling.isCancelling}
          cost={isAccepted ? costWords(termsWords, request) : undefined}
          failure={cancelling.cancelRefusal}
          onCancel={() => cancelling.cancel()}
          onKeep={cancelling.forgetRefusal}
        />
      )}
      {isOver && (
        <Link to={askAgain(bookAddress(unit, { ...search, ...guestsOfStay(request) }), token)} className="kh-button">
          {t.otherDates}
        </Link>
      )}
    </div>
  )
}

import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../../messages/catalogs.ts'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useNavigate } from 'react-router-dom'
import { TakenNotice } from '../../alternatives/taken-notice.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { guestsOfStay } from '../../search/guests-of-stay.ts'
import { bookAddress, useSearch } from '../../search/search-address.ts'
import { SendingBar } from '../../ui/sending-bar.tsx'
import type { useConfirm } from './use-confirm.ts'

type Props = { confirm: ReturnType<typeof useConfirm>; request: GuestRequest }

/** Progress of the confirmation; if the nights were lost meanwhile, the alternatives. */
export function ConfirmProgress({ confirm: { isSending, error, send }, request }: Props) {
  const requestWords = useMessages(requestCatalog)
  const t = request.booked_as === 'instant' ? requestWords.instant : requestWords
  const search = useSearch()
  const navigate = useNavigate()
  if (isSending) return <SendingBar active label={t.confirming} />
  if (!error) return null
  if (error.problem.code !== 'unit_taken')
    return (
      <div className="kh-confirm-problem">
        <ProblemNotice title={t.notConfirmed} error={error} onRetry={send} />
      </div>
    )
  const { unit, property, check_in, check_out } = request
  const stay = { checkIn: check_in, checkOut: check_out }
  const wish = { ...search, ...stay, ...guestsOfStay(request) }
  return (
    <TakenNotice
      unit={unit.id}
      stay={{ ...stay, nights: nightsBetween(check_in, check_out) }}
      search={wish}
      reason={error.message}
      meanwhile
      onDates={(free) => void navigate(bookAddress({ ...unit, property }, { ...wish, ...free }))}
    />
  )
}

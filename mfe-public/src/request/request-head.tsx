import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { type Language, useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../messages/catalogs.ts'
import { ConfirmProgress } from './confirm/confirm-progress.tsx'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { UnconfirmedActions } from './confirm/unconfirmed-actions.tsx'
import { useConfirm } from './confirm/use-confirm.ts'
import { CardButton } from './payment/card-button.tsx'
import { RequestBanner } from './request-banner.tsx'
import {
  bannerWords,
  canConfirm,
  type GuestState,
  hasPassed,
  momentName,
  nextPayment,
  titleOf,
} from './request-state.ts'

/** Until when the nights are held, or where they are not any more, the link works. */
const untilOf = (language: Language, { expires_at, confirm_until, time_zone }: GuestRequest, state: GuestState) => {
  const until = state === 'lapsed' ? confirm_until : expires_at
  return until ? momentName(language, until, time_zone) : undefined
}

type Part = { request: GuestRequest; state: GuestState; token: string }
type Props = Part & {
  /** The mail cannot reach the guest: the address is another one. */
  onWrong: () => void
}

/** State of a request in words, or its confirmation in the place of that. */
export function RequestHead({ request, state, token, onWrong }: Props) {
  const t = useMessages(requestCatalog)
  const language = useLanguage()
  const confirm = useConfirm(token)
  const isConfirming = !request.is_confirmed && (confirm.isSending || confirm.error?.problem.code === 'unit_taken')
  if (confirm.hasSecret && !isConfirming && canConfirm(request))
    return (
      <>
        <ConfirmStep request={request} onPress={confirm.send} />
        <ConfirmProgress confirm={confirm} request={request} />
      </>
    )
  return (
    <>
      {!isConfirming && (
        <RequestBanner
          state={state}
          title={titleOf(t, request, state)}
          foot={<BannerFoot request={request} state={state} token={token} />}
        >
          {bannerWords(t, request, untilOf(language, request, state))}
        </RequestBanner>
      )}
      {!request.is_confirmed && <ConfirmProgress confirm={confirm} request={request} />}
      {state === 'unconfirmed' && !isConfirming && (
        <UnconfirmedActions token={token} request={request} onWrong={onWrong} />
      )}
    </>
  )
}

/** Next step for the guest, with its button. */
function BannerFoot({ request, state, token }: Part) {
  const t = useMessages(requestCatalog)
  const { first_payment: amount } = request
  if (state === 'waiting' && amount) return <CardButton token={token} amount={amount} isOnly />
  if (state === 'waiting') return <p className="kh-banner-next">{t.answerNext(request.guest.email)}</p>
  if (state !== 'accepted') return null
  const next = t.next(hasPassed(request.check_in, request) ? undefined : request.check_in, nextPayment(request))
  return (
    <>
      {next && <p className="kh-banner-next">{next}</p>}
      {request.calendar_url && !hasPassed(request.check_out, request) && (
        <a href={request.calendar_url} className="kh-button kh-banner-action">
          {t.toCalendar}
        </a>
      )}
    </>
  )
}

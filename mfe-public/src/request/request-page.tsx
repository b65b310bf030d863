import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import { type Language, useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../messages/catalogs.ts'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { askAgain } from '../alternatives/use-refill.ts'
import { useForgetDraft } from '../book/draft.ts'
import { guestsOfStay } from '../search/guests-of-stay.ts'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { bookAddress, useSearch } from '../search/search-address.ts'
import { useToast } from '../ui/toast-host.tsx'
import { LateChange } from '../change/late-change.tsx'
import { LateDeposit, wantsCard } from '../damage-deposit/late-deposit.tsx'
import { ArrivalPanel } from './arrival-panel.tsx'
import { CardButton } from './payment/card-button.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { ConfirmProgress } from './confirm/confirm-progress.tsx'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { OtherPlaces } from './other-places.tsx'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { RequestBanner } from './request-banner.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestPanel } from './request-panel.tsx'
import { RequestWords } from './request-words.tsx'
import {
  bannerWords,
  canConfirm,
  documentsOf,
  hasPassed,
  momentName,
  nextPayment,
  titleOf,
  type GuestState,
  guestStateOf,
} from './request-state.ts'
import { SecretPage } from './secret-page.tsx'
import { useConfirm } from './confirm/use-confirm.ts'
import { UnconfirmedActions } from './unconfirmed-actions.tsx'
import type { Messages } from '../messages/terms/en.ts'

type CancellationCost = Pick<GuestRequest, 'cancel_cost' | 'paid'>

/** Current cancellation fee and paid amount in words; undefined where the server does not name the fee. */
const costWords = (t: Messages, { cancel_cost: cost, paid = 0 }: CancellationCost): string | undefined => {
  if (!cost) return undefined
  if (cost.fee === 0) return t.costsNothing
  const costs = t.costsNow(cost.fee, cost.percent)
  return paid > 0 ? `${costs} ${t.youPaid(paid)}` : costs
}

const pollMs = 30_000
/** The guest confirms in another tab, opened by the email's link. */
const confirmPollMs = 5000
/** The links to documents work for a quarter of an hour. */
const linkRefreshMs = 600_000

const waitBeforeNext = (request: GuestRequest) => {
  const { status, is_confirmed, change } = request
  // The provider tells us of a payment in some seconds, too.
  if (status === 'pending') return is_confirmed && !request.first_payment ? pollMs : confirmPollMs
  if (change?.state === 'open' || wantsCard(request)) return pollMs
  return documentsOf(request).length > 0 ? linkRefreshMs : false
}

/** Until when the nights are held, or where they are not any more, the link works. */
const untilOf = (language: Language, { expires_at, confirm_until, time_zone }: GuestRequest, state: GuestState) => {
  const until = state === 'lapsed' ? confirm_until : expires_at
  return until ? momentName(language, until, time_zone) : undefined
}

/** A guest's own page of a request: how it stands, what it is about, and the way back out of it. */
export function RequestPage() {
  const { token = '' } = useParams()
  const t = useMessages(requestCatalog)
  const termsWords = useMessages(termsCatalog)
  const language = useLanguage()
  const search = useSearch()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const query = q(publicRequestsApi.one, { params: { token }, query: ownerOf(search) })
  const requestQuery = useQuery({
    ...query,
    // The host may have answered while the guest looked elsewhere.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && waitBeforeNext(data),
  })
  const cancel = useCommand(publicRequestsApi.cancel)
  const request = requestQuery.data
  const state = request && guestStateOf(request)
  const confirm = useConfirm(token)
  // What is said about the confirmation is said in place of how the request stands.
  const isBusy = !request?.is_confirmed && (confirm.isSending || confirm.error?.problem.code === 'unit_taken')
  const isToConfirm = confirm.hasSecret && !isBusy && request && canConfirm(request)
  const forget = useForgetDraft()
  const before = useRef<GuestState>(undefined)
  // What was typed is kept for another try until it has arrived.
  useEffect(() => {
    if (before.current === 'unconfirmed' && (state === 'waiting' || state === 'accepted')) forget()
    before.current = state
  })
  const isOver = state !== 'unconfirmed' && state !== 'waiting' && state !== 'accepted'
  const elsewhere = (stay: GuestRequest) =>
    askAgain(bookAddress({ ...stay.unit, property: stay.property }, { ...search, ...guestsOfStay(stay) }), token)
  const takeBack = (onDone?: (now: GuestRequest) => void) => {
    if (cancel.isPending) return
    cancel.mutate(
      { params: { token }, query: ownerOf(search), body: { fee: request?.cancel_cost?.fee } },
      {
        onSuccess: (now) => {
          cache.setQueryData(query.queryKey, now)
          onDone?.(now)
        },
        onError: (error) => {
          if (error.problem.code === 'fee_changed') void requestQuery.refetch()
          if (error.problem.code !== 'not_open') return
          showToast(error.message, 'error')
          void requestQuery.refetch()
        },
      },
    )
  }
  return (
    <SecretPage title={request?.booked_as === 'instant' ? t.instant.title : t.title} query={requestQuery}>
      {request && state && (
        <>
          {isToConfirm && <ConfirmStep request={request} onPress={confirm.send} />}
          {!isBusy && !isToConfirm && (
            <RequestBanner
              state={state}
              title={titleOf(t, request, state)}
              foot={<BannerFoot request={request} state={state} token={token} />}
            >
              {bannerWords(t, request, untilOf(language, request, state))}
            </RequestBanner>
          )}
          {!request.is_confirmed && <ConfirmProgress confirm={confirm} request={request} />}
          {state === 'unconfirmed' && !isBusy && !isToConfirm && (
            <UnconfirmedActions
              token={token}
              request={request}
              onWrong={() =>
                takeBack((now) => {
                  const dates = { checkIn: now.check_in, checkOut: now.check_out, ...guestsOfStay(now) }
                  const form = bookAddress({ ...now.unit, property: now.property }, { ...search, ...dates })
                  void navigate(askAgain(form, token), { state: { field: 'email' } })
                })
              }
            />
          )}
          {state === 'accepted' && <LateChange part="news" request={request} token={token} />}
          {/* What the guest has to do stands first. */}
          {wantsCard(request) && <LateDeposit request={request} token={token} />}
          <div className="kh-request-columns">
            <div className="kh-request-side">
              <RequestWords title={t.wrote(request.host.name)} words={request.owner_words} />
              {request.stay && <ArrivalPanel stay={request.stay} property={request.property} unit={request.unit} />}
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
                props={{
                  property: request.property.id,
                  unit: request.unit.id,
                  check_in: request.check_in,
                  check_out: request.check_out,
                  is_confirmed: state === 'accepted',
                }}
                isQuiet
              />
              <Contact host={request.host} />
            </div>
          </div>
          {isOver && state !== 'lapsed' && <OtherPlaces request={request} token={token} />}
          <LateChange part="form" request={request} token={token} />
          <div className="kh-request-actions">
            {request.can_cancel && (
              <CancelRequest
                what={state === 'accepted' ? 'booking' : request.booked_as === 'instant' ? 'hold' : 'request'}
                isSending={cancel.isPending}
                cost={state === 'accepted' ? costWords(termsWords, request) : undefined}
                failure={cancel.error?.problem.code === 'not_open' ? null : cancel.error}
                onCancel={() => takeBack()}
                onKeep={() => cancel.isError && cancel.reset()}
              />
            )}
            {isOver && (
              <Link to={elsewhere(request)} className="kh-button">
                {t.otherDates}
              </Link>
            )}
          </div>
        </>
      )}
    </SecretPage>
  )
}

/** Next step for the guest, with its button. */
function BannerFoot({ request, state, token }: { request: GuestRequest; state: GuestState; token: string }) {
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

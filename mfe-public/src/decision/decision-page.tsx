import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, requestCatalog } from '../messages/catalogs.ts'
import { publicDecisionsApi, type RequestToDecide } from '@keyhaven/shared-contracts/contract/public-decisions'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { RequestBanner } from '../request/request-banner.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import { RequestPanel } from '../request/request-panel.tsx'
import { momentName, stateOf } from '../request/request-state.ts'
import { RequestWords } from '../request/request-words.tsx'
import { SecretPage } from '../request/secret-page.tsx'
import { AgreedTerms } from '../terms/agreed-terms.tsx'
import { isMessage, MessageField } from '../ui/message-field.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { SendingBar } from '../ui/sending-bar.tsx'

const nameOf = ({ guest }: RequestToDecide) => `${guest.first_name} ${guest.last_name}`

/** Where the owner's mail leads: what is asked for, and the two answers. Only its buttons change anything. */
export function DecisionPage() {
  const { price, wrote, decide: t } = useMessages(requestCatalog)
  const { retry } = useMessages(guestCatalog)
  const language = useLanguage()
  const { token = '' } = useParams()
  const [words, setWords] = useState('')
  const cache = useQueryClient()
  const asked = q(publicDecisionsApi.toDecide, { params: { token } })
  const found = useQuery(asked)
  const decide = useCommand(publicDecisionsApi.decide)
  const request = found.data
  const state = request && stateOf(request)
  // Where it was decided meanwhile, the page itself says what became of it.
  const failure = decide.error?.problem.code === 'not_open' && !found.isError ? null : decide.error
  const answer = (decision: 'accept' | 'decline') => {
    if (decide.isPending || !isMessage(words)) return
    decide.mutate(
      { params: { token }, body: { decision, words } },
      {
        onSuccess: (now) => cache.setQueryData(asked.queryKey, now),
        onError: () => void found.refetch(),
      },
    )
  }
  const chosen = decide.variables?.body.decision ?? 'accept'
  return (
    <SecretPage title={t.title} found={found}>
      {request && state && (
        <>
          <RequestBanner state={state} title={t.titles[state]}>
            {t[state](
              nameOf(request),
              request.expires_at ? momentName(language, request.expires_at, request.time_zone) : undefined,
            )}
          </RequestBanner>
          {request.is_open && (
            <div className="kh-decision">
              <RequestWords title={wrote(nameOf(request))} words={request.message} />
              <MessageField label={t.words} hint={t.wordsHint(nameOf(request))} value={words} onChange={setWords} />
              {failure && (
                <div className="kh-send-problem" role="alert">
                  <p>
                    <strong>{t.notArrived}</strong> {failure.message}
                  </p>
                  <button type="button" className="kh-button kh-button-quiet" onClick={() => answer(chosen)}>
                    {retry}
                  </button>
                </div>
              )}
              <SendingBar active={decide.isPending} label={t.sending} />
              <div className="kh-request-actions">
                <button
                  type="button"
                  className="kh-button"
                  aria-disabled={decide.isPending}
                  onClick={() => answer('accept')}
                >
                  {t.accept}
                </button>
                <button
                  type="button"
                  className="kh-button kh-button-quiet"
                  aria-disabled={decide.isPending}
                  onClick={() => answer('decline')}
                >
                  {t.decline}
                </button>
              </div>
            </div>
          )}
          {!request.is_open && (
            <>
              <RequestWords title={wrote(nameOf(request))} words={request.message} />
              <RequestWords title={t.youWrote} words={request.owner_words} />
            </>
          )}
          <div className="kh-request-columns">
            <RequestPanel title={t.stay}>
              <RequestFacts request={request} />
            </RequestPanel>
            <RequestPanel title={price}>
              <PriceLines lines={request.price_lines} total={request.total_price} />
              {request.terms && <h3 className="kh-arrival-title">{t.terms}</h3>}
              <AgreedTerms request={request} isOpen />
            </RequestPanel>
          </div>
        </>
      )}
    </SecretPage>
  )
}

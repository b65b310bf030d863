import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../messages/catalogs.ts'
import { publicDecisionsApi, type RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Answers } from './answers.tsx'
import { ChangeDecision } from './change-decision.tsx'
import { RequestBanner } from '../request/request-banner.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import { RequestPanel } from '../request/request-panel.tsx'
import { momentName, stateOf } from '../request/request-state.ts'
import { RequestWords } from '../request/request-words.tsx'
import { SecretPage } from '../request/secret-page.tsx'
import { AgreedTerms } from '../terms/agreed-terms.tsx'
import { isMessage, MessageField } from '../ui/message-field.tsx'
import { PriceLines } from '../ui/price/price-lines.tsx'

const nameOf = ({ guest }: RequestToDecide) => `${guest.first_name} ${guest.last_name}`

/** Landing page of the owner's mail: the request and the two answers. Only its buttons change anything. */
export function DecisionPage() {
  const { price, wrote, decide: t } = useMessages(requestCatalog)
  const language = useLanguage()
  const { token = '' } = useParams()
  const [words, setWords] = useState('')
  const cache = useQueryClient()
  const query = q(publicDecisionsApi.toDecide, { params: { token } })
  const requestQuery = useQuery(query)
  const decide = useCommand(publicDecisionsApi.decide)
  const request = requestQuery.data
  const state = request && stateOf(request)
  // Once the stay is confirmed, what there is to decide is what its guest asks for since.
  const change = state === 'accepted' ? request?.change : null
  // Where it was decided meanwhile, the page itself says what became of it.
  const failure = decide.error?.problem.code === 'not_open' && !requestQuery.isError ? null : decide.error
  const answer = (decision: 'accept' | 'decline') => {
    if (decide.isPending || !isMessage(words)) return
    decide.mutate(
      { params: { token }, body: { decision, words, version: request?.version } },
      {
        onSuccess: (now) => cache.setQueryData(query.queryKey, now),
        onError: () => void requestQuery.refetch(),
      },
    )
  }
  const decision = decide.variables?.body.decision ?? 'accept'
  return (
    <SecretPage title={t.title} query={requestQuery}>
      {request && state && (
        <>
          {change ? (
            <ChangeDecision token={token} change={change} guest={nameOf(request)} />
          ) : (
            <RequestBanner state={state} title={t.titles[state]}>
              {t[state](
                nameOf(request),
                request.expires_at ? momentName(language, request.expires_at, request.time_zone) : undefined,
              )}
            </RequestBanner>
          )}
          {request.is_open && (
            <div className="kh-decision">
              <RequestWords title={wrote(nameOf(request))} words={request.message} />
              <MessageField label={t.words} hint={t.wordsHint(nameOf(request))} value={words} onChange={setWords} />
              <Answers failure={failure} isSending={decide.isPending} last={decision} onAnswer={answer} />
            </div>
          )}
          {!request.is_open && !change && (
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
              <PriceLines lines={request.price_lines} total={request.total_price} isForOwner />
              {request.terms && <h3 className="kh-arrival-title">{t.terms}</h3>}
              <AgreedTerms request={request} isOpen />
            </RequestPanel>
          </div>
        </>
      )}
    </SecretPage>
  )
}

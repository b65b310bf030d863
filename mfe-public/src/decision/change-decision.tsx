import { publicDecisionsApi } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { ChangeToDecide } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { stayChangesApi } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeComparison } from '../change/change-comparison.tsx'
import { requestCatalog } from '../messages/catalogs.ts'
import { changeCatalog } from '../messages/change-catalog.ts'
import { RequestBanner } from '../request/request-banner.tsx'
import { RequestPanel } from '../request/request-panel.tsx'
import type { GuestState } from '../request/request-state.ts'
import { RequestWords } from '../request/request-words.tsx'
import { MessageField, isMessage } from '../ui/message-field.tsx'
import { PriceLines } from '../ui/price/price-lines.tsx'
import { Answers } from './answers.tsx'

const looks: Record<ChangeToDecide['state'], GuestState> = {
  open: 'waiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'cancelled',
  overtaken: 'expired',
  expired: 'expired',
}

type Props = { token: string; change: ChangeToDecide; guest: string }

/** Change that the guest of a confirmed stay asks for, with the owner's two answers or the outcome. */
export function ChangeDecision({ token, change, guest }: Props) {
  const t = useMessages(changeCatalog)
  const { wrote, decide: labels } = useMessages(requestCatalog)
  const [words, setWords] = useState('')
  const cache = useQueryClient()
  const { queryKey } = q(publicDecisionsApi.toDecide, { params: { token } })
  const decide = useCommand(stayChangesApi.decideByLink)
  const { state, invoice } = change
  const { title, text } = t.decide[state]
  const answer = (decision: 'accept' | 'decline') => {
    if (decide.isPending || !isMessage(words)) return
    const body = { change: change.id, decision, words, cancels_invoice: invoice?.number ?? null }
    decide.mutate(
      { params: { token }, body },
      {
        onSuccess: (now) => cache.setQueryData(queryKey, now),
        onError: () => void cache.refetchQueries({ queryKey }),
      },
    )
  }
  // Where it was settled meanwhile, the page itself says what became of it.
  const failure = decide.error?.problem.code === 'not_open' ? null : decide.error
  return (
    <>
      <RequestBanner state={looks[state]} title={title}>
        {text(guest)}
      </RequestBanner>
      <div className="kh-decision">
        <RequestPanel title={t.toBook}>
          <ChangeComparison change={change} />
          <PriceLines lines={change.price_lines} total={change.total_price} isForOwner />
        </RequestPanel>
        <RequestWords title={wrote(guest)} words={change.message} />
        {state === 'open' ? (
          <>
            {invoice && (
              <p className="kh-change-invoice">
                {(invoice.replacement_status === 'issued' ? t.replaces : t.leavesDraft)(invoice.number)}
              </p>
            )}
            <MessageField label={labels.words} hint={labels.wordsHint(guest)} value={words} onChange={setWords} />
            <Answers
              failure={failure}
              isSending={decide.isPending}
              last={decide.variables?.body.decision ?? 'accept'}
              onAnswer={answer}
            />
          </>
        ) : (
          <RequestWords title={labels.youWrote} words={change.owner_words} />
        )}
      </div>
    </>
  )
}

import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, requestCatalog } from '../messages/catalogs.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useEffect, useRef, useState } from 'react'
import { SendingBar } from '../ui/sending-bar.tsx'

type Props = {
  what: 'booking' | 'request' | 'hold'
  isSending: boolean
  /** Cancellation fee in words; undefined where the server does not name one. */
  cost: string | undefined
  failure: ApiError | null
  onCancel: () => void
  onKeep: () => void
}

/** Takes the request back, after asking once more. */
export function CancelRequest({ what, isSending, cost, failure, onCancel, onKeep }: Props) {
  const t = useMessages(requestCatalog)
  const { retry } = useMessages(guestCatalog)
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking) {
    return (
      <button type="button" className="kh-button kh-button-quiet" ref={opener} onClick={() => setAsking(true)}>
        {t.cancel[what]}
      </button>
    )
  }
  return (
    <div className="kh-question" role="group" aria-labelledby="kh-question" tabIndex={-1} ref={question}>
      <p id="kh-question">
        <StrongWords>{t.question[what]}</StrongWords>
      </p>
      {cost && <p className="kh-question-cost">{cost}</p>}
      {failure && (
        <p className="kh-field-problem" role="alert">
          {`${t.notCancelled} ${failure.message}`}
        </p>
      )}
      <SendingBar active={isSending} label={t.cancelling} />
      <div className="kh-question-answers">
        <button type="button" className="kh-button kh-button-bad" aria-disabled={isSending} onClick={onCancel}>
          {failure && failure.problem.code !== 'fee_changed' ? retry : t.yes[what]}
        </button>
        <button
          type="button"
          className="kh-button kh-button-quiet"
          onClick={() => {
            setAsking(false)
            onKeep()
          }}
        >
          {t.keep}
        </button>
      </div>
    </div>
  )
}

import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useEffect, useRef, useState } from 'react'
import { SendingBar } from '../ui/sending-bar.tsx'

type Props = {
  isAccepted: boolean
  isSending: boolean
  failure: ApiError | null
  onCancel: () => void
  onKeep: () => void
}

/** Takes the request back, after asking once more. */
export function CancelRequest({ isAccepted, isSending, failure, onCancel, onKeep }: Props) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const what = isAccepted ? 'booking' : 'request'
  if (!isAsking) {
    return (
      <button type="button" className="kh-button kh-button-quiet" ref={opener} onClick={() => setAsking(true)}>
        Cancel {what}
      </button>
    )
  }
  return (
    <div className="kh-question" role="group" aria-labelledby="kh-question" tabIndex={-1} ref={question}>
      <p id="kh-question">
        <strong>Cancel your {what}?</strong> The unit will be free for others at once, and this cannot be undone.
      </p>
      {failure && (
        <p className="kh-field-problem" role="alert">
          It was not cancelled. {failure.message}
        </p>
      )}
      <SendingBar active={isSending} label="Cancelling" />
      <div className="kh-question-answers">
        <button type="button" className="kh-button kh-button-bad" aria-disabled={isSending} onClick={onCancel}>
          {failure ? 'Retry' : `Yes, cancel it`}
        </button>
        <button
          type="button"
          className="kh-button kh-button-quiet"
          onClick={() => {
            setAsking(false)
            onKeep()
          }}
        >
          Keep it
        </button>
      </div>
    </div>
  )
}

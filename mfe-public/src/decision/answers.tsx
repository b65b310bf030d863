import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, requestCatalog } from '../messages/catalogs.ts'
import { SendingBar } from '../ui/sending-bar.tsx'

type Decision = 'accept' | 'decline'

type Props = {
  failure: ApiError | null
  isSending: boolean
  /** Decision that a retry sends again. */
  last: Decision
  onAnswer: (decision: Decision) => void
}

/** The owner's two answers, and why the last one did not arrive. */
export function Answers({ failure, isSending, last, onAnswer }: Props) {
  const { decide: t } = useMessages(requestCatalog)
  const { retry } = useMessages(guestCatalog)
  return (
    <>
      {failure && (
        <div className="kh-send-problem" role="alert">
          <p>
            <strong>{t.notArrived}</strong> <span>{failure.message}</span>
          </p>
          <button type="button" className="kh-button kh-button-quiet" onClick={() => onAnswer(last)}>
            {retry}
          </button>
        </div>
      )}
      <SendingBar active={isSending} label={t.sending} />
      <div className="kh-request-actions">
        <button type="button" className="kh-button" aria-disabled={isSending} onClick={() => onAnswer('accept')}>
          {t.accept}
        </button>
        <button
          type="button"
          className="kh-button kh-button-quiet"
          aria-disabled={isSending}
          onClick={() => onAnswer('decline')}
        >
          {t.decline}
        </button>
      </div>
    </>
  )
}

import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useId } from 'react'
import { Icon } from '../ui/icon.tsx'
import { LegalLink } from '../legal/legal-link.tsx'
import { SendingBar } from '../ui/sending-bar.tsx'

type Props = {
  privacy: boolean
  privacyProblem: string | undefined
  /** Unknown while another price is on its way. */
  total: number | undefined
  isSending: boolean
  /** The same was sent before, and its answer never came. */
  isUnsure: boolean
  failure: ApiError | null
  onPrivacy: (privacy: boolean) => void
}

/** The last step: what happens next, the consent, the button, and why it did not work. */
export function SendSection({ privacy, privacyProblem, total, isSending, isUnsure, failure, onPrivacy }: Props) {
  const id = useId()
  return (
    <section className="kh-book-send" aria-labelledby="kh-send">
      <h2 className="kh-panel-title" id="kh-send">
        What happens next
      </h2>
      <ol className="kh-next">
        <li>
          We send you an email. Click the link in it within 15 minutes to confirm. We hold the nights for you until
          then.
        </li>
        <li>
          Your host then accepts or declines, and you get an email either way. Until then nobody else can book the unit.
        </li>
        <li>You pay nothing now, and you can withdraw your request at any time.</li>
      </ol>
      <label className="kh-check">
        <input
          type="checkbox"
          checked={privacy}
          required
          aria-invalid={privacyProblem ? true : undefined}
          aria-describedby={privacyProblem ? `${id}-problem` : undefined}
          onChange={(event) => onPrivacy(event.target.checked)}
        />
        <span className="kh-check-words">
          I accept the{' '}
          <LegalLink page="privacy" newTab>
            privacy policy
          </LegalLink>
        </span>
      </label>
      {privacyProblem && (
        <p id={`${id}-problem`} className="kh-field-problem">
          {privacyProblem}
        </p>
      )}
      {isUnsure && (
        <p className="kh-unsure">
          <Icon name="info" size={18} />
          <span>
            This request was already sent and may have arrived. Send it again to find out: it will remain one request.
          </span>
        </p>
      )}
      {failure && (
        <div className="kh-send-problem" role="alert" tabIndex={-1} data-wrong>
          <Icon name="warning" />
          <div>
            <p>
              <strong>Your request was not sent.</strong> {failure.message}
            </p>
            {failure.requestId && <p className="kh-small">Reference {failure.requestId}</p>}
          </div>
          <button type="submit" className="kh-button kh-button-quiet">
            Retry
          </button>
        </div>
      )}
      <SendingBar active={isSending} label="Sending your request" />
      <button type="submit" className="kh-button kh-button-send" aria-disabled={isSending}>
        {isSending
          ? 'Sending…'
          : total === undefined
            ? 'Send booking request'
            : `Send booking request · ${showEuros(total)}`}
      </button>
    </section>
  )
}

import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, guestCatalog } from '../../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LegalLink } from '../../legal/legal-link.tsx'

type Props = {
  /** The stay is booked without waiting for its host. */
  isInstant: boolean
  /** Amount to be paid by card before it is booked; none where it is booked at once. */
  firstPayment: number | undefined
  privacy: boolean
  privacyProblem: string | undefined
  /** The same was sent before, and its answer never came. */
  isUnsure: boolean
  failure: ApiError | null
  /** Of the stay; nothing while they are not known, or the server knows of none. */
  terms: ReactNode
  onPrivacy: (privacy: boolean) => void
}

/** In the label the words are no link: a tap on them means the box. */
const inLabel = { privacy: (words: string) => words }
const linkOnly = {
  privacy: (words: string) => (
    <LegalLink page="privacy" newTab>
      {words}
    </LegalLink>
  ),
}

/** The last step: what happens next, the consent, and why sending did not work. */
export function SendSection(props: Props) {
  const { isInstant, firstPayment, privacy, privacyProblem, isUnsure, failure, terms, onPrivacy } = props
  const id = useId()
  const t = useMessages(bookCatalog)
  const words = isInstant ? t.instant : t
  const steps = isInstant && firstPayment ? t.instant.stepsToPay(firstPayment) : words.steps
  const guest = useMessages(guestCatalog)
  return (
    <section className="kh-book-send" aria-labelledby="kh-send">
      <h2 className="kh-panel-title" id="kh-send">
        {t.next}
      </h2>
      <ol className="kh-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {terms}
      <label className="kh-check">
        <input
          type="checkbox"
          checked={privacy}
          required
          aria-invalid={privacyProblem ? true : undefined}
          aria-describedby={privacyProblem ? `${id}-problem` : undefined}
          onChange={(event) => onPrivacy(event.target.checked)}
        />
        <span className="kh-check-words">{withTags(t.accept, inLabel)}</span>
      </label>
      <p className="kh-small kh-privacy-link">{withTags(t.readIt, linkOnly)}</p>
      {privacyProblem && (
        <p id={`${id}-problem`} className="kh-field-problem">
          {privacyProblem}
        </p>
      )}
      {isUnsure && (
        <p className="kh-unsure">
          <Icon name="info" size={18} />
          <span>{words.unsure}</span>
        </p>
      )}
      {failure && (
        <div className="kh-send-problem" role="alert" tabIndex={-1} data-wrong>
          <Icon name="warning" />
          <div>
            <p>
              <strong>{words.notSent}</strong> <span>{failure.message}</span>
            </p>
            {failure.status >= 500 && failure.requestId && (
              <p className="kh-small">{guest.reference(failure.requestId)}</p>
            )}
          </div>
          <button type="submit" className="kh-button kh-button-quiet">
            {guest.retry}
          </button>
        </div>
      )}
    </section>
  )
}

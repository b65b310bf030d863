import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { Icon } from './icon.tsx'

type Props = { title: string; heading?: 'h1' | 'h3'; error: ApiError; onRetry: () => void }

/** Load error with its reason and a retry button. */
export function ProblemNotice({ title, heading: Heading = 'h3', error, onRetry }: Props) {
  const t = useMessages(guestCatalog)
  return (
    <div className="kh-notice kh-notice-problem" role="alert">
      <Icon name="warning" size={28} />
      <Heading className="kh-notice-title">{title}</Heading>
      <p>{error.message}</p>
      {error.status >= 500 && error.requestId && <p className="kh-small">{t.reference(error.requestId)}</p>}
      <button type="button" className="kh-button" onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  )
}

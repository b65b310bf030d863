import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { embedCatalog } from '../messages/embed-catalog.ts'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

type Props = { title: string; children: ReactNode; onRetry?: () => void; action?: ReactNode }

/** Error in place of the booking. */
export function EmbedProblem({ title, children, onRetry, action }: Props) {
  const t = useMessages(embedCatalog)
  return (
    <div className="kh-notice kh-notice-problem" role="alert">
      <Icon name="warning" size={28} />
      <h2 className="kh-notice-title">{title}</h2>
      <p>{children}</p>
      {action}
      {onRetry && (
        <button type="button" className={action ? 'kh-button kh-button-quiet' : 'kh-button'} onClick={onRetry}>
          {t.again}
        </button>
      )}
      {/* The link that the page around has put into the element. */}
      <slot />
    </div>
  )
}

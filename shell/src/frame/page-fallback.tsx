import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { shellCatalog } from '../messages/catalogs.ts'

/** Stands where a page will be, exactly like the one in the HTML, so that nothing jumps when React takes over. */
export function PageFallback() {
  const t = useMessages(shellCatalog)
  return (
    <div className="shell-grey" role="status" aria-label={t.loading}>
      <span className="shell-grey-title" />
      {Array.from({ length: 9 }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  )
}

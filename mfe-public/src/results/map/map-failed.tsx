import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { resultsCatalog } from '../../messages/results-catalog.ts'

/** Stands where the map cannot be loaded or drawn. */
export function MapFailed() {
  const t = useMessages(resultsCatalog)
  return (
    <p className="kh-map-frame kh-map-note" role="alert">
      {t.mapFailed}
    </p>
  )
}

import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Stay } from '../search/search-address.ts'

/** What a stay in a unit costs in all, and a night. */
export function StayPrice({ unit, stay }: { unit: OfferedUnit; stay: Stay }) {
  const t = useMessages(guestCatalog)
  const language = useLanguage()
  const { includes = [], price_per_night } = unit
  return (
    <div className="kh-price">
      <p className="kh-price-total">
        <strong>{language.euros(unit.total_price)}</strong> <span>{t.totalFor(stay.nights)}</span>
      </p>
      <p className="kh-small">
        {t.perNight(price_per_night)}
        {includes.length > 0 && ` · ${t.includes(includes)}`}
      </p>
    </div>
  )
}

import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { toCents } from '@keyhaven/shared-contracts/domain/money'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Stay } from '../search/search-address.ts'

/** What a stay in a unit costs in all, and a night. */
export function StayPrice({ unit, stay }: { unit: OfferedUnit; stay: Stay }) {
  const t = useMessages(guestCatalog)
  const language = useLanguage()
  const isPlain = toCents(unit.price_per_night) * stay.nights === toCents(unit.total_price)
  return (
    <div className="kh-price">
      <p className="kh-price-total">
        <strong>{language.euros(unit.total_price)}</strong> <span>{t.totalFor(stay.nights)}</span>
      </p>
      <p className="kh-small">{isPlain ? t.perNight(unit.price_per_night) : t.perNightMixed(unit.price_per_night)}</p>
    </div>
  )
}

import { showEuros, toCents } from '@keyhaven/shared-contracts/domain/money'
import type { OfferedUnit } from '../search/public-queries.ts'
import { plural, type Stay } from '../search/search-address.ts'

/** What a stay in a unit costs in all, and a night. */
export function StayPrice({ unit, stay }: { unit: OfferedUnit; stay: Stay }) {
  const plain = toCents(unit.price_per_night) * stay.nights === toCents(unit.total_price)
  return (
    <div className="kh-price">
      <p className="kh-price-total">
        <strong>{showEuros(unit.total_price)}</strong> <span>total for {plural(stay.nights, 'night')}</span>
      </p>
      <p className="kh-small">
        Price per night {showEuros(unit.price_per_night)}
        {!plain && ' · the total includes seasonal prices and extra guests'}
      </p>
    </div>
  )
}

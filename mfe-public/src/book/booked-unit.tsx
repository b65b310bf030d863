import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

/** What is asked for. */
export function BookedUnit({ unit }: { unit: PublicUnit }) {
  const { name, city, country } = unit.property
  return (
    <div className="kh-booked">
      <div className="kh-booked-picture">
        <Picture image={unit.images[0]} name={unit.name} seed={unit.id} sizes="160px" first missing="" />
      </div>
      <div className="kh-booked-words">
        <p className="kh-unit-name">{unit.name}</p>
        <p className="kh-place">
          <Icon name="pin" size={16} />
          <span>
            {name} · {city}, {country}
          </span>
        </p>
        <p className="kh-place">
          <Icon name="guests" size={16} />
          <span>Sleeps up to {unit.max_capacity}</span>
        </p>
      </div>
    </div>
  )
}

import { amenitiesInOrder, type Amenity } from '@keyhaven/shared-contracts/domain/place/amenities'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { createElement } from 'react'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { amenityIcons } from './amenity-icons.ts'

const maxAtFirst = 10
/** So few more are not worth a click. */
const fewMore = 2

function AmenityItem({ name }: { name: Amenity }) {
  const { amenities } = useMessages(factsCatalog)
  return (
    <li>
      <svg className="kh-icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {amenityIcons[name].map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
      </svg>
      <span>{amenities[name]}</span>
    </li>
  )
}

const Items = ({ names }: { names: readonly Amenity[] }) => (
  <ul className="kh-amenities">
    {names.map((name) => (
      <AmenityItem key={name} name={name} />
    ))}
  </ul>
)

/** Amenities in the order of guests' interest; the rest opens without a script. */
export function AmenityList({
  id,
  title,
  amenities,
}: {
  id: string
  title: string
  amenities: readonly string[] | undefined
}) {
  const t = useMessages(factsCatalog)
  const names = amenitiesInOrder(amenities ?? [])
  if (names.length === 0) return null
  const visibleCount = names.length <= maxAtFirst + fewMore ? names.length : maxAtFirst
  const rest = names.slice(visibleCount)
  return (
    <section aria-labelledby={id}>
      <h2 className="kh-panel-title" id={id}>
        {title}
      </h2>
      <Items names={names.slice(0, visibleCount)} />
      {rest.length > 0 && (
        <details className="kh-rest">
          <summary>{t.showAll(names.length)}</summary>
          <Items names={rest} />
        </details>
      )}
    </section>
  )
}

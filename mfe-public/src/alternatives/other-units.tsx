import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { bookCatalog } from '../messages/catalogs.ts'
import type { OfferedUnit } from '../search/public-queries.ts'
import { Picture } from '../ui/picture.tsx'

/** Other units of the owner that are free for the stay, each with its price. */
export function OtherUnits({ units, linkOf }: { units: OfferedUnit[]; linkOf: (unit: OfferedUnit) => string }) {
  const t = useMessages(bookCatalog)
  const { euros } = useLanguage()
  if (units.length === 0) return null
  return (
    <>
      <h3 className="kh-alternatives-title">{t.otherUnits}</h3>
      <ul className="kh-alternatives">
        {units.map((unit) => (
          <li key={unit.id}>
            <Link to={linkOf(unit)} className="kh-alternative">
              <span className="kh-alternative-picture">
                <Picture image={unit.images[0]} name="" seed={unit.id} sizes="64px" missing="" />
              </span>
              <span className="kh-alternative-words">
                <span>{unit.name}</span>
                <span className="kh-small">{unit.property.name}</span>
              </span>
              <strong>{euros(unit.total_price)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../../messages/catalogs.ts'
import { Fragment } from 'react'
import type { OfferedUnit } from '../../search/public-queries.ts'
import { useCovers } from '../../facts/use-covers.ts'
import type { SearchStay } from '../../search/search-address.ts'

/** Total of a stay, and its price per night. */
export function StayPrice({ unit, stay }: { unit: OfferedUnit; stay: SearchStay }) {
  const t = useMessages(guestCatalog)
  const language = useLanguage()
  const covers = useCovers(unit)
  const { includes = [], adjusted_by = [], mandatory_services: mandatory = [], price_per_night } = unit
  const inTotal = [...includes, ...adjusted_by]
  return (
    <div className="kh-price">
      <p className="kh-price-total">
        <strong>{language.euros(unit.total_price)}</strong> <span>{t.totalFor(stay.nights)}</span>
      </p>
      <p className="kh-small">
        {`${t.perNight(price_per_night)}${inTotal.length > 0 ? ` · ${t.includes(inTotal)}` : ''}`}
      </p>
      {covers && <p className="kh-small">{covers}</p>}
      {mandatory.length > 0 && (
        <p className="kh-small">
          {t.mandatory}{' '}
          {mandatory.map(({ name, name_lang, total }, index) => (
            <Fragment key={index}>
              <span>{index > 0 && ', '}</span>
              <span lang={name_lang}>{name}</span> <span>{language.euros(total)}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

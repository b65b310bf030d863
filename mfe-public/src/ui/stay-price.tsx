import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { Fragment } from 'react'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Stay } from '../search/search-address.ts'

/** What a stay in a unit costs in all, and a night. */
export function StayPrice({ unit, stay }: { unit: OfferedUnit; stay: Stay }) {
  const t = useMessages(guestCatalog)
  const language = useLanguage()
  const { includes = [], mandatory_services: mandatory = [], price_per_night } = unit
  return (
    <div className="kh-price">
      <p className="kh-price-total">
        <strong>{language.euros(unit.total_price)}</strong> <span>{t.totalFor(stay.nights)}</span>
      </p>
      <p className="kh-small">
        {t.perNight(price_per_night)}
        {includes.length > 0 && ` · ${t.includes(includes)}`}
      </p>
      {mandatory.length > 0 && (
        <p className="kh-small">
          {t.mandatory}{' '}
          {mandatory.map(({ name, name_lang, total }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <span lang={name_lang}>{name}</span> {language.euros(total)}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { termsCatalog } from '../messages/terms-catalog.ts'
import { AmenityList } from './amenity-list.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { ServiceList } from './service-list.tsx'
import { SleepingRooms } from './sleeping-rooms.tsx'
import { LanguageNote } from './language-note.tsx'

/** House rules, in the language that the owner wrote them in. */
function HouseRules({ property }: { property: PublicProperty }) {
  const t = useMessages(factsCatalog)
  if (!property.house_rules) return null
  return (
    <section aria-labelledby="kh-house-rules">
      <h2 className="kh-panel-title" id="kh-house-rules">
        {t.rules}
      </h2>
      <p className="kh-house-rules kh-measure" lang={property.house_rules_lang}>
        {property.house_rules}
      </p>
      <LanguageNote lang={property.house_rules_lang} />
    </section>
  )
}

type Subject = { property: PublicProperty; unit?: PublicUnit }

/** All that is said of a house, or of a unit and its house. What nobody has filled in is not there. */
function Facts({ property, unit }: Subject) {
  const t = useMessages(factsCatalog)
  const ofHouse = unit ? property.amenities?.filter((name) => !unit.amenities?.includes(name)) : property.amenities
  return (
    <div className="kh-all-facts">
      {unit && (
        <>
          <ServiceList id="kh-mandatory" title={t.always} services={property.services.filter((one) => one.mandatory)} />
          <ServiceList id="kh-services" title={t.extras} services={property.services.filter((one) => !one.mandatory)} />
          <SleepingRooms unit={unit} />
        </>
      )}
      {unit && <AmenityList id="kh-amenities-unit" title={t.amenitiesOfUnit} amenities={unit.amenities} />}
      <AmenityList id="kh-amenities" title={unit ? t.amenitiesOfHouse : t.title} amenities={ofHouse} />
      <GoodToKnow property={property} unit={unit} />
      <HouseRules property={property} />
    </div>
  )
}

/** Draws the facts, once all that it says in a language is there. */
export const factsIn = async (locale: string) => {
  await Promise.all([factsCatalog, termsCatalog, propertyCatalog].map((one) => one.load(locale)))
  return (subject: Subject) => <Facts {...subject} />
}

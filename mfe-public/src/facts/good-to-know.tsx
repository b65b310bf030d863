import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { checkInTimes } from '../ui/check-in-times.ts'
import { useLanguageNames } from './use-language-names.ts'

/** When guests come and go, what they speak with their host, and the number of the authorities. */
export function GoodToKnow({ property, unit }: { property: PublicProperty; unit?: PublicUnit | undefined }) {
  const t = useMessages(factsCatalog)
  const words = useMessages(propertyCatalog)
  const { list } = useLanguage()
  const nameOf = useLanguageNames()
  const { check_out_until, host_languages = [] } = property
  const facts = [
    [t.checkIn, checkInTimes(words, property)],
    [t.checkOut, check_out_until && words.times.until(check_out_until)],
    [t.languages, host_languages.length > 0 && list(host_languages.map(nameOf))],
    [t.registration, unit?.registration_number || property.registration_number],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="kh-good-to-know">
      <h2 className="kh-panel-title" id="kh-good-to-know">
        {t.goodToKnow}
      </h2>
      <dl className="kh-fact-list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { LanguageNote } from './language-note.tsx'

/** House rules, in the language that the owner wrote them in. */
export function HouseRules({ property }: { property: PublicProperty }) {
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

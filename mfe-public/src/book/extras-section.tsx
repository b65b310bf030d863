import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { chargedPrice } from '../property/charged-price.ts'

type Props = { services: PublicProperty['services']; chosen: number[]; onChange: (chosen: number[]) => void }

/** What can be added to the stay. */
export function ExtrasSection({ services, chosen, onChange }: Props) {
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(propertyCatalog)
  if (services.length === 0) return null
  return (
    <fieldset className="kh-extras">
      <legend className="kh-panel-title">{t.extras}</legend>
      {services.map((service) => {
        const { id, name, name_lang, mandatory = false } = service
        return (
          <label key={id} className="kh-check">
            <input
              type="checkbox"
              checked={mandatory || chosen.includes(id)}
              disabled={mandatory}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span className="kh-check-words">
              <span lang={name_lang}>{name}</span>
              {mandatory && <span className="kh-small"> · {unitWords.always}</span>}
            </span>{' '}
            <span className="kh-check-price">{chargedPrice(unitWords, service)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

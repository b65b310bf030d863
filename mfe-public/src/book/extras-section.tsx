import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'

type Props = { services: PublicProperty['services']; chosen: number[]; onChange: (chosen: number[]) => void }

/** What can be added to the stay. */
export function ExtrasSection({ services, chosen, onChange }: Props) {
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(propertyCatalog)
  if (services.length === 0) return null
  return (
    <fieldset className="kh-extras">
      <legend className="kh-panel-title">{t.extras}</legend>
      {services.map(({ id, name, name_lang, type, price }) => (
        <label key={id} className="kh-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span className="kh-check-words" lang={name_lang}>
            {name}
          </span>{' '}
          <span className="kh-check-price">
            {type === 'per_day' ? unitWords.perNight(price) : unitWords.perStay(price)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

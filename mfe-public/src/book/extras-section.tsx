import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { chargedPrice } from '../facts/charged-price.ts'
import { ServiceList } from '../facts/service-list.tsx'

type Props = { services: PublicProperty['services']; chosen: number[]; onChange: (chosen: number[]) => void }

/** What belongs to the stay anyway, and what can be added to it. */
export function ExtrasSection({ services, chosen, onChange }: Props) {
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(factsCatalog)
  const optional = services.filter(({ mandatory }) => !mandatory)
  return (
    <>
      <ServiceList
        id="kh-mandatory"
        title={unitWords.always}
        services={services.filter(({ mandatory }) => mandatory)}
      />
      {optional.length > 0 && (
        <fieldset className="kh-extras">
          <legend className="kh-panel-title">{t.extras}</legend>
          {optional.map((service) => (
            <label key={service.id} className="kh-check">
              <input
                type="checkbox"
                checked={chosen.includes(service.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, service.id] : chosen.filter((other) => other !== service.id),
                  )
                }
              />
              <span className="kh-check-words" lang={service.name_lang}>
                {service.name}
              </span>{' '}
              <span className="kh-check-price">{chargedPrice(unitWords, service)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

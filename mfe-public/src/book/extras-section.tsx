import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { chargedPrice } from '../facts/charged-price.ts'
import { ServiceList } from '../facts/service-list.tsx'

type Props = { services: PublicProperty['services']; selection: number[]; onChange: (ids: number[]) => void }

/** Services that belong to the stay anyway, and those that can be added. */
export function ExtrasSection({ services, selection, onChange }: Props) {
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
                checked={selection.includes(service.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...selection, service.id]
                      : selection.filter((other) => other !== service.id),
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

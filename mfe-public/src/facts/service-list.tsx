import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { chargedPrice } from './charged-price.ts'

type Props = { id: string; title: string; services: PublicProperty['services'] }

/** Services with what they cost; nothing where there are none. */
export function ServiceList({ id, title, services }: Props) {
  const t = useMessages(factsCatalog)
  if (services.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="kh-panel-title" id={id}>
        {title}
      </h2>
      <ul className="kh-services">
        {services.map((service) => (
          <li key={service.id}>
            <span lang={service.name_lang}>{service.name}</span>
            <span>{chargedPrice(t, service)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { bedCount } from '@keyhaven/shared-contracts/domain/rooms'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = { unit: PublicUnit; sleeps: string; type?: string; size?: number; className?: string }

/** The first things that guests compare: how many sleep there, in how many beds, with how much room. */
export function UnitFacts({ unit, sleeps, type, size = 18, className = 'kh-facts' }: Props) {
  const t = useMessages(guestCatalog)
  const { rooms, bathrooms, area_m2 } = unit
  const beds = bedCount(rooms)
  const facts: [IconName, ...unknown[]][] = [
    ['guests', sleeps],
    ['home', type, area_m2 && `${area_m2} m²`],
    ['bed', beds && t.beds(beds), bathrooms && t.bathrooms(bathrooms)],
  ]
  return (
    <p className={className}>
      {facts.map(([icon, ...said]) => {
        const words = said.filter(Boolean).join(' · ')
        return (
          words && (
            <span key={icon}>
              <Icon name={icon} size={size} /> {words}
            </span>
          )
        )
      })}
    </p>
  )
}

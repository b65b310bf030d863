import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { bedCount } from '@keyhaven/shared-contracts/domain/place/rooms'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  unit: PublicUnit
  sleeps: string
  /** Check-in of the wanted stay. */
  checkIn?: Day | undefined
  pets?: number | undefined
  /** True where all facts of a unit are listed, also whether pets are welcome. */
  sayPets?: boolean
  /** True where the minimum stay is not shown beside it already. */
  sayNights?: boolean
  type?: string
  size?: number
  className?: string
}

/** The first things that guests compare: how many sleep there, in how many beds, with how much room. */
export function UnitFacts({ unit, sleeps, checkIn, pets, sayPets, sayNights = true, ...look }: Props) {
  const { type, size = 18, className = 'kh-facts' } = look
  const t = useMessages(guestCatalog)
  const { rooms, bathrooms, area_m2, instant_from, pets_max, min_nights = 1 } = unit
  const isAtOnce = checkIn ? isInstant(unit, checkIn, pets) : instant_from != null && (!pets || pets_max != null)
  const beds = bedCount(rooms)
  const facts: [IconName, ...unknown[]][] = [
    ['guests', sleeps],
    ['home', type, area_m2 && `${area_m2} m²`],
    ['bed', beds && t.beds(beds), bathrooms && t.bathrooms(bathrooms)],
    ['paw', sayPets && t.petsWelcome(pets_max)],
    ['calendar', sayNights && min_nights > 1 && t.leastNights(min_nights)],
    ['bolt', isAtOnce && t.instant],
  ]
  return (
    <p className={className}>
      {facts.map(([icon, ...parts]) => {
        const words = parts.filter(Boolean).join(' · ')
        return (
          words && (
            <span key={icon}>
              <Icon name={icon} size={size} /> <span>{words}</span>
            </span>
          )
        )
      })}
    </p>
  )
}

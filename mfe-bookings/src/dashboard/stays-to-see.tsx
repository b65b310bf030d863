import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { StayCard } from './stay-card.tsx'
import { StayLine } from './stay-line.tsx'

type Props = {
  onOpen: (booking: number) => void
  list: Today['booked']
  title: string
  heading: (count: number) => string
  color: string
}

/** Stays that an owner should look at; nothing stands here while there is none. */
export function StaysToSee({ list, title, heading, color, onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  if (!list || list.count === 0) return null
  const { count, stays } = list
  return (
    <StayCard
      title={title}
      heading={heading(count)}
      color={color}
      stays={stays}
      renderStay={(stay) => <StayLine stay={stay} onOpen={onOpen} />}
      more={count > stays.length && t.shownOf(stays.length, count)}
    />
  )
}

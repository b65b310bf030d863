import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { channelColours } from './channel-colours.ts'
import './channel-sign.css'

type Props = {
  feed: Pick<CalendarImport['feed'], 'name' | 'colour'>
  /** On a bar in the same colour: the other way around. */
  isOnBar?: boolean
}

/** The first letter of a channel in its colour; its name stands beside it, or in the name of the bar. */
export function ChannelSign({ feed: { name, colour }, isOnBar = false }: Props) {
  return isOnBar ? (
    <span aria-hidden className="channel-sign channel-sign-on-bar">
      {name.charAt(0).toUpperCase()}
    </span>
  ) : (
    <span aria-hidden className="tl-channel channel-sign" style={channelColours(colour)}>
      {name.charAt(0).toUpperCase()}
    </span>
  )
}

import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Feed } from '@keyhaven/shared-contracts/contract/channels/feeds'

/** The dialog that is open, and on what. */
export type ChannelsDialog =
  | { dialog: 'connect' | 'addresses'; unit: CalendarUnit }
  | { dialog: 'edit' | 'runs'; feed: Feed }

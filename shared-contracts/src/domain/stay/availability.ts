type UnitState = { active: boolean; deleted?: boolean; status: string }

/** True if a unit itself can be booked; its property has to be active, too. */
export const isBookable = ({ active, deleted = false, status }: UnitState): boolean =>
  active && !deleted && status === 'available'

type BookingState = { status: 'pending' | 'confirmed' | 'cancelled'; expires_at: string | Date | null }

/** True if a booking blocks its unit; an expired request does not, even before the clean-up has run. */
export const occupies = ({ status, expires_at }: BookingState, now: Date): boolean =>
  status !== 'cancelled' && (expires_at === null || new Date(expires_at) > now)

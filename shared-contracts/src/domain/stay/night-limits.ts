/** The longest stay that can be booked, in nights. A constraint of the table `bookings` holds the same limit. */
export const maxStayNights = 730

/** The longest minimum stay that a unit can have: a year. */
export const maxMinNights = 365

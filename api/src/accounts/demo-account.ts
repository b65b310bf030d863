/** The fixed address of every demo account. */
export const guestEmail = 'guest@demo.keyhaven.test'

export const isGuestEmail = (email: string) => email.toLowerCase() === guestEmail

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `bookings:read` as people say it: Read bookings. */
export const scopeWords = (scope: string) => {
  const [domain = '', right] = scope.split(':')
  return `${right === 'read' ? 'Read' : 'Change'} ${domain.replace('promocodes', 'promo codes')}`
}

/** `booking.accepted` as people say it: Booking accepted. */
export const eventWords = (event: string) => capitalised(event.replace('.', ' '))

/** One sentence of several: Read bookings, change clients. */
export const joined = (words: readonly string[]) => capitalised(words.join(', ').toLowerCase())

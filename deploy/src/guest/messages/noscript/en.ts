export const messages = {
  booking: 'Booking needs JavaScript. Please switch it on and reload the page.',
  request: 'Confirming, changing and cancelling need JavaScript. Please switch it on and reload the page.',
}

export type Messages = typeof messages

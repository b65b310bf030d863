export const messages = {
  login: 'Sign in to Keyhaven, where you look after your properties, bookings, guests and invoices.',
  register: 'Open an account with Keyhaven and take bookings for your guesthouse or holiday let.',
  forgotPassword: 'Have a link mailed to you with which you set a new password for Keyhaven.',
}
export type Messages = typeof messages

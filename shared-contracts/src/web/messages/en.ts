export const messages = {
  close: 'Close',
}
export type Messages = typeof messages

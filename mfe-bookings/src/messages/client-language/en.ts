export const messages = {
  label: 'Language',
  /** In place of a language. */
  unknown: 'Not known',
}
export type Messages = typeof messages

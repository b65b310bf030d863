export const messages = {
  title: 'Language of your guests',
  label: 'Language',
  extra: 'Guests read your pages in their own language, where there is one. All others read them in this one.',
  chosen: (language: string) => `${language}, where a guest’s own language is not among those we offer`,
}
export type Messages = typeof messages

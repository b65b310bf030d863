export const messages = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  search: 'Search',
  logout: 'Logout',
}
export type Messages = typeof messages

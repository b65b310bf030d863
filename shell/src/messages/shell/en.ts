import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  search: 'Search',
  logout: 'Logout',
  dashboard: 'Dashboard',
  loading: 'Loading',
  loadingPage: 'Loading page',
  retry: 'Retry',
  reload: 'Reload',
  late: 'This is taking longer than it should. Your connection may be slow, or a part of Keyhaven could not be fetched.',

  theme: {
    name: 'Theme',
    toDark: 'Switch to dark theme',
    toLight: 'Switch to light theme',
  },
  language: {
    name: 'Language',
    failed: 'This language could not be loaded. Check your connection and try again.',
  },

  owner: {
    back: 'Back',
    logIn: 'Log in',
    signUp: 'Sign up',
    rights: (year: number) => `© ${year} Keyhaven. All rights reserved.`,
    legal: 'Legal',
    legalNotice: 'Legal Notice',
    privacyPolicy: 'Privacy Policy',
  },

  demo: {
    notice: (until: string) =>
      `This is a demo account of your own. Everything in it is made up and will be deleted on <until>${en.moment(until)}</until>.`,
    /** The same where there is little room. */
    short: (until: string) => `Demo account, deleted on <until>${en.moment(until)}</until>`,
    noticeOfDay: 'This is a demo account of your own. Everything in it is made up and will be deleted after 24 hours.',
    register: 'Create your account',
    leaveQuestion: 'Leave the demo?',
    noWayBack: 'You cannot come back to this one: Explore Demo starts a new one each time.',
    leave: 'Leave the demo',
    stay: 'Stay',
  },

  ending: {
    notice: (until: string) =>
      `Your account will be deleted on <until>${en.moment(until)}</until>. Guests can no longer find your units.`,
    toSettings: 'Keep it, or save a copy',
  },

  personals: {
    hello: (firstName: string) => `Hello ${firstName}!`,
    wanted: 'Please fill in your personal data in the settings before you use the rest of the app.',
    okay: 'Okay',
  },

  finder: {
    everything: 'Search everything',
    withKeys: (keys: string) => `Search everything (${keys})`,
    /** The key that is held down with K, as it is printed on a keyboard. */
    control: 'Ctrl',
    hint: 'Guest, booking, unit, invoice or page',
    close: 'Esc, close search',
    escape: 'Esc',
    found: 'Found',
    goTo: 'Go to',
    failed: (source: string) => `${source} could not be searched.`,
    nothing: (text: string) => `Nothing found for “${text}”`,
    tryThis: 'Try a guest’s name, a number like B-000042, or a day like 21.11.2026.',
    searching: 'Searching…',
    count: (count: number) => `${en.number(count)} found`,
    typeToSearch: 'Type to search',
    keys: '<key>↑</key> <key>↓</key> to choose <key>Enter</key> to open',
  },

  report: {
    copy: 'Copy',
    copied: 'Copied',
    copyYourself: 'Select it and copy it yourself',
    details: 'Details for support',
  },
  notFound: {
    title: 'Page not found',
    why: 'The address may have a typo, or the page may have been removed.',
    toDashboard: 'Go to dashboard',
    toHome: 'Go to home page',
  },
  stopped: {
    title: 'This page stopped working',
    why: 'Something unexpected happened.',
  },
  unavailable: {
    title: (page: string) => `${page} cannot be shown right now`,
    titleOfPage: 'This page cannot be shown right now',
    turnOn: 'Turn it on',
    rest: 'Everything else keeps working.',
    /** While it ran. */
    stopped: 'Something in it stopped unexpectedly.',
    because: {
      network: 'Its files could not be fetched. Check your connection and try again.',
      timeout: 'It did not answer in time. Try again in a moment.',
      integrity: 'Its files are not the ones that were published, so they were not run.',
      incompatible: 'It needs another version of this application. Reload the page to get it.',
      evaluation: 'It stopped while it was starting.',
      missing: 'It is not published here.',
      hung: 'It stopped this page from working the last time it was opened here.',
      off: 'It is turned off in this tab.',
      shell: 'A part of Keyhaven itself could not be fetched. Reload the page to try again.',
      unreadable: 'The list of releases does not say clearly where it is.',
    },
  },
}
export type Messages = typeof messages

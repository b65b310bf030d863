import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const hours = (count: number) => en.plural(count, { one: '# hour', other: '# hours' })
const months = (count: number) => en.plural(count, { one: '# month', other: '# months' })

export const messages = {
  title: 'Public site',
  allSettings: 'All settings',
  loading: 'Loading the settings of your public site',
  demo: 'The demo account cannot have a domain or other sites',
  demoText: 'With an account of your own, guests find you on your own domain and book on your own pages.',
  address: 'Address',
  changeLink: 'Change link in Settings',
  parts: {
    domain: 'Address and domain',
    brand: 'Name, introduction and colour',
    requests: 'Guests’ requests',
    privacy: 'Privacy text',
    embedding: 'Sites that may embed your booking',
    languages: 'Languages you speak with guests',
  },
  ownDomain: 'Your own domain',
  noDomain: 'None. With your own domain, guests see your name instead of Keyhaven’s in the address.',
  unproven: (domain: string) => `${domain}, not proven yet`,
  proven: (domain: string) => `${domain}, proven`,
  ownColour: 'Keyhaven’s own, for buttons and links',
  timeToAnswer: 'Time to answer',
  expires: (count: number) => `${hours(count)}, then a request expires`,
  longestStay: 'Longest stay',
  nights,
  bookable: 'Bookable',
  ahead: (count: number) => `Up to ${months(count)} ahead`,
  ourText: 'Keyhaven’s text, with your name and address',
  noSites: 'None. Until you add a site, your booking is not shown on any other website, not even your own.',
  // The proof of a domain.
  prove: 'Guests cannot use this domain until you prove that it is yours',
  proveText: 'Add this record where you manage the domain, and point the domain to this server. Then check it here.',
  record: { type: 'Type', name: 'Name', value: 'Value' },
  check: 'Check the domain',
  verified: (domain: string) => `${domain} is verified`,
  // The test of a page that embeds the booking.
  embed: 'Booking on your own pages',
  // The link inside the element, for browsers in which it does not come.
  bookHere: 'Book here',
  embedText: 'Put these lines where your guests should book, and add that site above, or nothing is shown.',
  pageToTest: 'Page to test',
  test: 'Test my site',
  fine: 'Fine',
  wrong: 'Wrong',
  // The preview.
  logo: 'Your logo',
  from: (price: number) => `from ${en.euros(price)} a night`,
  property: 'One of your properties',
  calendar: 'See the calendar',
  request: 'Request to book',
  preview: 'A small preview of what guests see',
  // The forms.
  save: 'Save',
  noChanges: 'No changes',
  domainHelp:
    'A domain or subdomain that you own. After saving, you prove it with a record; a new domain has to be proven again.',
  colourHelp: 'For buttons and links. Leave it empty for Keyhaven’s own.',
  colour: 'Colour',
  colourShown: (light: string, dark: string) =>
    `So that words on it can be read, guests see ${light} in the light theme and ${dark} in the dark one.`,
  chooseColour: 'Choose a colour',
  sitesHelp: 'Only the start of each address, without the page. Press Enter or comma after each.',
  expiry: 'Hours until an unanswered request expires',
  maxNights: 'Longest stay, in nights',
  maxNightsHelp: 'This does not limit what you book yourself.',
  horizon: 'How many months ahead a stay can begin',
  horizonHelp: 'Counted from today. This does not limit what you book yourself.',
  privacy: 'Your privacy text',
  privacyHelp:
    'Shown on your own domain, where you are responsible for your guests’ data. Leave it empty to show our text with your name and address.',
  brand: {
    name: 'Business name',
    nameHelp:
      'What guests know your house by. It stands on your pages, in mails and on documents; on documents and in the legal notice your own name stays beside it. Leave it empty to use your own name.',
    ownName: (name: string) => `Your own name, ${name}`,
    intro: 'Introduction',
    introHelp: 'A few sentences at the top of your first page.',
    noIntro: 'None. A few sentences tell guests what is special about your house.',
  },
  pictures: {
    title: 'Pictures of your site',
    toLogo: 'Your logo is under Settings',
    hero: {
      title: 'Large picture',
      none: 'None yet. It fills the top of your first page, behind the name of your house.',
    },
    dark_logo: {
      title: 'Logo for the dark theme',
      none: 'None. Your logo stands on a light plate where a guest’s screen is dark.',
    },
    text: 'What the picture shows',
    textHelp: 'Read out to guests who do not see it.',
    add: 'Add picture',
    change: 'Change picture',
    submit: 'Save picture',
    remove: 'Remove picture',
    removeQuestion: 'Remove the picture?',
    keep: 'Keep it',
    // For screen readers: which of the two pictures a button is about.
    of: (action: string, picture: string) => `${action}: ${picture}`,
  },
  hostLanguages: {
    none: 'Not said',
    label: 'Languages',
    help: 'Guests see them on your pages, below the amenities of each house.',
  },
  language: {
    title: 'Language of your guests',
    label: 'Language',
    extra: 'Guests read your pages in their own language, where there is one. All others read them in this one.',
    chosen: (language: string) => `${language}, where a guest’s own language is not among those we offer`,
  },
}
export type Messages = typeof messages

import { en } from '../../languages/en.ts'

/** Findings of the test of a page that should embed the booking, and what to do about them. */
export const messages = {
  frameFound: 'The booking frame is on the page',
  frameOfAnother: 'The booking frame names another owner',
  scriptFound: 'The script is on the page',
  scriptNoModule: 'The script is not a module',
  scriptFromElsewhere: 'The script comes from elsewhere',
  scriptMissing: 'The script is missing',
  elementFound: 'The booking element is on the page',
  elementOfAnother: 'The booking element names another owner',
  elementMissing: 'The booking element is missing',
  originAllowed: ({ origin }: { origin: string }) => `${origin} may embed your booking`,
  originNotAllowed: ({ origin }: { origin: string }) => `${origin} may not embed your booking`,
  noPolicy: 'No security policy blocks Keyhaven',
  policyAllows: 'The security policy of the page allows Keyhaven',
  policyBlocks: 'The security policy of the page blocks Keyhaven',
  pageAnswers: 'The page answers',
  pageFails: ({ status }: { status: number }) => `The page answers with error ${status}`,
  noPage: 'This is not a web page',
  unreadable: 'The page cannot be read',
  unreachable: 'The page cannot be reached',
  // What to do.
  namesAnother: ({ owner, instead }: { owner: string; instead: string }) =>
    `It says ${owner}. Write ${instead} instead.`,
  namesNobody: ({ instead }: { instead: string }) => `It names no owner. Write ${instead} instead.`,
  writeAs: ({ snippet }: { snippet: string }) => `Write it as ${snippet}`,
  loadedFrom: ({ source, snippet }: { source: string; snippet: string }) =>
    `It is loaded from ${source}. Write ${snippet} instead.`,
  addToPage: ({ snippet }: { snippet: string }) => `Add ${snippet} to the page.`,
  addElement: ({ snippet }: { snippet: string }) =>
    `Add ${snippet} where the booking should appear. If your site builder adds it with a script, we cannot see it; then check in your browser whether it appears.`,
  allowOrigin: ({ origin }: { origin: string }) =>
    `Add ${origin} to the addresses that may embed the booking, above, and save.`,
  addToPolicy: ({ origin, directives }: { origin: string; directives: readonly string[] }) =>
    `Add ${origin} to ${en.list(directives)} of its Content-Security-Policy.`,
  openToAll: 'Enter the address of a page that visitors can open without signing in.',
  typeIs: ({ type }: { type: string }) => `Its type is ${type}.`,
  typeUnknown: 'Its type is not known.',
  nestedTooDeeply: 'Its tags are nested so deeply that reading it takes too long.',
  onlyWeb: 'Only http and https addresses can be tested.',
  inPrivateNetwork: 'It is in a private network, which we do not access.',
  redirectsTooOften: 'It redirects too many times.',
  pageTooLarge: 'It is larger than 1 MB.',
  tooSlow: 'It takes longer than five seconds to answer.',
  noSuchName: 'There is no such address in the DNS.',
  notLookedUp: 'Its name could not be looked up.',
  refusesConnection: 'Its server refuses the connection.',
  endsConnection: 'Its server ends the connection.',
  badCertificate: 'Its certificate is not valid.',
  doesNotAnswer: 'Its server does not answer.',
}
export type Messages = typeof messages

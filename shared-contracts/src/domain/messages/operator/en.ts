import { en } from '../../languages/en.ts'
import { changedOn } from './changed-on.ts'

export const messages = {
  loading: 'Loading',
  retry: 'Retry',
  operatorFailed: "The operator's details could not be loaded.",

  notice: {
    title: 'Legal Notice',
    operator: 'Operator of this service',
    content: 'Responsible for content',
    contentText:
      'The operator is responsible for this website and for the booking service. Descriptions, pictures and prices of properties come from their owners, who are responsible for them.',
    contracts: 'Accommodation contracts',
    contractsText:
      'A stay is a contract between the guest and the owner of the property. Keyhaven passes on the request and the answer; it is not a party to that contract and takes no payment.',
    reporting: 'Reporting content',
    reportingText:
      'If you believe that something on these pages breaks the law or your rights, write to the address above and name the page. We look into every report.',
  },

  privacy: {
    title: 'Privacy Policy',
    updated: `Last updated ${en.day(changedOn)}`,
    about:
      'Keyhaven is a tool for owners of guesthouses and short-term rentals and for their guests. This page says which personal data it keeps, why, for how long, and what you can ask for.',
    responsible: 'Who is responsible',
    forAccounts: 'For accounts and for this website:',
    forGuests:
      "For the data of guests, the owner of the property is responsible. The operator stores it on the owner's behalf and uses it for nothing else.",
    owners: 'What we keep about owners',
    ownersList: [
      'Your name, email address, postal address, phone number, tax ID and logo, as you enter them.',
      'Your password only as an argon2id hash; nobody can read it back.',
      'What you enter to run your business: properties, units, prices, services, promo codes, invoices.',
    ],
    ownersWhy: 'We need this to give you the service that you signed up for (Art. 6(1)(b) GDPR).',
    guests: 'What we keep about guests',
    guestsList: [
      'Name, email address, postal address and phone number, from a booking or a booking request.',
      'The stay itself: unit, dates, number of guests, services, price, and the invoice.',
    ],
    guestsWhy:
      'It is needed to answer the request and to hold the stay (Art. 6(1)(b) GDPR); invoices are kept for as long as tax law demands of the owner (Art. 6(1)(c) GDPR).',
    browser: 'What is stored in your browser',
    browserText:
      'No cookies and no trackers. Your browser keeps a sign-in token and your user data while you are signed in, for longer only if you choose Remember me, and the theme and the language if you choose one. Signing out removes token and user data. A second token stays, so that your browser is recognised when you sign in again, even after others have tried wrong passwords. What is typed into a form may be kept in its tab until it is sent or the tab is closed. While a new version is being rolled out in steps, a random number may be kept so that you see the same version each time.',
    logs: 'Server logs',
    logsText:
      'The server logs the time, the page address, the status and a request number, so that faults can be found and misuse stopped (Art. 6(1)(f) GDPR). Passwords and tokens are never written down. So that a faulty release is found and taken back, some pages also report how they loaded: the version, how fast, and whether something failed, and nothing about the visitor.',
    demo: 'Demo accounts',
    demoText:
      'A demo account contains made-up data, sends no email, and is deleted with everything in it after 24 hours.',
    receivers: 'Who receives data',
    receiversText:
      "The owner of a property receives the requests for it. Beyond that, only those who host this service and carry its email on the operator's behalf. Nothing is sold, and nothing is loaded from other companies' servers.",
    rights: 'Your rights',
    rightsText:
      'You can ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to your data protection authority. Guests write to the owner of the property or to the address above.',
  },
}
export type Messages = typeof messages

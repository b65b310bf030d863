import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const months = (count: number) => en.plural(count, { one: '# month', other: '# months' })
const years = (count: number) => en.plural(count, { one: '# year', other: '# years' })

export const messages = {
  title: 'Your data',
  loading: 'Loading what is kept',
  noDemo: 'A demo account is deleted by itself after a day',
  ending: {
    title: 'Your account will be deleted on <moment></moment>',
    text: 'Guests can no longer find your units. Save a copy of everything before that day, or keep your account.',
    keep: 'Keep account',
    kept: 'Your account stays',
  },
  copy: {
    title: 'A copy of everything',
    about: 'A ZIP file with all your records as JSON, your pictures, and every issued invoice as a PDF',
    save: 'Save a copy',
    hint: 'Download everything as a ZIP',
  },
  retention: {
    title: 'How long people are kept',
    change: 'Change periods',
    /** `clientYears` is null where clients stay until they are erased. */
    about: (requestMonths: number, clientYears: number | null, documentYears: number) =>
      `Guests whose requests came to nothing: ${months(requestMonths)}. Clients after their last stay: ${
        clientYears === null ? 'until you erase them' : years(clientYears)
      }. People on issued invoices: ${years(documentYears)}.`,
    guests: 'Guests whose requests came to nothing',
    guestsHint:
      'Declined, expired and cancelled ones, counted from the departure that was asked for. Data you no longer need must be deleted (GDPR Art. 5).',
    clients: 'Clients after their last stay',
    clientsHint: 'Empty keeps them until you erase them. Their bookings stay as figures.',
    documents: 'People on issued invoices',
    documentsHint: 'Counted from the end of the year of issue. The invoice stays, without the person.',
    months: 'months',
    years: 'years',
    law: (country: string, count: number, law: string) => `${country} ${years(count)} (${law})`,
    laws: (laws: string) => `Invoices must be kept: ${laws}. Ask your tax adviser what holds for you.`,
    countries: {
      Austria: 'Austria',
      Germany: 'Germany',
      Italy: 'Italy',
      France: 'France',
      Netherlands: 'Netherlands',
    },
    submit: 'Save periods',
    done: 'Periods saved',
  },
  end: {
    title: 'Delete the account',
    about: 'Everything is deleted after 30 days. Until then you can change your mind.',
    open: 'Delete account',
    question: 'Delete your account?',
    text: 'Guests will no longer find your units, and you will be signed out everywhere else. After 30 days your properties, bookings, clients, invoices and pictures will be deleted. The law asks you to keep invoices for years: save a copy first.',
    /** Stays that are still to come; nobody writes to these guests. */
    stays: (count: number) =>
      `${en.plural(count, { one: '# confirmed stay is', other: '# confirmed stays are' })} still to come. We do not write to these guests: cancel the stays or write to them first.`,
    submit: 'Delete account',
    done: 'Your account ends in 30 days',
  },
}
export type Messages = typeof messages

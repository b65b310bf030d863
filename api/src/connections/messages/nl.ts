import type { Messages } from './en.ts'

export const messages: Messages = {
  keyMade: {
    subject: 'Er is een API-sleutel gemaakt voor uw Keyhaven-account',
    text: (name) =>
      `De sleutel “${name}” is gemaakt. Alle software die hem heeft, kan zonder uw wachtwoord bij uw account.`,
    notYou: (support) =>
      `Was u dit niet? Trek de sleutel dan in onder Instellingen, Koppelingen, kies een ander wachtwoord en schrijf meteen naar ${support}.`,
    action: 'Sleutels bekijken',
  },
  turnedOff: {
    subject: 'Een webhook van uw Keyhaven-account is uitgeschakeld',
    text: (url, failure) =>
      `We konden ${url} niet bereiken en hebben de webhook uitgeschakeld. Laatste poging: ${failure}`,
    onceItWorks:
      'Zodra het adres weer werkt, schakelt u de webhook in onder Instellingen, Koppelingen en verstuurt u opnieuw wat hij heeft gemist.',
    action: 'Webhooks bekijken',
  },
  failures: {
    name: 'Er is geen server met deze naam.',
    lookup: 'De naam van de server kon niet worden opgezocht.',
    refused: 'De server weigert verbindingen.',
    broken: 'De server heeft de verbinding verbroken.',
    certificate: 'Het certificaat van de server is niet geldig.',
    other: 'De server is niet bereikbaar.',
    protocol: 'Het adres begint niet met http of https.',
    private: 'Het adres ligt niet op het openbare internet.',
    redirects: 'De server stuurt te vaak door.',
    large: 'Het antwoord van de server is te groot.',
    late: 'De server deed te lang over het antwoord.',
  },
  answered: (status) => `De server antwoordde met ${status}.`,
}

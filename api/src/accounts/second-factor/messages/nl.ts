import type { Messages } from './en.ts'

export const messages: Messages = {
  codeUsed: 'Er is met een herstelcode ingelogd bij Keyhaven',
  factorChanged: 'Inloggen in twee stappen is gewijzigd',
  changes: {
    'app-on':
      'Er is een authenticator-app ingesteld. Vanaf nu vraagt het inloggen met uw wachtwoord ook om de code van die app.',
    'app-off': 'De authenticator-app is uitgeschakeld. Er wordt niet meer om codes gevraagd.',
    'passkey-added': 'Er is een passkey toegevoegd. Daarmee logt u in zonder wachtwoord.',
    'passkey-removed': 'Er is een passkey verwijderd. Daarmee kunt u niet meer inloggen.',
    'new-codes': 'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
    'code-used': 'Iemand, waarschijnlijk uzelf, heeft met een van uw herstelcodes ingelogd. Die code werkt niet meer.',
    'turned-off':
      'We hebben inloggen in twee stappen uitgeschakeld, zoals u hebt gevraagd. Met alleen uw wachtwoord kunt u nu inloggen.',
  },
  notYou: (address, support) =>
    `Was u dit niet? Kies dan een nieuw wachtwoord op ${address} en schrijf meteen naar ${support}.`,
  wasYou: 'Was u dit wel? Dan hoeft u verder niets te doen.',
}

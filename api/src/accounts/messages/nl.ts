import type { Messages } from './en.ts'

export const messages: Messages = {
  activation: {
    subject: 'Activeer uw Keyhaven-account',
    text: 'Activeer uw account om uw registratie af te ronden. De link werkt één keer en verloopt na 48 uur.',
    action: 'Account activeren',
  },
  registered: {
    subject: 'U hebt al een Keyhaven-account',
    text: 'Iemand, waarschijnlijk uzelf, probeerde zich met dit e-mailadres te registreren. Er is al een account met dit adres, dus we hebben niets veranderd.',
    signIn: (address) => `U kunt inloggen op ${address}. Bent u uw wachtwoord vergeten, dan kunt u een nieuw kiezen:`,
  },
  choosePassword: 'Nieuw wachtwoord kiezen',
  reset: {
    subject: 'Kies een nieuw Keyhaven-wachtwoord',
    active:
      'U hebt om een nieuw wachtwoord gevraagd. De link werkt één keer en verloopt na een uur. Zolang u hem niet gebruikt, blijft uw wachtwoord hetzelfde.',
    inactive:
      'Uw account is nog niet actief. Kies een wachtwoord om het te activeren. De link werkt één keer en verloopt na een uur.',
    notAsked: 'Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren: er verandert niets.',
  },
  passwordChanged: {
    subject: 'Uw Keyhaven-wachtwoord is gewijzigd',
    text: 'Het wachtwoord van uw account is gewijzigd. U bent overal elders uitgelogd.',
    notYou: (address, support) =>
      `Was u dit niet? Kies dan een nieuw wachtwoord op ${address} en schrijf meteen naar ${support}.`,
  },
  byYourself: 'Hebt u het zelf gewijzigd? Dan hoeft u verder niets te doen.',
  addressChanged: {
    subject: 'Het e-mailadres van uw Keyhaven-account is gewijzigd',
    text: 'Het e-mailadres van uw account is gewijzigd. Met dit adres kunt u niet meer inloggen.',
    notYou: (support) => `Was u dit niet? Schrijf dan meteen naar ${support}.`,
  },
  newAddress: {
    subject: 'Dit is nu het e-mailadres van uw Keyhaven-account',
    text: (address) =>
      `Gebruik vanaf nu dit adres om in te loggen op ${address}. Ook onze e-mails komen voortaan hier aan.`,
    unknown: (support) =>
      `Hebt u nog nooit van Keyhaven gehoord? Dan heeft iemand zich in zijn adres vergist. Laat het ons weten: ${support}.`,
  },
}

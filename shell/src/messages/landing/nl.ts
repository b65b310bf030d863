import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Beheersysteem voor verhuurders',
  claim:
    'Pensions en vakantiewoningen op één rustige plek: beschikbaarheid, boekingen, gasten, prijzen en facturen, altijd actueel.',
  start: 'Gratis proberen',
  orDemo: 'of bekijk eerst de demo',

  features: 'Belangrijkste functies',
  dashboard: {
    title: 'Alles in één overzicht',
    points: ['Accommodaties en eenheden naast elkaar', 'Seizoensprijzen per eenheid', 'Wie er vandaag komt en gaat'],
  },
  booking: {
    title: 'Boekingssysteem',
    points: [
      'Actuele beschikbaarheid, geen dubbele boekingen',
      'Extra’s per verblijf of per dag',
      'Kortingscodes met einddatum',
    ],
  },
  invoices: {
    title: 'Facturen',
    points: ['Aangemaakt bij elke boeking', 'Zicht op aanbetalingen', 'Pdf met één klik'],
  },

  tryTitle: 'Probeer het uit',
  tryAbout:
    'Een demohuis met boekingen, gasten en facturen rond de datum van vandaag, alleen voor u gemaakt. Geen account, geen e-mail, na een dag weer weg.',
  explore: 'Demo bekijken',
  loadingDemo: 'Demo laden',
  loadingDemoButton: 'Demo laden…',
  leaveQuestion: 'Uw account verlaten voor de demo?',
  leaveAbout: 'U bent ingelogd. De demo logt u hier uit; uw eigen gegevens blijven zoals ze zijn.',
  staySignedIn: 'Ingelogd blijven',

  picture: {
    property: 'Huis aan het meer',
    units: ['Tuinkamer', 'Zolderstudio', 'Boothuis', 'Boomgaard'],
  },
}

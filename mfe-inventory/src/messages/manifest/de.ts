import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { properties: 'Unterkünfte', units: 'Einheiten', services: 'Zusatzleistungen', promocodes: 'Gutscheincodes' },
  shortcuts: {
    seasons: 'Saisonpreise',
    'stay-rules': 'Aufenthaltsregeln',
    discounts: 'Rabatte',
    taxes: 'Ortstaxe',
    'new-property': 'Neue Unterkunft',
    'new-unit': 'Neue Einheit',
    'new-service': 'Neue Zusatzleistung',
    'new-promocode': 'Neuer Gutscheincode',
  },
}

import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { properties: 'Hébergements', units: 'Logements', services: 'Prestations', promocodes: 'Codes promo' },
  shortcuts: {
    seasons: 'Tarifs de saison',
    'stay-rules': 'Règles de séjour',
    discounts: 'Remises',
    taxes: 'Taxe de séjour',
    'new-property': 'Nouvel établissement',
    'new-unit': 'Nouveau logement',
    'new-service': 'Nouveau service',
    'new-promocode': 'Nouveau code promo',
  },
}

import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { properties: 'Strutture', units: 'Alloggi', services: 'Servizi extra', promocodes: 'Codici promozionali' },
  shortcuts: {
    seasons: 'Prezzi stagionali',
    'stay-rules': 'Regole di soggiorno',
    discounts: 'Sconti',
    taxes: 'Tassa di soggiorno',
    'new-property': 'Nuova struttura',
    'new-unit': 'Nuovo alloggio',
    'new-service': 'Nuovo servizio',
    'new-promocode': 'Nuovo codice promozionale',
  },
}

import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { properties: 'Accommodaties', units: 'Eenheden', services: 'Extra’s', promocodes: 'Kortingscodes' },
  shortcuts: {
    seasons: 'Seizoensprijzen',
    'stay-rules': 'Verblijfsregels',
    discounts: 'Kortingen',
    taxes: 'Toeristenbelasting',
    'new-property': 'Nieuwe accommodatie',
    'new-unit': 'Nieuwe eenheid',
    'new-service': 'Nieuwe service',
    'new-promocode': 'Nieuwe kortingscode',
  },
}

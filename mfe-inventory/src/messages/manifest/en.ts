export const messages = {
  nav: { properties: 'Properties', units: 'Units', services: 'Services', promocodes: 'Promocodes' },
  shortcuts: {
    seasons: 'Seasonal prices',
    'stay-rules': 'Stay rules',
    discounts: 'Discounts',
    taxes: 'Tourist tax',
    'new-property': 'New Property',
    'new-unit': 'New Unit',
    'new-service': 'New Service',
    'new-promocode': 'New Promocode',
  },
}
export type Messages = typeof messages

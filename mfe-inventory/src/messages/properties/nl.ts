import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Accommodaties',
  empty: {
    title: 'Nog geen accommodaties',
    hint: 'Een accommodatie is een huis met een adres. Gasten boeken de eenheden ervan.',
    action: 'Eerste accommodatie toevoegen',
  },
  columns: { units: 'Een\u00adheden', address: 'Adres', images: 'Foto’s', edit: 'Bewerken' },
  form: {
    timeZone: 'Tijdzone',
    timeZoneHint: 'Die bepaalt welke dag het is in deze accommodatie.',
  },
}

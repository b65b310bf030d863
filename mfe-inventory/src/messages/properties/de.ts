import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Unterkünfte',
  empty: {
    title: 'Noch keine Unterkünfte',
    hint: 'Eine Unterkunft ist ein Haus mit einer Adresse. Gebucht werden ihre Einheiten.',
    action: 'Erste Unterkunft anlegen',
  },
  // Soft hyphens: the columns are narrow.
  columns: { units: 'Ein\u00adheiten', address: 'Adresse', images: 'Bilder', edit: 'Bearbeiten' },
  form: {
    timeZone: 'Zeitzone',
    timeZoneHint: 'Sie bestimmt, welcher Tag gerade in dieser Unterkunft ist.',
  },
}

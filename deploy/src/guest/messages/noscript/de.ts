import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: 'Zum Buchen wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  request:
    'Zum Bestätigen, Ändern und Stornieren wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
}

import type { Messages } from './en.ts'

export const messages: Messages = {
  bookedElsewhere:
    'Leider wurden diese Nächte inzwischen an anderer Stelle gebucht. Auf der Seite Ihrer Anfrage finden Sie andere Termine.',
}

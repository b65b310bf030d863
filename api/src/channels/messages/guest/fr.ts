import type { Messages } from './en.ts'

export const messages: Messages = {
  bookedElsewhere:
    'Malheureusement, ces nuits ont été réservées ailleurs entre-temps. La page de votre demande propose d’autres dates.',
}

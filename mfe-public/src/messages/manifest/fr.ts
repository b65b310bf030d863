import type { Messages } from './en.ts'

export const messages: Messages = {
  settings: {
    site: {
      title: 'Site public',
      about: 'Votre domaine personnel, votre couleur et le délai de réponse aux voyageurs',
    },
  },
}

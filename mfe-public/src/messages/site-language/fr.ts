import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Langue de vos voyageurs',
  label: 'Langue',
  extra:
    'Les voyageurs lisent vos pages dans leur langue si elle est proposée. Tous les autres les lisent dans celle-ci.',
  chosen: (language) => `${language}, si la langue d’un voyageur n’est pas proposée`,
}

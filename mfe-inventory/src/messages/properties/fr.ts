import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Hébergements',
  empty: {
    title: 'Aucun hébergement pour l’instant',
    hint: 'Un hébergement est une maison avec une adresse. Ce sont ses logements que l’on réserve.',
    action: 'Ajouter un premier hébergement',
  },
  columns: { units: 'Loge\u00adments', address: 'Adresse', images: 'Photos', edit: 'Modifier' },
  form: {
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Il détermine quel jour il est dans cet hébergement.',
  },
}

import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const units = (count: number) => fr.plural(count, { one: '# logement', other: '# logements' })

export const messages: Messages = {
  title: 'Hébergements',
  empty: {
    title: 'Aucun hébergement pour l’instant',
    hint: 'Un hébergement est une maison avec une adresse. Ce sont ses logements que l’on réserve.',
    action: 'Ajouter un premier hébergement',
  },
  units,
  unitsOf: (count, name) => `${units(count)} de ${name}`,
  images: (count) => fr.plural(count, { one: '# photo', other: '# photos' }),
  seasonPrices: 'Tarifs saisonniers',
  seasonPricesOf: (name) => `Tarifs saisonniers de ${name}`,
  outlook: {
    tonight: 'Cette nuit',
    taken: (occupied, total) => fr.plural(occupied, { one: `# sur ${total} occupé`, other: `# sur ${total} occupés` }),
    nights: (count) => `${fr.number(count)} prochaines nuits`,
    full: (percent) => `${percent} d’occupation`,
    today: 'Aujourd’hui',
    nextArrival: 'Prochaine arrivée',
    nextDeparture: 'Prochain départ',
  },
  form: {
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Il détermine quel jour il est dans cet hébergement.',
  },
}

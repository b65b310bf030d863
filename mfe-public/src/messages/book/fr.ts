import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Demande de réservation',
  titleOf: (unit) => `Demande de réservation\u00a0: ${unit}`,
  which: 'Quel logement souhaitez-vous\u202f?',
  whichText: 'Choisissez d’abord un hébergement et l’un de ses logements\u202f; vous pourrez ensuite le demander ici.',
  find: 'Trouver un logement',
  showCalendar: 'Voir les nuits libres dans un calendrier',
  hideCalendar: 'Masquer le calendrier',
  extras: 'Prestations',
  code: 'Code promo (si vous en avez un)',
  codeGood: 'Code appliqué\u00a0: le prix en tient compte.',
  apply: 'Appliquer',
  guest: 'Vos coordonnées',
  guestLead: 'Veuillez remplir tous les champs, afin que votre hôte puisse répondre et établir la facture.',
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    street: 'Rue',
    house_number: 'Numéro',
    postal_code: 'Code postal',
    city: 'Ville',
    country: 'Pays',
  },
  message: 'Message à votre hôte (facultatif)',
  messageHint: 'À quelle heure vous arrivez, qui vous accompagne, ce que vous aimeriez savoir.',
  empty: 'Laissez ce champ vide',
  price: 'Prix',
  total: 'Total',
  totalIs: (total) => `Total\u00a0: ${fr.euros(total)}`,
  line: {
    nights: (count) => fr.plural(count, { one: 'Nuit', other: 'Nuits' }),
    extraPersons: (count) =>
      `${fr.plural(count, { one: '# personne supplémentaire', other: '# personnes supplémentaires' })}, par nuit`,
    promoCode: (code, percent) => `Code promo ${code}, ${fr.percent(percent)}`,
  },
  fewerGuests: (most) =>
    `Choisissez au plus ${fr.plural(most, { one: '# voyageur', other: '# voyageurs' })} pour voir le prix de votre séjour.`,
  loadingPrice: 'Chargement du prix',
  next: 'Et ensuite',
  steps: [
    'Nous vous envoyons un e-mail. Cliquez sur le lien dans les 15 minutes pour confirmer. Jusque-là, les nuits sont en option pour vous.',
    'Votre hôte accepte ou refuse ensuite, et vous recevez un e-mail dans les deux cas. Jusque-là, personne d’autre ne peut réserver le logement.',
    'Vous ne payez rien maintenant, et vous pouvez retirer votre demande à tout moment.',
  ],
  accept: 'J’accepte la <privacy>politique de confidentialité</privacy>',
  unsure:
    'Cette demande a déjà été envoyée et est peut-être arrivée. Renvoyez-la pour le savoir\u00a0: il n’y aura qu’une seule demande.',
  notSent: 'Votre demande n’a pas été envoyée.',
  sendingLabel: 'Envoi de votre demande',
  sending: 'Envoi…',
  send: 'Envoyer la demande',
  sendFor: (total) => `Envoyer la demande · ${fr.euros(total)}`,
  faster: 'Quelqu’un a été plus rapide',
  notFree: 'Indisponible à vos dates',
  takenOn: (stays) =>
    `Occupé\u00a0: ${stays.map((stay) => `${fr.day(stay.check_in)} – ${fr.day(stay.check_out)}`).join(', ')}.`,
  isKept: 'Tout ce que vous avez saisi est encore là.',
  looking: 'Recherche d’autres dates',
  othersFailed: 'Impossible de charger d’autres dates.',
  otherDates: (nights) =>
    fr.plural(nights, { one: '# nuit ici à d’autres dates', other: '# nuits ici à d’autres dates' }),
  otherUnits: 'Libres à vos dates',
  nothingElse: 'Rien n’est libre autour de ces dates. Veuillez en choisir d’autres dans le calendrier.',
}

import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages, PortalStay } from './en.ts'

const nights = ({ unit, from, to }: PortalStay) => `${unit}, du ${fr.longDay(from)} au ${fr.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages: Messages = {
  action: 'Ouvrir les canaux',
  closing: 'Vous recevez ce message une fois par événement.',
  stale: {
    subject: 'Des calendriers de portails sont illisibles depuis un jour',
    text: 'Keyhaven n’a pas pu lire ces calendriers depuis 24 heures :',
    risk: 'Les séjours qui y ont été réservés entre-temps ne figurent pas dans votre calendrier. Sauf choix contraire de votre part, les voyageurs envoient une demande pour ces logements au lieu de les réserver instantanément. Veuillez vérifier les adresses.',
  },
  conflict: {
    subject: 'Un séjour sur un portail demande votre décision',
    taken: (stay: PortalStay) =>
      `${stay.channel} a un séjour sur des nuits déjà prises dans votre calendrier : ${nights(stay)}.`,
    moved: (stay: PortalStay) =>
      `${stay.channel} a déplacé un séjour dont vous avez fait une réservation : ${nights(stay)}.`,
    cancelled: (stay: PortalStay) =>
      `${stay.channel} a annulé un séjour dont vous avez fait une réservation : ${nights(stay)}.`,
    text: 'Rien n’a été modifié dans vos réservations. Veuillez décider de la suite.',
  },
}

import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  keep: 'Garder mon compte',
  ending: {
    subject: (day) => `Votre compte Keyhaven sera supprimé le ${fr.day(day)}`,
    text: (day) =>
      `Vous avez fermé votre compte, et les voyageurs ne trouvent plus vos logements. Le ${fr.day(day)}, tout sera supprimé\u00a0: hébergements, réservations, clients, factures et photos.`,
    untilThen:
      'D’ici là, vous pouvez vous connecter, enregistrer une copie de toutes vos données dans les Paramètres ou garder votre compte. La loi impose de conserver les factures pendant des années\u00a0: enregistrez-les avant ce jour.',
    notYou: (support) =>
      `Si ce n’était pas vous, connectez-vous, gardez le compte et choisissez un autre mot de passe, ou écrivez sans attendre à ${support}.`,
  },
  endsSoon: {
    subject: (day) => `Dernier rappel\u00a0: votre compte Keyhaven sera supprimé le ${fr.day(day)}`,
    text: (day) =>
      `Le ${fr.day(day)}, votre compte sera supprimé avec tout son contenu. Il ne pourra plus être restauré ensuite.`,
  },
  kept: {
    subject: 'Votre compte Keyhaven ne sera pas supprimé',
    text: 'Votre compte est comme avant, et les voyageurs trouvent de nouveau vos logements.',
    notYou: (support) => `Si ce n’était pas vous, écrivez sans attendre à ${support}.`,
  },
  ended: {
    subject: 'Votre compte Keyhaven a été supprimé',
    text: 'Comme vous l’avez demandé il y a 30\u00a0jours, votre compte a été supprimé avec tout son contenu.',
    thanks: 'Merci d’avoir utilisé Keyhaven.',
  },
}

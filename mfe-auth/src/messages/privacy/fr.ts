import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const months = (count: number) => fr.plural(count, { one: '# mois', other: '# mois' })
const years = (count: number) => fr.plural(count, { one: '# an', other: '# ans' })

export const messages: Messages = {
  title: 'Vos données',
  loading: 'Chargement de ce qui est conservé',
  noDemo: 'Un compte de démo est supprimé de lui-même après un jour',
  ending: {
    title: 'Votre compte sera supprimé le <moment></moment>',
    text: 'Les voyageurs ne trouvent plus vos logements. Enregistrez une copie de tout avant ce jour, ou gardez votre compte.',
    keep: 'Garder le compte',
    kept: 'Votre compte est conservé',
  },
  copy: {
    title: 'Une copie de tout',
    about: 'Un fichier ZIP avec toutes vos données en JSON, vos images et chaque facture émise en PDF',
    save: 'Enregistrer une copie',
    hint: 'Tout télécharger dans un fichier ZIP',
  },
  retention: {
    title: 'Combien de temps les personnes sont conservées',
    change: 'Modifier les durées',
    about: (requestMonths, clientYears, documentYears) =>
      `Voyageurs dont la demande n’a pas abouti\u00a0: ${months(requestMonths)}. Clients après leur dernier séjour\u00a0: ${
        clientYears === null ? 'jusqu’à ce que vous les effaciez' : years(clientYears)
      }. Personnes sur les factures émises\u00a0: ${years(documentYears)}.`,
    guests: 'Voyageurs dont la demande n’a pas abouti',
    guestsHint:
      'Demandes refusées, expirées et annulées, à compter du départ souhaité. Les données dont vous n’avez plus besoin doivent être effacées (RGPD, art. 5).',
    clients: 'Clients après leur dernier séjour',
    clientsHint:
      'Vide\u00a0: ils restent jusqu’à ce que vous les effaciez. Leurs réservations restent sous forme de chiffres.',
    documents: 'Personnes sur les factures émises',
    documentsHint: 'À compter de la fin de l’année d’émission. La facture reste, sans la personne.',
    months: 'mois',
    years: 'ans',
    law: (country, count, law) => `${country} ${years(count)} (${law})`,
    laws: (laws) =>
      `Les factures doivent être conservées\u00a0: ${laws}. Demandez à votre expert-comptable ce qui vaut pour vous.`,
    countries: {
      Austria: 'Autriche',
      Germany: 'Allemagne',
      Italy: 'Italie',
      France: 'France',
      Netherlands: 'Pays-Bas',
    },
    submit: 'Enregistrer les durées',
    done: 'Durées enregistrées',
  },
  end: {
    title: 'Supprimer le compte',
    about: 'Tout est supprimé après 30\u00a0jours. Jusque-là, vous pouvez changer d’avis.',
    open: 'Supprimer le compte',
    question: 'Supprimer votre compte\u202f?',
    text: 'Les voyageurs ne trouveront plus vos logements, et vous serez déconnecté partout ailleurs. Après 30\u00a0jours, vos hébergements, réservations, clients, factures et images seront supprimés. La loi demande de conserver les factures pendant des années\u00a0: enregistrez d’abord une copie.',
    stays: (count) =>
      `${fr.plural(count, { one: '# séjour confirmé est encore', other: '# séjours confirmés sont encore' })} à venir. Nous n’écrivons pas à ces voyageurs\u00a0: annulez les séjours ou écrivez-leur avant.`,
    submit: 'Supprimer le compte',
    done: 'Votre compte prend fin dans 30\u00a0jours',
  },
}

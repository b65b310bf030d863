import { fr } from '../../languages/fr.ts'
import { changedOn } from './changed-on.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Chargement',
  retry: 'Réessayer',
  operatorFailed: 'Les coordonnées de l’exploitant n’ont pas pu être chargées.',

  notice: {
    title: 'Mentions légales',
    operator: 'Exploitant de ce service',
    content: 'Responsabilité des contenus',
    contentText:
      'L’exploitant est responsable de ce site et du service de réservation. Les descriptions, les photos et les prix des hébergements viennent de leurs propriétaires, qui en sont responsables.',
    contracts: 'Contrats d’hébergement',
    contractsText:
      'Un séjour est un contrat entre le voyageur et le propriétaire de l’hébergement. Keyhaven transmet la demande et la réponse\u202f; il n’est pas partie à ce contrat et n’encaisse aucun paiement.',
    reporting: 'Signaler un contenu',
    reportingText:
      'Si vous estimez qu’un élément de ces pages enfreint la loi ou vos droits, écrivez à l’adresse ci-dessus en indiquant la page. Nous examinons chaque signalement.',
  },

  privacy: {
    title: 'Politique de confidentialité',
    updated: `Dernière mise à jour\u00a0: ${fr.day(changedOn)}`,
    about:
      'Keyhaven est un outil destiné aux propriétaires de maisons d’hôtes et de locations de courte durée, ainsi qu’à leurs voyageurs. Cette page indique quelles données personnelles sont conservées, pourquoi, combien de temps, et ce que vous pouvez demander.',
    responsible: 'Qui est responsable',
    forAccounts: 'Pour les comptes et pour ce site\u00a0:',
    forGuests:
      'Pour les données des voyageurs, le responsable est le propriétaire de l’hébergement. L’exploitant les conserve pour son compte et ne les utilise pour rien d’autre.',
    owners: 'Ce que nous conservons sur les propriétaires',
    ownersList: [
      'Vos nom, adresse e-mail, adresse postale, numéro de téléphone, numéro fiscal et logo, tels que vous les saisissez.',
      'Votre mot de passe, uniquement sous forme d’empreinte argon2id\u202f; personne ne peut le retrouver.',
      'Ce que vous saisissez pour votre activité\u00a0: hébergements, logements, prix, prestations, codes promo, factures.',
    ],
    ownersWhy:
      'Nous en avons besoin pour vous fournir le service auquel vous vous êtes inscrit (art. 6, par. 1, point b, du RGPD).',
    guests: 'Ce que nous conservons sur les voyageurs',
    guestsList: [
      'Nom, adresse e-mail, adresse postale et numéro de téléphone, issus d’une réservation ou d’une demande.',
      'Le séjour lui-même\u00a0: logement, dates, nombre de voyageurs, prestations, prix et facture.',
    ],
    guestsWhy:
      'Ces données servent à répondre à la demande et à mettre une option sur le séjour (art. 6, par. 1, point b, du RGPD)\u202f; les factures sont conservées aussi longtemps que le droit fiscal l’exige du propriétaire (art. 6, par. 1, point c, du RGPD).',
    browser: 'Ce qui est enregistré dans votre navigateur',
    browserText:
      'Ni cookies ni traceurs. Votre navigateur conserve un jeton de connexion et vos données d’utilisateur tant que vous êtes connecté, plus longtemps seulement si vous choisissez de rester connecté, ainsi que le thème et la langue si vous les choisissez. La déconnexion efface le jeton et les données d’utilisateur. Un second jeton reste, afin que votre navigateur soit reconnu à la prochaine connexion, même après que d’autres ont essayé de mauvais mots de passe. Ce que vous saisissez dans un formulaire peut rester dans son onglet jusqu’à l’envoi ou à la fermeture de l’onglet. Pendant le déploiement progressif d’une nouvelle version, un nombre aléatoire peut être conservé afin que vous voyiez toujours la même version.',
    logs: 'Journaux du serveur',
    logsText:
      'Le serveur consigne l’heure, l’adresse de la page, l’état et un numéro de requête, afin de trouver les pannes et de faire cesser les abus (art. 6, par. 1, point f, du RGPD). Les mots de passe et les jetons ne sont jamais consignés. Pour qu’une version défectueuse soit repérée et retirée, certaines pages indiquent aussi comment elles se sont chargées\u00a0: la version, la rapidité et les échecs éventuels, et rien sur les visiteurs.',
    demo: 'Comptes de démo',
    demoText:
      'Un compte de démo contient des données inventées, n’envoie aucun e-mail et est supprimé avec tout son contenu au bout de 24 heures.',
    receivers: 'Qui reçoit les données',
    receiversText:
      'Le propriétaire d’un hébergement reçoit les demandes qui le concernent. Au-delà, seuls ceux qui hébergent ce service et acheminent ses e-mails pour le compte de l’exploitant. Rien n’est vendu, et rien n’est chargé depuis les serveurs d’autres entreprises.',
    rights: 'Vos droits',
    rightsText:
      'Vous pouvez demander quelles données vous concernent, les faire rectifier, effacer ou transmettre, vous opposer à leur utilisation et saisir votre autorité de protection des données. Les voyageurs écrivent au propriétaire de l’hébergement ou à l’adresse ci-dessus.',
  },
}

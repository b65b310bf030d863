import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Aller au contenu',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  search: 'Rechercher',
  logout: 'Se déconnecter',
  dashboard: 'Tableau de bord',
  loading: 'Chargement',
  loadingPage: 'Chargement de la page',
  retry: 'Réessayer',
  reload: 'Recharger',
  late: 'Le chargement est plus long que prévu. Votre connexion est peut-être lente, ou une partie de Keyhaven n’a pas pu être chargée.',

  theme: {
    name: 'Thème',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
  },
  language: {
    name: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },

  owner: {
    back: 'Retour',
    logIn: 'Se connecter',
    signUp: 'S’inscrire',
    rights: (year) => `© ${year} Keyhaven. Tous droits réservés.`,
    legal: 'Informations légales',
    legalNotice: 'Mentions légales',
    privacyPolicy: 'Politique de confidentialité',
  },

  demo: {
    notice: (until) =>
      `Ce compte de démo n’est qu’à vous. Tout y est inventé et sera supprimé le <until>${fr.moment(until)}</until>.`,
    /** The same where there is little room. */
    short: (until) => `Compte de démo, supprimé le <until>${fr.moment(until)}</until>`,
    noticeOfDay: 'Ce compte de démo n’est qu’à vous. Tout y est inventé et sera supprimé au bout de 24 heures.',
    register: 'Créer un compte',
    leaveQuestion: 'Quitter la démo\u202f?',
    noWayBack:
      'Vous ne pourrez pas revenir à celle-ci\u00a0: «\u202fDécouvrir la démo\u202f» en ouvre une nouvelle à chaque fois.',
    leave: 'Quitter la démo',
    stay: 'Rester',
  },

  ending: {
    notice: (until) =>
      `Votre compte sera supprimé le <until>${fr.moment(until)}</until>. Les voyageurs ne trouvent plus vos logements.`,
    toSettings: 'Le garder ou enregistrer une copie',
  },

  personals: {
    hello: (firstName) => `Bonjour ${firstName}\u202f!`,
    wanted:
      'Veuillez compléter vos données personnelles dans les paramètres avant d’utiliser le reste de l’application.',
    okay: 'D’accord',
  },

  finder: {
    everything: 'Rechercher partout',
    withKeys: (keys) => `Rechercher partout (${keys})`,
    control: 'Ctrl',
    hint: 'Voyageur, réservation, logement, facture ou page',
    close: 'Échap, fermer la recherche',
    escape: 'Échap',
    found: 'Résultats',
    goTo: 'Aller à',
    failed: (source) => `${source}\u00a0: la recherche a échoué.`,
    nothing: (text) => `Aucun résultat pour «\u202f${text}\u202f»`,
    tryThis: 'Essayez le nom d’un voyageur, un numéro comme B-000042 ou une date comme 21/11/2026.',
    searching: 'Recherche…',
    count: (count) => fr.plural(count, { one: '# résultat', other: '# résultats' }),
    typeToSearch: 'Saisissez votre recherche',
    keys: '<key>↑</key> <key>↓</key> pour choisir, <key>Entrée</key> pour ouvrir',
  },

  report: {
    copy: 'Copier',
    copied: 'Copié',
    copyYourself: 'Sélectionnez le texte et copiez-le vous-même',
    details: 'Détails pour l’assistance',
  },
  notFound: {
    title: 'Page introuvable',
    why: 'L’adresse contient peut-être une faute de frappe, ou la page n’existe plus.',
    toDashboard: 'Aller au tableau de bord',
    toHome: 'Aller à la page d’accueil',
  },
  stopped: {
    title: 'Cette page ne fonctionne plus',
    why: 'Un événement inattendu s’est produit.',
  },
  unavailable: {
    title: (page) => `${page}\u00a0: affichage impossible pour le moment`,
    titleOfPage: 'Cette page ne peut pas être affichée pour le moment',
    turnOn: 'Activer',
    rest: 'Tout le reste continue de fonctionner.',
    stopped: 'Un de ses éléments s’est arrêté de façon inattendue.',
    because: {
      network: 'Ses fichiers n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
      timeout: 'La réponse n’est pas arrivée à temps. Réessayez dans un instant.',
      integrity: 'Ses fichiers ne sont pas ceux qui ont été publiés\u00a0: ils n’ont pas été exécutés.',
      incompatible: 'Il lui faut une autre version de cette application. Rechargez la page pour l’obtenir.',
      evaluation: 'Une erreur s’est produite au démarrage.',
      missing: 'Elle n’est pas publiée ici.',
      hung: 'La dernière fois qu’elle a été ouverte ici, la page s’est bloquée.',
      off: 'Elle est désactivée dans cet onglet.',
      shell: 'Une partie de Keyhaven lui-même n’a pas pu être chargée. Rechargez la page pour réessayer.',
      unreadable: 'La liste des versions n’indique pas clairement où elle se trouve.',
    },
  },
}

import { fr } from '../../../domain/languages/fr.ts'
import type { Messages } from './en.ts'
import { lists } from '../lists/fr.ts'
import { records, usage } from '../records/fr.ts'

export const messages: Messages = {
  retry: 'Réessayer',
  loading: 'Chargement',
  sending: 'Envoi en cours',
  close: 'Fermer',
  okay: 'D’accord',
  cancel: 'Annuler',
  keep: 'Conserver',
  wentWrong: 'Une erreur s’est produite.',
  request: (id) => `Numéro de la requête\u00a0: ${id}`,
  problems: {
    timeout: 'Le serveur met trop de temps à répondre. Veuillez réessayer.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    blocked:
      'Quelque chose dans ce navigateur a bloqué la demande, sans doute un bloqueur de publicité. Autorisez-la pour ce site et réessayez.',
    broken: 'Le serveur rencontre un problème. Veuillez réessayer.',
    refused: (status) => `Le serveur a refusé cette requête (${status}).`,
    unreadable: 'Cette page ne comprend pas la réponse du serveur. Veuillez la recharger.',
  },
  signedOutHereOnly: 'Vous êtes déconnecté ici, mais le serveur n’a pas pu être prévenu.',

  day: {
    calendar: 'Calendrier',
    placeholder: 'JJ/MM/AAAA',
    missing: 'Saisissez une date, par exemple 24/12/2026.',
    wrong: 'Ce n’est pas une date. Écrivez-la ainsi\u00a0: 24/12/2026.',
    tooEarly: (first) => `Choisissez le ${fr.day(first)} ou plus tard.`,
    tooLate: (last) => `Choisissez le ${fr.day(last)} ou plus tôt.`,
    yesterday: 'hier',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    from: (label) => `${label} du`,
    to: (label) => `${label} au`,
    between: 'au',
  },

  address: {
    street: 'Rue',
    houseNumber: 'Numéro',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    phone: 'Téléphone',
  },

  form: {
    saved: 'Enregistré',
    emailMeant: 'Vouliez-vous dire',
    phoneStored: (phone: string) => `Enregistré sous la forme ${phone}`,
    incomplete: 'Des champs sont vides ou incorrects',
    sessionEnded: 'Votre session s’est terminée avant l’enregistrement.',
    pageClosed: 'La page a été fermée avant l’enregistrement.',
    restore: 'Récupérer la saisie',
    restored: 'Votre saisie a été récupérée.',
    closeNote: 'Fermer cet avis',
    discardQuestion: 'Abandonner vos modifications\u202f?',
    notSaved: 'Votre saisie n’a pas été enregistrée.',
    discard: 'Abandonner',
    keepEditing: 'Continuer la saisie',
    showNew: 'Afficher la nouvelle version',
    keepTyped: 'Garder ma saisie',
  },

  property: {
    name: 'Hébergement',
    all: 'Tous les hébergements',
    unknown: 'Hébergement inconnu',
    loading: 'Chargement…',
    inactive: (name) => `${name} (inactif)`,
    none: 'Aucun hébergement disponible',
    searching: 'Recherche…',
    noMatch: (typed) => `Aucun hébergement ne correspond à «\u202f${typed}\u202f».`,
    more: (count, total) =>
      `${fr.number(count)} sur ${fr.number(total)}\u00a0: saisissez un nom pour en trouver d’autres`,
    addFirst: 'Ajoutez d’abord un hébergement',
  },

  list: {
    of: lists,
    active: 'Actifs',
    inactive: 'Inactifs',
    activeAndInactive: 'Actifs et inactifs',
    filters: (on: number) => (on > 0 ? `Filtres (${fr.number(on)})` : 'Filtres'),
    resetFilters: 'Effacer les filtres',
    noMatch: (search) => `Aucun résultat pour «\u202f${search}\u202f».`,
    noMatchWithFilters: (search) => `Aucun résultat pour «\u202f${search}\u202f» avec ces filtres.`,
    noMatchOfFilters: 'Aucun résultat avec ces filtres.',
    downloadFailed: (why) => `Le fichier n’a pas pu être créé. ${why}`,
    open: 'Ouvrir',
  },

  record: {
    of: records,
    usage,
    save: 'Enregistrer',
    update: 'Enregistrer les modifications',
    noChanges: 'Aucune modification',
    delete: 'Supprimer',
    deleteQuestion: (name) => `Supprimer ${name}\u202f?`,
    deleteThis: (name) => `Supprimer ${name}`,
    deleted: (name: string) => `Supprimé : ${name}`,
    lookingUp: 'Recherche des conséquences',
  },

  card: {
    edit: 'Modifier',
    editOf: (title) => `Modifier\u00a0: ${title}`,
  },

  upload: {
    uploading: 'Envoi en cours',
    uploaded: 'Envoyé',
    preparing: 'Traitement en cours',
    uploadedAndPreparing: 'Envoyé. Traitement en cours, un instant…',
    percent: (percent) => `${percent}\u202f%`,
  },

  picture: {
    choose: 'Choisissez une image ou déposez-la ici',
    chooseOther: 'Choisissez une autre image ou déposez-la ici',
    types: 'JPEG, PNG, WebP ou AVIF, jusqu’à 5\u00a0Mo',
    preview: 'Aperçu',
  },

  texts: {
    otherLanguages: (language) => `Ci-dessus en ${language}, autres langues\u00a0:`,
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, pas encore de texte`,
    there: (language) => `${language}, texte renseigné`,
    wrong: (language) => `${language}, à corriger`,
    leftEmpty: 'Tant que ce champ est vide, les voyageurs lisent\u00a0:',
  },
}

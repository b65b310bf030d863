import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Site public',
  allSettings: 'Tous les paramètres',
  loading: 'Chargement des paramètres de votre site public',
  demo: 'Un compte de démo ne peut avoir ni domaine ni autres sites',
  demoText:
    'Avec votre propre compte, les voyageurs vous trouvent sur votre domaine et réservent sur vos propres pages.',
  address: 'Adresse',
  changeLink: 'Modifier le lien dans les paramètres',
  parts: {
    domain: 'Adresse et domaine',
    brand: 'Nom, présentation et couleur',
    requests: 'Demandes des voyageurs',
    privacy: 'Texte de confidentialité',
    embedding: 'Sites autorisés à intégrer votre réservation',
    languages: 'Langues que vous parlez avec les voyageurs',
  },
  ownDomain: 'Votre domaine personnel',
  noDomain: 'Aucun. Avec votre propre domaine, les voyageurs voient votre nom dans l’adresse au lieu de Keyhaven.',
  unproven: (domain) => `${domain}, pas encore vérifié`,
  proven: (domain) => `${domain}, vérifié`,
  ownColour: 'Celle de Keyhaven, pour les boutons et les liens',
  timeToAnswer: 'Délai de réponse',
  expires: (count) => `${fr.plural(count, { one: '# heure', other: '# heures' })}, puis la demande expire`,
  longestStay: 'Séjour le plus long',
  nights: (count) => fr.plural(count, { one: '# nuit', other: '# nuits' }),
  bookable: 'Réservable',
  ahead: (count) => `Jusqu’à ${fr.plural(count, { other: '# mois' })} à l’avance`,
  ourText: 'Le texte de Keyhaven, avec votre nom et votre adresse',
  noSites:
    'Aucun. Tant que vous n’en ajoutez pas, votre réservation n’apparaît sur aucun autre site, pas même le vôtre.',
  prove: 'Les voyageurs ne peuvent pas utiliser ce domaine tant que vous ne prouvez pas qu’il est à vous',
  proveText:
    'Ajoutez cet enregistrement là où vous gérez le domaine, et faites pointer le domaine vers ce serveur. Vérifiez-le ensuite ici.',
  record: { type: 'Type', name: 'Nom', value: 'Valeur' },
  check: 'Vérifier le domaine',
  verified: (domain) => `${domain} est vérifié`,
  embed: 'Réservation sur vos propres pages',
  // The link inside the element, for browsers in which it does not come.
  bookHere: 'Réserver ici',
  embedText:
    'Placez ces lignes là où vos voyageurs doivent réserver, et ajoutez ce site ci-dessus, sinon rien ne s’affiche.',
  pageToTest: 'Page à tester',
  test: 'Tester mon site',
  fine: 'Correct',
  wrong: 'Incorrect',
  logo: 'Votre logo',
  from: (price) => `à partir de ${fr.euros(price)} la nuit`,
  property: 'L’un de vos hébergements',
  calendar: 'Voir le calendrier',
  request: 'Demander une réservation',
  preview: 'Un petit aperçu de ce que voient les voyageurs',
  save: 'Enregistrer',
  noChanges: 'Aucune modification',
  domainHelp:
    'Un domaine ou sous-domaine qui vous appartient. Après l’enregistrement, vous le prouvez par un enregistrement DNS\u202f; un nouveau domaine est à prouver de nouveau.',
  colourHelp: 'Pour les boutons et les liens. Laissez vide pour la couleur de Keyhaven.',
  colour: 'Couleur',
  colourShown: (light, dark) =>
    `Pour que les mots y restent lisibles, les voyageurs voient ${light} dans le thème clair et ${dark} dans le thème sombre.`,
  chooseColour: 'Choisir une couleur',
  sitesHelp: 'Seulement le début de chaque adresse, sans la page. Appuyez sur Entrée ou sur la virgule après chacune.',
  expiry: 'Heures avant qu’une demande sans réponse n’expire',
  maxNights: 'Séjour le plus long, en nuits',
  maxNightsHelp: 'Cela ne limite pas vos propres réservations.',
  horizon: 'Combien de mois à l’avance un séjour peut commencer',
  horizonHelp: 'À compter d’aujourd’hui. Cela ne limite pas vos propres réservations.',
  privacy: 'Votre texte de confidentialité',
  privacyHelp:
    'Affiché sur votre propre domaine, où vous êtes responsable des données de vos voyageurs. Laissez vide pour afficher notre texte avec votre nom et votre adresse.',
  brand: {
    name: 'Nom commercial',
    nameHelp:
      'Le nom sous lequel les voyageurs connaissent votre maison. Il figure sur vos pages, dans les e-mails et sur les documents\u202f; sur les documents et dans les mentions légales, votre propre nom reste à côté. Laissez ce champ vide pour utiliser votre propre nom.',
    ownName: (name) => `Votre propre nom, ${name}`,
    intro: 'Présentation',
    introHelp: 'Quelques phrases en haut de votre première page.',
    noIntro: 'Aucune. Quelques phrases disent aux voyageurs ce qui rend votre maison particulière.',
  },
  pictures: {
    title: 'Images de votre site',
    toLogo: 'Votre logo se trouve dans les paramètres',
    hero: {
      title: 'Grande image',
      none: 'Aucune pour le moment. Elle occupe le haut de votre première page, derrière le nom de votre maison.',
    },
    dark_logo: {
      title: 'Logo pour le thème sombre',
      none: 'Aucun. Sur un écran sombre, votre logo est posé sur un fond clair.',
    },
    text: 'Ce que montre l’image',
    textHelp: 'Lu aux voyageurs qui ne la voient pas.',
    add: 'Ajouter une image',
    change: 'Changer l’image',
    submit: 'Enregistrer l’image',
    remove: 'Supprimer l’image',
    removeQuestion: 'Supprimer l’image\u202f?',
    keep: 'Garder',
    // For screen readers: which of the two pictures a button is about.
    of: (action, picture) => `${action}: ${picture}`,
  },
  hostLanguages: {
    none: 'Non renseigné',
    label: 'Langues',
    help: 'Les voyageurs les voient sur vos pages, sous les équipements de chaque hébergement.',
  },
  language: {
    title: 'Langue de vos voyageurs',
    label: 'Langue',
    extra:
      'Les voyageurs lisent vos pages dans leur langue si elle est proposée. Tous les autres les lisent dans celle-ci.',
    chosen: (language) => `${language}, si la langue d’un voyageur n’est pas proposée`,
  },
}

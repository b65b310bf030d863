import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Informations pour les voyageurs',
  hint: 'Tout est facultatif. Les voyageurs les voient sur vos pages et les moteurs de recherche les lisent.',
  filled: (count, all) => `${count} sur ${all} renseignées`,
  none: 'non renseigné',
  chosen: (count) => fr.plural(count, { one: '# choisi', other: '# choisis' }),
  wrong: 'à corriger',
  times: {
    title: 'Arrivée et départ',
    from: 'Arrivée à partir de',
    until: 'Arrivée jusqu’à',
    out: 'Départ avant',
    hint: 'Tapez 15 ou 15:00. Laissez vide une heure que vous ne fixez pas.',
  },
  amenities: {
    ofHouse: 'Équipements de l’hébergement',
    ofHouseHint:
      'Ce que tous les voyageurs de l’hébergement peuvent utiliser. Ce qui n’appartient qu’à un logement se choisit là.',
    ofUnit: 'Équipements du logement',
    ofUnitHint: 'Ce que seul ce logement possède. Les voyageurs voient à côté les équipements de l’hébergement.',
    search: 'Rechercher un équipement',
    searchHint: 'Entrée coche le premier trouvé.',
    nothing: (text) => `Aucun équipement ne correspond à « ${text} ».`,
  },
  rules: 'Règlement intérieur',
  rulesHint: 'Par exemple heures de calme, fêtes, tabac, animaux. Les voyageurs le lisent avant de réserver.',
  place: {
    title: 'Situation et enregistrement',
    coordinates: 'Coordonnées',
    coordinatesHint:
      'Choisissez l’endroit sur la carte, ou collez-les depuis une autre, par exemple 47.80, 13.30. Les voyageurs les voient à un kilomètre près environ.',
    showMap: 'Choisir sur la carte',
    hideMap: 'Masquer la carte',
    map: 'Carte pour choisir l’emplacement de la maison',
    mapFailed: 'La carte n’a pas pu être chargée. Saisissez les coordonnées ou réessayez plus tard.',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    mapHint:
      'Cliquez là où se trouve la maison, ou faites glisser le repère. Au clavier : les flèches déplacent la carte, plus et moins zooment, Entrée place le repère au milieu.',
    outlineHint:
      'Elle ne montre que les contours des pays : collez les coordonnées depuis une autre carte si elles doivent être exactes.',
    outline: 'Contours : Natural Earth',
    tilesFailed: 'Les rues n’ont pas pu être chargées.',
    pinAt: (at: string) => `La maison se trouve à ${at}.`,
    noPin: 'La maison n’est pas encore sur la carte.',
    middleAt: (latitude: string, longitude: string) => `Milieu de la carte : ${latitude}, ${longitude}.`,
  },
  arrival: {
    title: 'Arrivée',
    directions: 'Itinéraire',
    directionsHint:
      'Comment venir et entrer : stationnement, clé, entrée. Seuls les voyageurs dont le séjour est confirmé le lisent.',
    days: 'Jours avant l’arrivée',
    daysHint:
      'À partir de là, ces voyageurs lisent l’itinéraire et le code de la porte. Avant, ils ne voient que l’adresse.',
    mail: 'Envoyer aux voyageurs par e-mail',
    mailHint:
      'Avec l’adresse, la carte, l’itinéraire, le code de la porte et le solde. Seulement si un itinéraire ou un code est indiqué.',
    mails: 'Oui, ce jour-là',
    mailsNot: 'Non',
    doorCode: 'Code de la porte',
    doorCodeHint:
      'Seuls les voyageurs dont le séjour est confirmé le lisent, autant de jours avant l’arrivée que l’indique l’hébergement.',
  },
  registration: {
    title: 'Numéro d’enregistrement',
    hint: 'Là où la loi l’exige dans chaque annonce.',
    hintOfUnit: 'Seulement si ce logement a le sien.',
  },
  rooms: {
    title: 'Pièces et lits',
    sleeping: 'Où dorment les voyageurs',
    sleepingHint: 'Une chambre pour chaque pièce avec des lits, et le séjour si l’on y dort aussi.',
    addBedroom: 'Ajouter une chambre',
    addLivingRoom: 'Ajouter un séjour',
    addBed: 'Ajouter un lit',
    addBedTo: (room) => `Ajouter un lit : ${room}`,
    remove: 'Retirer',
    removeOf: (room) => `Retirer ${room}`,
    removeBed: 'Retirer ce lit',
    bedOf: (room) => `Type de lit, ${room}`,
    countOf: (room) => `Nombre de ces lits, ${room}`,
    kinds: {
      single: 'Lit simple',
      double: 'Lit double (140 cm)',
      queen: 'Lit queen size (160 cm)',
      king: 'Lit king size (180 cm)',
      bunk: 'Lit superposé',
      sofa_bed: 'Canapé-lit',
      cot: 'Lit bébé',
    },
    bathrooms: 'Salles de bain',
    area: 'Surface',
  },
  party: {
    title: 'Enfants et animaux',
    pets: 'Animaux admis, au maximum',
    petsHint: '0\u00a0: aucun. Vide\u00a0: sur demande.',
    cots: 'Lits bébé',
    age: 'Personne supplémentaire dès l’âge de',
    ageHint: 'Les enfants plus jeunes ne comptent pas comme personne supplémentaire. Vide\u00a0: tous comptent.',
  },
}

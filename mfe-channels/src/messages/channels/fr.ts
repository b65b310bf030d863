import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const stays = (count: number) => fr.plural(count, { one: '# séjour', other: '# séjours' })

export const messages: Messages = {
  title: 'Canaux',
  intro:
    'Keyhaven et vos portails se disent quelles nuits sont prises\u00a0: Keyhaven lit leurs calendriers toutes les 15 minutes, et ils lisent le vôtre.',
  loading: 'Chargement des canaux',
  noUnits: 'Rien à connecter pour l’instant',
  noUnitsHint:
    'Ajoutez d’abord un hébergement et un logement. Son calendrier pourra ensuite être connecté à des portails.',
  addUnit: 'Ajouter un logement',
  notConnected: 'Connecté à aucun portail',
  connect: 'Connecter un portail',
  addresses: 'Nos adresses',
  addressesOf: (unit) => `Adresses du calendrier de ${unit}`,
  other: 'Un autre calendrier',
  ago: {
    now: 'à l’instant',
    minutes: (count) => fr.plural(count, { one: 'il y a # minute', other: 'il y a # minutes' }),
    hours: (count) => fr.plural(count, { one: 'il y a # heure', other: 'il y a # heures' }),
    days: (count) => (count === 1 ? 'hier' : fr.plural(count, { one: 'il y a # jour', other: 'il y a # jours' })),
  },
  feed: {
    fresh: (ago) => `Lu ${ago}`,
    never: 'Pas encore lu',
    stale: (ago) => `Dernière lecture\u00a0: ${ago}`,
    next: 'Prochaine fois\u00a0:',
    asks: 'Soudain vide',
    brings: (count, closures) =>
      closures > 0
        ? `${stays(count)}, ${fr.plural(closures, { one: '# fermeture', other: '# fermetures' })}`
        : stays(count),
    conflicts: (count) => fr.plural(count, { one: '# conflit', other: '# conflits' }),
    readByThem: (channel, ago) => `${channel} a lu notre calendrier ${ago}`,
    notReadByThem: (channel) => `${channel} n’a pas encore lu notre calendrier`,
    fetch: 'Lire maintenant',
    fetched: (added, changed, removed) =>
      added + changed + removed === 0
        ? 'Lu. Rien n’a changé.'
        : `Lu. Nouveaux\u00a0: ${added}, modifiés\u00a0: ${changed}, disparus\u00a0: ${removed}.`,
    history: 'Ce qui est arrivé',
    historyOf: (name) => `Ce qui est arrivé de ${name}`,
    edit: 'Modifier',
    emptyTitle: (name) => `${name} est soudain vide`,
    emptyText:
      'Il contenait des séjours à venir, il n’en contient plus aucun. Keyhaven n’a rien changé. Ont-ils tous été annulés\u202f?',
    emptyYes: 'Oui, les retirer',
  },
  problems: {
    name: 'Aucun serveur ne porte ce nom.',
    network: 'Le serveur était injoignable.',
    certificate: 'Le certificat du serveur n’est pas valide.',
    late: 'Le serveur n’a pas répondu en 10 secondes.',
    large: 'Le calendrier dépasse 2\u00a0Mo.',
    redirects: 'L’adresse redirige trop de fois.',
    private: 'L’adresse n’est pas accessible sur Internet.',
    status: 'Le serveur a répondu par une erreur. L’adresse a-t-elle changé sur le portail\u202f?',
    busy: 'Le portail demande qu’on le laisse tranquille un moment. Keyhaven réessaiera plus tard.',
    login: 'L’adresse mène à une page web, souvent de connexion, et non à un calendrier.',
    not_calendar: 'Ce qui est arrivé n’est pas un calendrier.',
    truncated: 'Le calendrier est arrivé sans sa fin. Rien n’en a été repris.',
    broken: 'Le calendrier est illisible.',
    too_many: 'Le calendrier compte plus de 5\u202f000 événements.',
  },
  httpStatus: (status) => `Statut ${status}`,
  leftOut: {
    cancelled: 'annulé sur le portail',
    repeats: 'se répète\u00a0: les séries ne sont pas reprises',
    closure: 'une fermeture\u00a0: les fermetures ne sont pas reprises',
    moving_closure: 'une fermeture qui se décale chaque jour (préavis ou période de réservation)',
    transparent: 'marqué comme libre',
    past: 'est terminé',
    backwards: 'finit avant de commencer',
    zero: 'n’a aucune nuit',
    no_date: 'n’a pas de date lisible',
    part_of_stay: 'partie d’un séjour déjà présent',
    too_long: 'dure plus de deux ans',
    repeated: 'une version plus ancienne d’un autre événement',
    own: 'votre propre séjour, qui revient du portail',
    elsewhere: 'un autre calendrier de ce logement l’apporte aussi',
  },
  form: {
    title: (unit) => `Connecter ${unit}`,
    editTitle: (name) => `Modifier ${name}`,
    portal: 'Portail',
    name: 'Nom',
    nameHint: 'Celui que vous voulez. Vide\u00a0: le nom du portail.',
    colour: 'Couleur dans le calendrier',
    toUs: (channel) => `De ${channel} vers Keyhaven`,
    toThem: (channel) => `De Keyhaven vers ${channel}`,
    url: 'Adresse du calendrier sur le portail',
    closures: 'Reprendre aussi les fermetures',
    closuresHint: 'Des nuits fermées sur le portail, sans voyageur.',
    look: 'Voir ce qu’il apporte',
    save: 'Connecter',
    saveChange: 'Enregistrer',
    deleteHint:
      'Ses séjours à venir quittent le calendrier. Les séjours déjà commencés et les réservations que vous en avez faites restent.',
    saveAnyway: 'Connecter quand même',
    connected: 'Connecté. Il est lu toutes les 15 minutes.',
    brings: (count) => fr.plural(count, { one: 'Il apporte # séjour\u00a0:', other: 'Il apporte # séjours\u00a0:' }),
    bringsNothing: 'Le calendrier est lisible et n’apporte rien pour l’instant.',
    andMore: (count) => `et ${count} de plus`,
    taken: 'ces nuits sont prises ici',
    closure: 'Fermeture',
    stay: 'Séjour',
    leftOut: (count) => fr.plural(count, { one: '# événement laissé de côté', other: '# événements laissés de côté' }),
    ours: 'Notre adresse',
    copy: 'Copier',
    copied: 'Copié',
    paste: {
      airbnb:
        'Sur Airbnb\u00a0: «\u202fCalendrier\u202f», choisissez l’annonce, «\u202fDisponibilité\u202f», «\u202fConnecter les calendriers\u202f» (ou «\u202fSynchronisation du calendrier\u202f»), «\u202fSe connecter à un autre site web\u202f». Collez-y cette adresse.',
      booking:
        'Sur Booking.com\u00a0: «\u202fCalendrier et tarifs\u202f» (ou «\u202fTarifs et disponibilités\u202f»), «\u202fSynchroniser les calendriers\u202f», «\u202fAjouter une connexion de calendrier\u202f». Collez-y cette adresse.',
      vrbo: 'Sur Abritel (Vrbo)\u00a0: «\u202fCalendrier\u202f», «\u202fImporter et exporter\u202f», «\u202fImporter un calendrier\u202f». Collez-y cette adresse.',
      smoobu:
        'Dans Smoobu\u00a0: «\u202fParamètres\u202f», «\u202fiCal\u202f», «\u202fAjouter\u202f». Collez-y cette adresse.',
      google:
        'Dans Google Agenda\u00a0: «\u202fAutres agendas\u202f», «\u202fÀ partir de l’URL\u202f». Collez-y cette adresse.',
      other: 'Collez cette adresse là où l’autre programme importe des calendriers (iCal, ICS).',
    },
    find: {
      airbnb:
        'Sur Airbnb\u00a0: «\u202fCalendrier\u202f», choisissez l’annonce, «\u202fDisponibilité\u202f», «\u202fConnecter les calendriers\u202f» (ou «\u202fSynchronisation du calendrier\u202f»), «\u202fSe connecter à un autre site web\u202f». Copiez le lien du calendrier Airbnb.',
      booking:
        'Sur Booking.com\u00a0: «\u202fCalendrier et tarifs\u202f» (ou «\u202fTarifs et disponibilités\u202f»), «\u202fSynchroniser les calendriers\u202f», «\u202fExporter\u202f». Copiez le lien. Indisponible si un channel manager est connecté.',
      vrbo: 'Sur Abritel (Vrbo)\u00a0: «\u202fCalendrier\u202f», «\u202fImporter et exporter\u202f», «\u202fExporter le calendrier\u202f». Copiez le lien.',
      smoobu:
        'Dans Smoobu\u00a0: «\u202fParamètres\u202f», «\u202fiCal\u202f», «\u202fExporter\u202f». Copiez le lien.',
      google:
        'Dans Google Agenda\u00a0: dans les paramètres de l’agenda, «\u202fAdresse secrète au format iCal\u202f». Copiez-la.',
      other: 'Copiez l’adresse là où l’autre programme exporte son calendrier (iCal, ICS).',
    },
  },
  exports: {
    intro:
      'Qui connaît une adresse peut lire quelles nuits sont prises. Donnez à chaque portail la sienne\u00a0: elle laisse de côté ce que ce portail a apporté.',
    any: 'Tout autre programme',
    read: (ago) => `Dernière lecture\u00a0: ${ago}`,
    neverRead: 'Jamais lu',
    pending: 'Séjours en attente',
    blocks: 'Blocages',
    names: 'Noms des voyageurs',
    rotate: 'Nouvelle adresse',
    rotateQuestion: 'Donner une nouvelle adresse\u202f?',
    rotateText: 'L’ancienne ne mènera plus nulle part. Collez la nouvelle sur le portail.',
    rotated: 'L’adresse est maintenant nouvelle.',
  },
  runs: {
    intro:
      'Ce qu’ont donné les dernières lectures. Plusieurs lectures de suite sans rien de nouveau, ou avec la même erreur, tiennent en une ligne.',
    none: 'Rien n’est encore arrivé.',
    counts: (seen, added, changed, removed) =>
      `contenus\u00a0: ${seen} · nouveaux\u00a0: ${added} · modifiés\u00a0: ${changed} · disparus\u00a0: ${removed}`,
    nothingNew: 'Rien de nouveau',
    times: (count, since) => `(${count} fois depuis le ${since})`,
    body: 'Voir le fichier',
    bodyTitle: 'Le calendrier tel qu’il est arrivé',
  },
  conflicts: {
    title: (count) =>
      fr.plural(count, { one: 'Un séjour attend votre décision', other: '# séjours attendent votre décision' }),
    taken: (channel) => `${channel} a un séjour sur des nuits prises ici`,
    moved: (channel) => `${channel} a déplacé un séjour que vous avez réservé`,
    cancelled: (channel) => `${channel} a annulé un séjour que vous avez réservé`,
    theirs: (channel) => `Sur ${channel}`,
    ours: 'Ici',
    guest: 'un voyageur',
    block: 'Blocage',
    decisions: {
      keep_ours: 'Garder le nôtre',
      move_ours: 'Déplacer le nôtre…',
      drop_theirs: 'Écarter le leur pour de bon',
      follow: 'Reprendre la modification',
    },
    hints: {
      taken:
        'Garder le nôtre\u00a0: prévenez vous-même le voyageur du portail. Si les nuits se libèrent plus tard, son séjour les prendra.',
      moved: 'Reprendre la modification\u00a0: la réservation passe à ces nuits, au même prix.',
      cancelled: 'Reprendre la modification\u00a0: la réservation est annulée ici aussi.',
    },
    dropQuestion: 'Écarter ce séjour pour de bon\u202f?',
    dropText: 'Il ne reviendra jamais, même si les nuits se libèrent. Prévenez le voyageur sur le portail.',
    moveTitle: 'Déplacer le nôtre vers un autre logement',
    moveTo: 'Logement libre',
    noneFree: 'Aucun autre logement n’est libre ces nuits-là.',
    move: 'Déplacer',
    settled: 'C’est réglé.',
  },
  settings: {
    title: 'Quand un calendrier ne peut pas être lu',
    instant: 'Les voyageurs peuvent quand même réserver instantanément',
    instantHint:
      'Désactivé\u00a0: dès qu’un calendrier n’a pas pu être lu pendant six heures, les voyageurs demandent le logement au lieu de le réserver instantanément, jusqu’à ce que tous ses calendriers soient de nouveau lus.',
  },
  notice: {
    title: 'Canaux',
    conflicts: (count) =>
      fr.plural(count, { one: '# séjour attend votre décision', other: '# séjours attendent votre décision' }),
    stale: (count) =>
      fr.plural(count, { one: '# calendrier ne peut pas être lu', other: '# calendriers ne peuvent pas être lus' }),
  },
  bar: {
    stale: (count) => fr.plural(count, { one: '# portail n’est pas à jour', other: '# portails ne sont pas à jour' }),
  },
  popup: {
    onPortal: (channel) => `Sur ${channel}`,
    summary: 'Intitulé là-bas',
    details: 'Détails',
    read: (ago) => `Calendrier lu ${ago}`,
  },
}

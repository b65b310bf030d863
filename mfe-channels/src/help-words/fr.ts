import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toChannels = 'Ouvrir Canaux'

export const help: HelpWords = {
  sections: {
    channels: 'Canaux',
  },
  topics: {
    'connect-portal': {
      title: 'Connecter un logement à Airbnb, Booking.com ou Vrbo',
      content: [
        'Il faut trois minutes par logement et par portail. Deux adresses changent de côté\u00a0: celle du calendrier du portail vient vers Keyhaven, et la nôtre va sur le portail. Le formulaire indique les menus du portail où trouver l’une et coller l’autre.',
        'Ce n’est qu’avec les deux sens que chaque côté sait ce qui est réservé de l’autre. Si vous connectez plusieurs portails, donnez aussi notre adresse à chacun\u00a0: ils apprennent ainsi par Keyhaven ce que les autres portails ont réservé.',
      ],
      steps: [
        'Ouvrez «\u202fCanaux\u202f», cliquez sur «\u202fConnecter un portail\u202f» à côté du logement et choisissez le «\u202fPortail\u202f».',
        'Copiez sur le portail l’adresse de son calendrier et collez-la dans «\u202fAdresse du calendrier sur le portail\u202f».',
        'Cliquez sur «\u202fVoir ce qu’il apporte\u202f»\u00a0: les séjours s’affichent en dessous, et rien n’est encore enregistré.',
        'Copiez «\u202fNotre adresse\u202f» et collez-la sur le portail.',
        'Cliquez sur «\u202fConnecter\u202f». Les séjours sont dans votre calendrier, et celui du portail est désormais lu toutes les 15 minutes.',
      ],
      link: toChannels,
    },
    'imported-stays': {
      title: 'Que sont les barres d’un portail dans le calendrier\u00a0?',
      content: [
        'Chacune est un séjour réservé sur un portail, dans la couleur que vous lui avez donnée. Ses nuits sont prises\u00a0: personne ne peut les réserver ici. Les portails ne disent guère plus que les nuits\u00a0: il n’y a donc ni client, ni facture, ni chiffre d’affaires. Si le portail déplace ou annule un séjour, la barre suit\u202f; elle disparaît une fois que le séjour a manqué deux fois de suite dans le calendrier.',
        'Les fermetures sont des nuits fermées sur le portail, sans voyageur. Elles sont laissées de côté tant que vous n’activez pas «\u202fReprendre aussi les fermetures\u202f»\u00a0: bien des portails ne ferment des nuits que parce qu’ils ont appris de nous qu’elles sont prises.',
        'Pour une facture, un acompte ou vos statistiques, cliquez sur la barre et choisissez «\u202fEn faire une réservation\u202f»\u00a0: saisissez le client et le prix, et elle devient une réservation comme les autres. Si le portail modifie ce séjour plus tard, rien ne change dans votre réservation avant votre décision.',
      ],
      link: 'Ouvrir le calendrier',
    },
    'channel-conflicts': {
      title: 'Un séjour attend votre décision',
      content: [
        'Un portail peut apporter un séjour sur des nuits occupées ici par une réservation, un blocage ou le séjour d’un autre portail. Rien n’est perdu\u00a0: le vôtre reste tel quel, et celui du portail attend en haut de «\u202fCanaux\u202f» que vous décidiez. Vous recevez un seul e-mail à ce sujet. Les demandes auxquelles vous n’avez pas encore répondu cèdent la place, et leurs voyageurs se voient proposer d’autres dates.',
        '«\u202fGarder le nôtre\u202f»\u00a0: prévenez vous-même le voyageur du portail\u202f; si les nuits se libèrent plus tard, ce séjour les prend. «\u202fDéplacer le nôtre\u202f»\u00a0: votre réservation passe dans un autre logement libre de l’hébergement, au même prix, et le séjour du portail prend les nuits. «\u202fÉcarter le leur pour de bon\u202f»\u00a0: il ne revient jamais. Là aussi, prévenez le voyageur sur le portail.',
        'Si un portail déplace ou annule un séjour dont vous avez fait une réservation, la question vous est posée aussi\u00a0: «\u202fReprendre la modification\u202f» adapte votre réservation, «\u202fGarder le nôtre\u202f» la laisse telle quelle.',
      ],
      link: toChannels,
    },
    'stale-calendars': {
      title: 'Quand un calendrier ne peut pas être lu',
      content: [
        'Keyhaven lit les calendriers des portails toutes les 15 minutes. «\u202fCanaux\u202f» montre quand chacun a été lu pour la dernière fois et ce qui n’allait pas. Après six heures sans succès, il est signalé là et au-dessus du calendrier\u202f; au bout d’un jour, vous recevez un e-mail, une seule fois. Le plus souvent, le portail a changé l’adresse\u00a0: copiez-y la nouvelle et collez-la sous «\u202fModifier\u202f».',
        'Dès la sixième heure, les voyageurs demandent le logement au lieu de le réserver instantanément, jusqu’à ce que tous ses calendriers soient de nouveau lus. Si vous préférez prendre le risque, activez «\u202fLes voyageurs peuvent quand même réserver instantanément\u202f», en bas de «\u202fCanaux\u202f».',
        'Si un calendrier est soudain vide, Keyhaven ne change rien et vous demande si tous ses séjours ont été annulés.',
        'Les portails lisent nos calendriers moins souvent, la plupart toutes les deux à quatre heures. Pour une réservation du jour ou du lendemain, mieux vaut fermer vous-même aussitôt les nuits sur les portails.',
      ],
      link: toChannels,
    },
    'our-addresses': {
      title: 'Nos adresses\u00a0: ce que lisent les portails',
      content: [
        'Chaque logement a une adresse pour chaque portail et une pour tout autre programme. Vous les trouvez sous «\u202fNos adresses\u202f», avec le moment où chacune a été lue pour la dernière fois. Une adresse laisse de côté ce que son portail a apporté, sans quoi il recevrait ses propres séjours en retour.',
        'Les réservations confirmées et les séjours des autres portails y figurent toujours. À vous de choisir si les séjours en attente, les blocages et les noms des voyageurs y figurent aussi\u202f; sans les noms, on y lit seulement «\u202fReserved\u202f» (réservé).',
        'Qui connaît une adresse peut la lire, sans mot de passe. Si l’une est tombée entre de mauvaises mains, cliquez sur «\u202fNouvelle adresse\u202f»\u00a0: l’ancienne ne mènera plus nulle part. Collez la nouvelle sur le portail.',
      ],
      link: toChannels,
    },
  },
}

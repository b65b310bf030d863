import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: { 'your-public-page': 'Votre page publique' },
  topics: {
    'what-guests-see': {
      title: 'Que voient les voyageurs sur ma page publique\u202f?',
      content: [
        'Vos hébergements actifs avec leurs descriptions et leurs photos, leurs logements avec le nombre de voyageurs et le prix par nuit, et les prestations qu’ils peuvent ajouter. Dès qu’ils indiquent leurs dates et le nombre de voyageurs, ils voient quels logements sont libres et ce que coûte tout le séjour.',
        'Les voyageurs voient quelles nuits sont prises, mais jamais qui séjourne.',
      ],
      link: 'Trouver votre lien dans les paramètres',
    },
    'not-on-public-page': {
      title: 'Pourquoi mon hébergement ou mon logement n’est-il pas sur ma page publique\u202f?',
      content: [
        'Un hébergement est affiché tant qu’il est actif et qu’il a un logement à montrer. Un logement est affiché tant qu’il est actif et que son état est «\u202fDisponible\u202f». Vos modifications dans Hébergements et Logements apparaissent au prochain chargement de la page.',
      ],
      link: 'Ouvrir les logements',
    },
    'own-brand': {
      title: 'Comment présenter ma maison sous son propre nom\u202f?',
      content: [
        'Sous Paramètres, Site public, indiquez le nom commercial, quelques phrases de présentation, une grande image, un logo pour le thème sombre et votre couleur. Le logo lui-même se trouve dans les paramètres. Les voyageurs voient tout cela sur votre domaine personnel et sous votre lien\u202f; le nom, le logo et la couleur aussi dans nos e-mails. Sur les factures, le nom commercial figure à côté de votre propre nom, que la loi demande.',
        'Si vous proposez un seul hébergement, votre site s’ouvre directement sur celui-ci. Les pages partagées montrent la grande image, ou la première image de la maison.',
      ],
      link: 'Ouvrir les paramètres du site public',
    },
    'order-of-houses': {
      title: 'Dans quel ordre les voyageurs voient-ils les hébergements ?',
      content: [
        'Sans dates, les hébergements avec photos viennent en premier, et parmi eux ceux qui indiquent leurs coordonnées géographiques, l’heure d’arrivée et les équipements. Vient ensuite le prix par nuit le plus bas à venir, puis l’hébergement le plus récent. Avec des dates, les voyageurs voient ce qui est libre, par prix total.',
        'Une photo et deux minutes pour les informations font donc avancer votre hébergement.',
      ],
      link: 'Ouvrir Hébergements',
    },
    'own-domain': {
      title: 'Comment mes voyageurs réservent-ils sur mon propre domaine\u202f?',
      content: [
        'Saisissez le domaine dans Paramètres, Site public. Vous obtenez un enregistrement TXT\u00a0: ajoutez-le là où vous gérez le domaine, faites pointer le domaine vers l’adresse de Keyhaven, puis appuyez sur «\u202fVérifier le domaine\u202f». Dès lors, le domaine ne montre que vos hébergements, dans votre couleur, avec votre logo, vos mentions légales et votre texte de confidentialité. Laissez l’enregistrement en place, car nous le vérifions une fois par jour.',
        'L’entreprise qui exploite Keyhaven pour vous met en place le certificat de votre domaine.',
      ],
      link: 'Ouvrir les paramètres du site public',
    },
    'in-my-web-site': {
      title: 'Comment ajouter la réservation à mon propre site\u202f?',
      content: [
        'Dans Paramètres, Site public, autorisez l’adresse de votre site et copiez les lignes pour votre page. «\u202fTester mon site\u202f» examine la page et vous dit ce qui manque.',
      ],
      link: 'Ouvrir les paramètres du site public',
    },
    'requests-of-guests': {
      title: 'Que se passe-t-il quand un voyageur demande un séjour\u202f?',
      content: [
        'Le voyageur confirme d’abord avec un lien reçu par e-mail, dans les 15 minutes. Jusque-là, les nuits sont en option, et le calendrier le montre. Ensuite, la demande met une option sur le logement et vous recevez un e-mail. Acceptez-la ou refusez-la dans le tableau de bord, dans la réservation ou avec le lien de l’e-mail\u202f; le voyageur l’apprend aussitôt. Si personne ne répond, la demande expire après 24 heures, ou après le délai que vous fixez dans Paramètres, Site public. Les nuits sont alors de nouveau libres, et nous vous prévenons tous les deux.',
        'Dans Paramètres, Site public, vous fixez aussi combien de nuits les voyageurs peuvent rester et combien de temps à l’avance ils peuvent réserver. Les réservations que vous saisissez vous-même ne sont pas limitées.',
        'Avec le lien de leur e-mail, les voyageurs peuvent modifier ou retirer une demande et annuler un séjour jusqu’au jour d’arrivée.',
      ],
      link: 'Ouvrir le tableau de bord',
    },
  },
}

import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toBookings = 'Ouvrir Réservations'
const toClients = 'Ouvrir Clients'
const toCalendar = 'Ouvrir le calendrier'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Mise en place et premiers pas',
    'managing-bookings': 'Gérer les réservations',
    'managing-clients': 'Gérer les clients',
  },
  topics: {
    'step-3-clients': {
      title: 'Étape 3\u00a0: ajouter vos clients',
      content: [
        'Un client est un voyageur dans vos fichiers\u00a0: nom, e-mail et adresse. Pour un voyageur qui téléphone, un nom et un numéro suffisent\u00a0: saisissez-les en réservant\u202f; l’adresse vous sera demandée quand vous émettrez la facture. Les clients ne reçoivent pas de compte, et rien ne leur est envoyé quand vous les ajoutez.',
      ],
      steps: [
        'Ouvrez «\u202fClients\u202f» et cliquez sur «\u202fNouveau client\u202f».',
        'Remplissez le nom, «\u202fE-mail\u202f», l’adresse et «\u202fTéléphone\u202f».',
        'Cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouveau client\u202f», ouvert depuis la page «\u202fClients\u202f»',
      link: toClients,
    },
    'step-4-booking': {
      title: 'Étape 4\u00a0: créer une réservation',
      content: [
        'Le formulaire demande une chose après l’autre et ne propose que ce qui est libre\u00a0: un hébergement sans logement libre à ces dates n’y figure pas. Le prix apparaît en dessous, ligne par ligne, dès que le logement, les dates et les voyageurs sont choisis.',
      ],
      steps: [
        'Ouvrez «\u202fRéservations\u202f» et cliquez sur «\u202fNouvelle réservation\u202f».',
        'Choisissez «\u202fArrivée\u202f» et «\u202fDépart\u202f», puis «\u202fHébergement\u202f» et «\u202fLogement\u202f».',
        'Saisissez le nombre de «\u202fVoyageurs\u202f», puis cherchez le «\u202fClient\u202f» par son nom, ou choisissez «\u202fNouveau client\u202f» dans la liste.',
        'Réglez au besoin «\u202fStatut\u202f», «\u202fCode promo\u202f», l’acompte et «\u202fPrestations\u202f», et cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouvelle réservation\u202f» avec ses dates, son hébergement, son logement et ses voyageurs',
      link: toBookings,
    },
    'booking-status': {
      title: 'En attente, confirmée, annulée\u00a0: qu’est-ce qui occupe le logement\u202f?',
      content: [
        '«\u202fEn attente\u202f» et «\u202fConfirmée\u202f» gardent toutes deux le logement\u00a0: personne d’autre ne peut y être réservé ces nuits-là. Une réservation que vous saisissez reste en attente jusqu’à ce que vous la changiez. «\u202fAnnulée\u202f» libère les nuits aussitôt.',
        'Seules les réservations confirmées comptent\u00a0: dans le chiffre d’affaires, comme voyageurs présents, comme prochaine arrivée et prochain départ. Celles en attente sont indiquées à côté, sur les cartes, dans les listes du jour et dans les statistiques, et comptent comme nuits occupées. Deux semaines avant l’arrivée, le tableau de bord vous demande de les confirmer.',
      ],
      link: toBookings,
    },
    'change-a-stay': {
      title: 'Changer les dates, le logement ou les voyageurs\u00a0: ancien ou nouveau prix\u202f?',
      content: [
        'Cliquez sur «\u202fModifier\u202f» dans la ligne de la réservation. Si vous changez les dates, le logement, les voyageurs, les prestations ou le code promo, le formulaire montre l’ancien et le nouveau total et demande lequel compte\u00a0: les prix du jour, ou le total convenu.',
        'Le statut, l’acompte et le client ne changent jamais le prix. Si une facture a déjà été émise, un changement de dates, de logement, de voyageurs, de prix ou de client la remplace\u00a0: l’ancienne est annulée par un second document, et une nouvelle est émise. Vous voyez d’abord les numéros et les montants, et rien ne change sans votre accord.',
        'Une date passée peut rester telle quelle, mais vous ne pouvez pas déplacer une arrivée à un jour antérieur à aujourd’hui.',
      ],
      steps: [
        'Cliquez sur «\u202fModifier\u202f» et faites vos changements.',
        'Sous «\u202fQuel prix\u202f?\u202f», choisissez «\u202fNouveau prix aux tarifs du jour\u202f» ou «\u202fGarder le prix convenu\u202f».',
        'Cliquez sur «\u202fEnregistrer les modifications\u202f».',
      ],
      alt: 'Le formulaire «\u202fModifier la réservation\u202f» qui demande quel prix compte',
      link: toBookings,
    },
    'how-a-price-is-made': {
      title: 'De quoi se compose le prix total\u202f?',
      content: [
        'Les nuits, plus les personnes supplémentaires pour chaque nuit, plus les prestations, moins le code promo. Cliquez sur «\u202fDétails\u202f» dans la ligne d’une réservation\u00a0: vous y voyez chaque ligne du prix avec sa quantité et son montant. La réservation garde ces lignes. Changer plus tard le prix d’un logement ou d’une prestation n’y touche pas.',
      ],
      link: toBookings,
    },
    'same-day-change': {
      title: 'Un voyageur peut-il partir et le suivant arriver le même jour\u202f?',
      content: [
        'Oui. Un séjour prend les nuits de l’arrivée jusqu’à la veille du départ\u202f; le jour du départ est libre pour l’arrivée suivante. Deux réservations qui auraient une nuit commune dans le même logement sont refusées, même quand deux personnes réservent au même instant.',
      ],
    },
    'no-free-property': {
      title: 'Pourquoi mon hébergement ou mon logement n’est-il pas proposé dans le formulaire\u202f?',
      content: [
        'Le formulaire liste les logements qui sont libres chaque nuit du séjour, actifs, et dont le statut est «\u202fDisponible\u202f». Si celui que vous cherchez manque, l’une de ces conditions n’est pas remplie\u00a0: regardez ses nuits dans le calendrier, et sa ligne sous «\u202fLogements\u202f».',
        '«\u202fCe logement ne peut pas accueillir autant de voyageurs\u202f» veut dire qu’ils sont plus nombreux que sa capacité maximale.',
      ],
      link: toCalendar,
    },
    deposit: {
      title: 'Noter un acompte',
      content: [
        'Pour demander un acompte, laissez «\u202fAcompte payé\u202f» sur «\u202fNon\u202f» et saisissez l’acompte demandé et sa date limite. Si le champ reste vide, un nouveau séjour suit votre règle de paiement (paramètres de facturation, Paiements, ou celle de l’hébergement), aussi quand il change\u00a0; les détails montrent l’échéancier, avec ce qui est payé ou en retard. Une fois reçu, mettez «\u202fAcompte payé\u202f» sur «\u202fOui\u202f» et saisissez le «\u202fMontant de l’acompte\u202f». La liste montre alors une coche avec le montant\u202f; X veut dire non payé. L’acompte ne change pas le prix total\u202f; la facture l’indique sous le total.',
      ],
      link: toBookings,
    },
    'cancel-or-delete': {
      title: 'Annuler ou supprimer une réservation\u202f?',
      content: [
        'Annulez quand un séjour n’aura pas lieu\u00a0: cliquez sur «\u202fDétails\u202f», puis sur «\u202fAnnuler la réservation\u202f». Vous voyez d’abord ce que cela entraîne. Les nuits sont de nouveau libres, un brouillon de facture est supprimé, et une facture émise est annulée par un second document. Si votre voyageur a payé quelque chose, le remboursement vous est proposé juste après. Si vous demandez des frais, «\u202fFacturer les frais\u202f» en crée la facture en brouillon. La réservation compte toujours dans votre taux d’annulation.',
        'Supprimez ce qui a été saisi par erreur\u00a0: la réservation disparaît pour de bon, et son brouillon de facture avec elle. Une réservation avec une facture émise, ou avec des paiements, remboursés ou non, ne peut être qu’annulée.',
      ],
      link: toBookings,
    },
    'write-to-a-guest': {
      title: 'Écrire à un voyageur au sujet d’une réservation',
      content: [
        'Le voyageur qui fait une demande sur vos pages reçoit ses e-mails automatiquement\u00a0: que vous avez sa demande, et ce que vous décidez. Vos propres mots l’accompagnent quand vous acceptez, refusez ou annulez. Pour tout le reste, rien n’est envoyé si vous ne le demandez pas.',
        'Chaque e-mail est montré avant l’envoi. Il porte votre nom, votre logo et votre couleur, les réponses vous parviennent, et un séjour confirmé apporte une entrée pour l’agenda du voyageur.',
        'Les notes sur une réservation ou un client ne sont visibles que pour vous.',
      ],
      steps: [
        'Cliquez sur «\u202fDétails\u202f» d’une réservation, puis sur «\u202fE-mail au voyageur…\u202f»\u00a0: l’e-mail dit où en est le séjour.',
        'Dans le formulaire d’une réservation, cochez «\u202fProposer ensuite un e-mail au voyageur\u202f» et enregistrez\u00a0: vous voyez l’e-mail avant son départ.',
        'Une facture émise part en PDF\u00a0: dans la réservation, cliquez à côté sur «\u202fE-mail…\u202f».',
      ],
      link: toBookings,
    },
    'changes-of-guests': {
      title: 'Quand un voyageur demande d’autres dates ou voyageurs',
      content: [
        'Sur la page d’un séjour confirmé, les voyageurs choisissent d’autres dates ou d’autres voyageurs, voient le nouveau prix et vous l’envoient avec un message. Rien ne change tant que vous n’acceptez pas, et les nouvelles nuits ne sont pas en option : elles sont à qui les réserve en premier.',
        'Vous recevez un e-mail avec le séjour tel qu’il est réservé et tel qu’il est souhaité. Acceptez ou refusez par le lien, dans le tableau de bord ou dans la réservation, avec vos propres mots si vous le souhaitez. Ensuite, la réservation a les nouvelles dates, les nouveaux voyageurs et le prix que le voyageur a vu, et il reçoit un e-mail avec l’événement pour son agenda. Une facture émise n’est remplacée que si vous le dites.',
        'Si vous modifiez vous-même la réservation entre-temps, la demande du voyageur est close et nous le prévenons. Sans réponse, elle prend fin au début du séjour.',
      ],
      link: toBookings,
    },
    'way-in-by-mail': {
      title: 'Envoyer l’itinéraire et le code de la porte avant l’arrivée',
      content: [
        'Indiquez l’itinéraire sous Hébergements et le code de la porte sous Logements. Autant de jours avant l’arrivée que l’hébergement l’indique, nous envoyons au voyageur d’un séjour confirmé l’adresse avec la carte, l’itinéraire, le code, les heures d’arrivée et le solde. Si les dates ou le logement changent, l’e-mail repart.',
        'Ceux qui ont fait une demande sur vos pages le reçoivent automatiquement ; cela se désactive sous Hébergements, Arrivée. Pour une réservation que vous avez saisie vous-même, il ne part que si vous le cochez dans l’e-mail au voyageur.',
      ],
      link: toBookings,
    },
    'reopen-a-booking': {
      title: 'Récupérer une réservation annulée',
      content: [
        'Cliquez sur «\u202fDétails\u202f», puis sur «\u202fRouvrir la réservation\u202f». C’est possible tant que le logement est encore libre ces nuits-là et peut être réservé\u202f; sinon, vous voyez quelles nuits sont prises, et pouvez choisir d’autres dates ou un autre logement sous «\u202fModifier la réservation\u202f».',
      ],
      link: toBookings,
    },
    'find-a-booking': {
      title: 'Trouver une réservation, ou toutes celles qui correspondent',
      content: [
        'La liste s’ouvre sur toutes les arrivées à partir d’aujourd’hui. Les onglets au-dessus montrent qui est sur place, les demandes qui attendent votre réponse, les réservations passées et annulées, ou toutes. Triez par arrivée, date de réservation, voyageur ou total\u202f; les en-têtes des colonnes trient aussi. Cliquez sur une ligne pour ouvrir la réservation.',
        'Au-dessus de la liste, cherchez par voyageur (nom, e-mail, téléphone ou ville), logement, code promo, un jour comme 21.11., ou le numéro de la réservation ou de sa facture. Affinez ensuite par statut, hébergement, jours d’arrivée et acompte. L’adresse de la page contient les filtres\u00a0: mettez-la en favori, ou envoyez-la à quelqu’un de votre équipe. «\u202fExporter en CSV\u202f» enregistre ce que montrent les filtres, sur toutes les pages.',
        '«\u202fDétails\u202f» ouvre une réservation par-dessus la page\u202f; vous pouvez mettre en favori et envoyer son adresse de la même façon.',
      ],
      link: toBookings,
    },
    'changed-meanwhile': {
      title: '«\u202fQuelqu’un d’autre a modifié ces données entre-temps\u202f»\u00a0: que faire\u202f?',
      content: [
        'Après l’ouverture, quelqu’un d’autre, ou vous-même dans un autre onglet, a enregistré la réservation, le client ou le logement que vous modifiez. Rien de votre saisie n’est perdu\u00a0: «\u202fGarder ma saisie\u202f» la reporte sur la nouvelle version, «\u202fAfficher la nouvelle version\u202f» l’abandonne. Regardez les deux, puis cliquez sur «\u202fEnregistrer les modifications\u202f».',
      ],
      link: toBookings,
    },
    'first-steps': {
      title: 'Remettre les cinq premières étapes sur le tableau de bord',
      content: [
        'Jusqu’à votre première réservation, le tableau de bord liste ce qui y mène\u00a0: vos coordonnées, un hébergement, un logement avec son prix, une photo et la réservation. Si vous avez cliqué sur «\u202fMasquer\u202f», le lien ci-dessous ramène les étapes. Après la première réservation, elles disparaissent d’elles-mêmes.',
      ],
      link: 'Afficher les premières étapes',
    },
    today: {
      title: 'La journée sur le tableau de bord',
      content: [
        'Les demandes qui attendent votre réponse viennent en premier, avec le logement, les nuits, les voyageurs, le prix et le temps qu’il vous reste. En dessous figurent les arrivées du jour, les voyageurs sur place, les départs et les acomptes impayés. Cliquez sur une ligne pour ouvrir sa réservation. Un point jaune signale une réservation encore en attente. «\u202fAujourd’hui\u202f» est le jour sur le lieu de l’hébergement.',
      ],
      link: toCalendar,
    },
    'calendar-colours': {
      title: 'Lire le calendrier',
      content: [
        'Sur le tableau de bord, choisissez un hébergement ou «\u202fTous les hébergements\u202f», puis le mois et l’année\u00a0: une ligne par logement, une colonne par jour. Une barre va du milieu du jour d’arrivée au milieu du jour de départ. Vert\u00a0: confirmé\u202f; jaune\u00a0: en attente\u202f; hachuré\u00a0: bloqué. «\u202fAfficher les annulées\u202f» ajoute les séjours annulés en fines lignes rouges, qui n’occupent rien.',
        'L’en-tête d’un hébergement montre combien de logements sont libres chaque nuit, et à partir de quel prix. Survolez une barre pour voir de qui il s’agit\u202f; cliquez dessus pour ouvrir la réservation ou le blocage.',
      ],
      link: toCalendar,
    },
    'calendar-zoom': {
      title: 'Voir plus de jours ou de logements, ou aller à d’autres jours',
      content: [
        'Les boutons 14, 31, 90 et 365 choisissent combien de jours remplissent l’écran\u202f; le jour du milieu reste où il est, et aujourd’hui reste visible. Faites défiler jusqu’à n’importe quel jour, cliquez sur «\u202fPlus tôt\u202f» et «\u202fPlus tard\u202f» pour un écran de jours, ou sur «\u202fAujourd’hui\u202f» pour revenir. Cliquez sur le nom d’un hébergement pour masquer ses logements ou les afficher à nouveau.',
        '«\u202fPleine page\u202f» masque le reste du tableau de bord, pour que le calendrier remplisse la fenêtre\u202f; «\u202fTableau de bord\u202f» le ramène.',
        'L’adresse de la page contient l’hébergement, le jour, le zoom et la pleine page\u00a0: mettez-la en favori, ou envoyez-la à quelqu’un de votre équipe.',
      ],
      link: toCalendar,
    },
    'calendar-book-or-block': {
      title: 'Réserver ou bloquer des nuits dans le calendrier',
      content: [
        'Faites glisser du jour d’arrivée au jour de départ, ou cliquez sur un seul jour pour une nuit. Cherchez le voyageur par son nom, ou tapez un nouveau nom et appuyez sur Entrée\u00a0: un numéro de téléphone ou une adresse e-mail suffit alors. «\u202fPlus d’options…\u202f» ouvre le formulaire complet avec prestations et code promo, une fois le voyageur connu. Pour retirer plutôt les nuits de la vente, tapez si vous voulez un motif au bas de la fenêtre, et cliquez sur «\u202fBloquer\u202f».',
        'Sur un téléphone, touchez le jour d’arrivée, puis le jour de départ, et «\u202fRéserver\u202f». Cliquez sur un blocage pour le modifier ou le supprimer.',
      ],
      link: toCalendar,
    },
    'calendar-prices': {
      title: 'Voir et changer les prix dans le calendrier',
      content: [
        '«\u202fPrix\u202f», à côté de la légende, montre le prix de chaque nuit libre et, en dessous, le séjour minimum s’il y en a un (3+). Survolez une nuit pour le lire en toutes lettres. Il faut que les colonnes aient assez de place\u00a0: 14 jours, ou 31 sur un grand écran. Pour changer le prix ou les règles, choisissez des nuits comme pour une réservation et cliquez sur «\u202fFixer le prix et les règles…\u202f»\u00a0: saisissez un prix par nuit ou des nuits minimum, ou choisissez «\u202fPas d’arrivée\u202f» et «\u202fPas de départ\u202f», aussi pour d’autres logements du même établissement. Ce qui reste vide ne change pas. Les saisons de ces nuits sont coupées autour d’elles, et les règles de ces jours remplacées. Pendant dix secondes, «\u202fAnnuler\u202f» défait le tout.',
      ],
      link: toCalendar,
    },
    'calendar-move': {
      title: 'Déplacer un séjour, l’allonger ou le raccourcir',
      content: [
        'Faites glisser une barre vers d’autres jours ou un autre logement, ou tirez l’une de ses extrémités. Elle devient rouge là où elle ne peut pas aller, et dit pourquoi. Sur un téléphone, appuyez d’abord longuement sur la barre. «\u202fDéplacer…\u202f» dans les détails d’une réservation fait la même chose sans glisser.',
        'Si le prix devait changer, vous choisissez\u00a0: garder l’ancien ou prendre le nouveau. Pendant dix secondes, «\u202fAnnuler\u202f» (ou Ctrl et Z) défait le dernier déplacement et son prix. Si une facture a été émise, votre accord est demandé avant qu’un déplacement ou son annulation ne la remplace.',
      ],
      link: toCalendar,
    },
    'calendar-keys': {
      title: 'Utiliser le calendrier au clavier',
      content: [
        'Allez au calendrier avec la touche Tab. Les flèches parcourent les jours et les logements, Page préc. et Page suiv. un écran entier, T va à aujourd’hui, et F affiche le calendrier en pleine page et inversement. Entrée ouvre ce qui s’y trouve\u202f; sur une nuit libre, elle commence une sélection, les flèches l’étendent, et Entrée la réserve ou la bloque.',
        'M saisit un séjour ou un blocage\u00a0: les flèches le déplacent, avec Maj elles changent sa fin, Entrée le dépose et Échap le laisse où il était. Appuyez sur\u202f? pour la liste de toutes les touches.',
      ],
      link: toCalendar,
    },
    'dashboard-figures': {
      title: 'Ce que signifient les chiffres du tableau de bord',
      content: [
        '«\u202fVoyageurs\u202f»\u00a0: combien de personnes séjournent aujourd’hui. «\u202fTaux d’occupation\u202f»\u00a0: la part de vos logements actifs prise cette nuit. «\u202fOccupation du mois\u202f»\u00a0: la même chose pour toutes les nuits de ce mois. «\u202fProchaine arrivée\u202f» et «\u202fProchain départ\u202f»\u00a0: ceux des séjours confirmés, aujourd’hui compris.',
        'Un tiret veut dire qu’il n’y a rien à compter, par exemple aucun logement actif.',
      ],
      link: toCalendar,
    },
    'find-a-client': {
      title: 'Trouver un client',
      content: [
        'Tapez une partie du nom, de l’adresse e-mail, du numéro de téléphone ou de la ville dans «\u202fRechercher des clients\u202f». Le prénom et le nom peuvent être dans n’importe quel ordre, Mueller trouve Müller et Strasse trouve Straße, et une lettre fausse ne gêne pas. Dans le formulaire de réservation, le champ «\u202fClient\u202f» cherche de la même façon et montre l’e-mail, la ville et le pays, pour distinguer les personnes du même nom.',
        'Un clic sur une ligne ouvre la page de ce voyageur\u00a0: tous ses séjours, ce qui est réservé, payé et reste à payer, chaque paiement et vos notes.',
      ],
      link: toClients,
    },
    'find-everything': {
      title: 'Trouver un voyageur, une réservation, un logement ou une facture depuis n’importe où',
      content: [
        'Cliquez sur «\u202fRechercher\u202f» dans la navigation, ou appuyez sur Ctrl et K (⌘ et K sur un Mac). Tapez une partie d’un nom, un numéro de téléphone, un numéro de réservation comme B-000042 ou seulement 42, ou un jour comme 21.11.2026 ou 21.11. pour voir qui séjourne alors. Un voyageur actuellement sur place vient en premier.',
        'Les flèches choisissent, Entrée ouvre, Échap ferme. Les pages se trouvent aussi par leur nom, ainsi que ce que vous pouvez y commencer\u00a0: «\u202fNouvelle réservation\u202f», «\u202fNouveau client\u202f», «\u202fTarifs de saison\u202f».',
      ],
    },
    'export-clients': {
      title: 'Enregistrer la liste dans un fichier pour tableur',
      content: [
        'Cliquez sur «\u202fExporter en CSV\u202f» au-dessus de la liste des clients ou des réservations. Le fichier contient ce que montrent la recherche et les filtres, sur toutes les pages. Excel, Numbers, LibreOffice et Google Sheets l’ouvrent.',
        'Un texte qu’un tableur prendrait pour une formule, comme un numéro de téléphone qui commence par +, reçoit une apostrophe devant. L’importation la retire.',
      ],
      link: toClients,
    },
    'import-clients': {
      title: 'Ajouter beaucoup de clients à la fois depuis un fichier',
      content: [
        'Enregistrez votre liste en CSV avec les colonnes First name (prénom), Last name (nom), Email (e-mail), Street (rue), House number (numéro), Postal code (code postal), City (ville), Country (pays) et Phone (téléphone), dans n’importe quel ordre. Un nom et un numéro de téléphone ou une adresse e-mail suffisent pour un client\u202f; l’adresse vous est demandée dès qu’une facture en a besoin. Un fichier exporté ici peut être importé tel quel.',
        'Avant tout ajout, vous voyez où va chaque colonne du fichier, même celle qui est omise, et pouvez le changer ; les fichiers de Google et d’Outlook sont reconnus. En dessous se trouvent les lignes et leurs erreurs : importez les bonnes lignes et téléchargez les autres pour les corriger. Quiconque existe déjà, d’après le nom et l’e-mail (ou le téléphone s’il n’y a pas d’e-mail), est laissé de côté.',
      ],
      steps: [
        'Ouvrez «\u202fClients\u202f» et cliquez sur «\u202fImporter\u202f».',
        'Choisissez le fichier, ou téléchargez d’abord le modèle et remplissez-le.',
        'Regardez où vont les colonnes ; choisissez un autre encodage si les accents sont faux.',
        'Corrigez les lignes signalées dans votre tableur, enregistrez-le, et choisissez à nouveau le fichier.',
        'Cliquez sur «\u202fAjouter les clients\u202f».',
      ],
      alt: 'L’importation de clients, avec les lignes vérifiées d’un fichier',
      link: toClients,
    },
    'change-a-client': {
      title: 'Un voyageur a déménagé ou changé de nom',
      content: [
        'Cliquez sur «\u202fModifier\u202f» dans la ligne, changez ce qui est différent, et cliquez sur «\u202fEnregistrer les modifications\u202f». Les brouillons de facture de ce client montrent dès lors le nouveau nom et la nouvelle adresse.',
      ],
      link: toClients,
    },
    'inactive-client': {
      title: 'Que veut dire qu’un client est inactif\u202f?',
      content: [
        'Un client inactif reste dans la liste, après les actifs, mais n’est pas proposé quand vous créez une réservation. Un nouveau client est toujours actif\u202f; vous trouvez «\u202fActif\u202f» dans le formulaire d’un client existant.',
      ],
      link: toClients,
    },
    'delete-a-client': {
      title: 'Supprimer un client',
      content: [
        'Cliquez sur «\u202fModifier\u202f», puis sur «\u202fSupprimer\u202f». Un client sans réservation est supprimé pour de bon. Un client avec des réservations est archivé\u00a0: disparu de la liste et du formulaire de réservation, mais toujours sur les réservations et les factures.',
      ],
      link: toClients,
    },
    'guest-asks-about-data': {
      title: 'Un voyageur demande ce que je sais de lui, ou veut être effacé',
      content: [
        'Ouvrez le client et cliquez sur les trois points. «\u202fEnregistrer une copie\u202f» vous donne un ZIP avec tout ce qui concerne ce voyageur, à lui envoyer. «\u202fEffacer les données\u202f» efface pour de bon le nom, l’adresse, le numéro de téléphone et l’adresse e-mail\u202f; les réservations restent sous forme de chiffres. Les factures que vous avez émises gardent le nom jusqu’à la fin de leur délai légal.',
        'Un client dont le séjour est à venir ou en cours ne peut pas être effacé\u00a0: attendez qu’il soit terminé, ou annulez-le d’abord.',
      ],
      link: toClients,
    },
    'client-twice': {
      title: 'Le même voyageur figure deux fois',
      content: [
        'Plusieurs clients peuvent avoir la même adresse e-mail, comme dans les familles\u202f; rien n’empêche donc d’ajouter quelqu’un deux fois. Cliquez sur «\u202fModifier\u202f» dans les réservations de celui qui est de trop, choisissez l’autre «\u202fClient\u202f», puis supprimez le premier. Changer de client ne change pas le prix.',
      ],
      link: toBookings,
    },
  },
}

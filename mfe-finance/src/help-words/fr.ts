import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toInvoices = 'Ouvrir Factures'
const toAnalytics = 'Ouvrir Statistiques'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Mise en place et premiers pas',
    'invoices-and-analytics': 'Factures et statistiques',
  },
  topics: {
    'step-7-invoice': {
      title: 'Étape 7\u00a0: obtenir la facture',
      content: [
        'Vous n’avez pas à rédiger de factures\u00a0: chaque réservation non annulée en reçoit une, en brouillon, et ce brouillon suit chaque modification de la réservation. Votre nom, votre adresse et votre numéro fiscal viennent de vos données personnelles, dans les paramètres.',
      ],
      steps: [
        'Ouvrez «\u202fFactures\u202f».',
        'Trouvez la réservation par le nom du client.',
        'Cliquez sur «\u202fTélécharger\u202f»\u00a0: le PDF s’ouvre dans un nouvel onglet.',
        'Quand tout est juste, cliquez sur «\u202fÉmettre\u202f»\u00a0: la facture reçoit son numéro et ne change plus jamais.',
      ],
      alt: 'La liste des factures avec la recherche, «\u202fTélécharger\u202f» et «\u202fÉmettre\u202f»',
      link: toInvoices,
    },
    'step-8-analytics': {
      title: 'Étape 8\u00a0: suivre vos chiffres',
      content: [
        'Les statistiques montrent le chiffre d’affaires, les réservations, les prestations et les annulations des jours que vous choisissez, au total ou pour un seul hébergement ou logement. Le tableau de bord montre qui séjourne chez vous aujourd’hui et combien de nuits de ce mois sont réservées.',
      ],
      link: toAnalytics,
    },
    'invoice-drafts': {
      title: 'Pourquoi ma facture porte-t-elle le mot «\u202fBrouillon\u202f»\u00a0?',
      content: [
        'Un brouillon n’a pas de numéro, et le mot BROUILLON barre la page. Il suit sa réservation\u00a0: si vous changez les dates, les prestations ou le client, le prochain téléchargement le montre. Il sert à vérifier et à montrer à un client ce que coûtera le séjour.',
        'Si la réservation est annulée ou supprimée, son brouillon disparaît.',
      ],
      link: toInvoices,
    },
    'issue-an-invoice': {
      title: 'Émettre une facture',
      content: [
        '«\u202fÉmettre\u202f» donne au brouillon le prochain numéro de l’année et le fige. Aucun numéro n’est sauté ni utilisé deux fois. S’il manque une mention obligatoire, on vous dit laquelle, et rien n’est émis.',
        'Les factures peuvent aussi être émises automatiquement, le jour du départ d’un séjour confirmé. Choisissez-le dans les paramètres de facturation.',
      ],
      link: toInvoices,
    },
    'cancel-an-invoice': {
      title: 'Annuler ou corriger une facture',
      content: [
        'Une facture émise n’est jamais modifiée ni supprimée. «\u202fAnnuler\u202f» crée un second document avec son propre numéro, un avoir, qui cite la première facture et en annule le montant. Si la réservation n’est pas annulée, elle reçoit un nouveau brouillon.',
        'Si vous changez un élément qui figure sur une facture émise (dates, prix ou client), cela se fait tout seul\u00a0: l’ancienne est annulée et une nouvelle est émise. Envoyez les deux au client.',
      ],
      link: toInvoices,
    },
    'money-due': {
      title: 'Voir ce qui est dû et envoyer des rappels',
      content: [
        '« Montants dus » montre ce que les voyageurs doivent selon leur plan de paiement, deux semaines à l’avance, ce que vous leur devez après une annulation ou un trop-perçu, et les factures des séjours terminés. Les retards sont indiqués en jours.',
        'Les voyageurs peuvent recevoir un rappel automatique quelques jours avant et après l’échéance, dans leur langue. Les jours, et vos propres mots si vous le souhaitez, se règlent sous « Paiements » dans les paramètres des factures. Ce qui est dû à l’arrivée n’est jamais réclamé par e-mail, et aucun séjour n’est annulé faute de paiement : c’est à vous d’en décider.',
      ],
      link: 'Ouvrir Montants dus',
    },
    'vat-on-invoices': {
      title: 'TVA, conditions de paiement et numéros',
      content: [
        'Les paramètres de facturation contiennent vos taux de TVA. Chaque ligne s’applique à partir d’un jour et comporte un taux pour l’hébergement et un autre pour les extras, comme le petit-déjeuner. Sans taux, aucune TVA n’est indiquée et la mention de franchise de TVA figure à la place.',
        'Vous y réglez aussi le préfixe du numéro et les conditions de paiement. Les documents déjà émis restent tels quels.',
      ],
      link: 'Ouvrir les paramètres de facturation',
    },
    'for-the-tax-adviser': {
      title: 'Que reçoit mon expert-comptable\u00a0?',
      content: [
        'Au-dessus des factures, cliquez sur «\u202fExport pour l’expert-comptable\u202f» et choisissez les jours\u00a0: un tableau CSV ou pour Excel, des documents ou des paiements\u00a0; un lot d’écritures DATEV\u00a0; ou les PDF en ZIP avec un index. Toutes les sommes sont les mêmes.',
        'Pour un lot d’écritures, saisissez une fois dans les paramètres de facturation le plan comptable, le numéro de l’expert-comptable et votre numéro de client. Il concerne un seul exercice, et les annulations figurent à leur propre date.',
      ],
      link: toInvoices,
    },
    'payment-rule': {
      title: 'Demander un acompte et le solde',
      content: [
        'Sous «\u202fPaiements\u202f» dans les paramètres de facturation, choisissez ce qui est demandé aux nouveaux séjours\u00a0: un acompte en pourcentage, en nuits ou en montant, et le solde avant ou à l’arrivée. Un exemple montre ce que cela donne pour un séjour dans trois mois et pour un autre la semaine prochaine. Un hébergement peut avoir sa propre règle (Hébergements, «\u202fAcompte et échéances\u202f»).',
        'Les séjours déjà convenus gardent leur échéancier. Vous y saisissez aussi le compte pour les virements\u00a0; comparez le numéro lorsqu’il vous est répété.',
      ],
      link: 'Ouvrir les paramètres de facturation',
    },
    'damage-deposit': {
      title: 'Demander une caution',
      content: [
        'Connectez Stripe sous « Cartes et portefeuilles », puis choisissez « Caution » sous « Paiements » dans les paramètres de facturation : un montant, combien de jours avant l’arrivée il est bloqué, et combien de jours après le départ il est libéré. Un hébergement peut avoir sa propre règle. Seuls les nouveaux séjours sont concernés.',
        'Le montant est bloqué sur la carte avec laquelle le voyageur a payé en ligne. S’il n’y en a pas, ou si la banque refuse, le voyageur reçoit un lien par e-mail ce jour-là. Rien n’est débité, et la libération se fait automatiquement.',
        'En cas de dommage, ouvrez la réservation à partir de l’arrivée et choisissez « Débiter un dommage » : montant, raison et, si vous en avez une, photo. Le voyageur lit tout cela, et le reste est libéré. Ce n’est pas un paiement du séjour. Ce qui demande votre attention figure sous « Montants dus ».',
      ],
      link: 'Ouvrir les paramètres de facturation',
    },
    'enter-payments': {
      title: 'Saisir ce qu’un client a payé',
      content: [
        'Ouvrez la réservation et cliquez sur «\u202fAjouter un paiement\u202f». «\u202fAcompte\u202f» compte pour l’acompte de la réservation, indiqué comme payé une fois réglé en totalité. Les écritures ne sont jamais supprimées\u00a0: choisissez «\u202fRemboursement\u202f» quand de l’argent a été rendu ou saisi par erreur.',
        'Les factures montrent ce qui reste à payer\u00a0; le filtre «\u202fÀ payer\u202f» n’affiche que celles-là.',
      ],
      link: 'Ouvrir Réservations',
    },
    'cash-book': {
      title: 'Tenir un livre de caisse',
      content: [
        'Le livre de caisse se remplit tout seul\u00a0: chaque paiement en espèces y figure, ainsi que chaque remboursement en espèces. Chaque opération montre ce qu’il y a ensuite dans la caisse, et un jour de plusieurs opérations ce qui reste le soir.',
        'Cliquez sur «\u202fSolde d’ouverture\u202f» et saisissez ce qu’il y avait dans la caisse, et quel jour. L’argent que vous portez à la banque ou dépensez n’y figure pas. Si la caisse est négative, la page le dit.',
      ],
      link: 'Ouvrir le livre de caisse',
    },
    'bank-statements': {
      title: 'Enregistrer les paiements d’un relevé bancaire',
      content: [
        'Téléchargez le relevé auprès de votre banque, en CAMT.053 ou CSV, et importez-le sous Factures, Relevés bancaires. Chaque ligne montre la réservation qu’elle concerne : par la référence dans le motif, sinon par le montant et le nom. S’il y en a plusieurs, vous choisissez.',
        '«\u202fEnregistrer\u202f» inscrit le paiement dans la réservation avec son jour et son nom, d’abord comme acompte. Les correspondances sûres s’enregistrent en un clic. Un paiement pour plusieurs réservations se répartit par «\u202fChoisir des réservations\u202f». Rien n’est enregistré tout seul, et le même fichier une deuxième fois ne change rien.',
        'La première fois, nous vous montrons comment nous comprenons un fichier CSV. Ce que vous y changez vaut pour le suivant.',
      ],
      link: 'Ouvrir les relevés bancaires',
    },
    'what-is-on-an-invoice': {
      title: 'Que trouve-t-on sur une facture\u00a0?',
      content: [
        'Votre nom, votre adresse, vos coordonnées et votre numéro fiscal, le nom et l’adresse du client, le séjour avec l’hébergement, le logement, les dates et les voyageurs, chaque ligne du prix, le total, et l’acompte s’il y en a un.',
        'Si vos propres données sont fausses, modifiez vos données personnelles dans les paramètres. Si celles du voyageur sont fausses, modifiez le client.',
      ],
      link: 'Ouvrir Paramètres',
    },
    'e-invoice': {
      title: 'Facturer une entreprise, en XRechnung ou Factur-X',
      content: [
        'Ouvrez le client et saisissez l’entreprise, le numéro de TVA et la référence que l’entreprise veut lire sur sa facture, par exemple un numéro de commande. Les administrations allemandes ont une Leitweg-ID. Les voyageurs peuvent l’indiquer en réservant. Votre propre numéro de TVA se trouve dans vos coordonnées.',
        'Une fois la facture émise, XRechnung à côté de Télécharger vous donne le fichier pour les administrations et les entreprises. Le PDF contient les mêmes données (Factur-X), que les logiciels savent lire.',
        'Un brouillon pour une entreprise dit ce qui manquerait à une XRechnung, par exemple l’e-mail du client. Vous pouvez l’émettre quand même\u00a0: sur papier, la facture est complète.',
      ],
      link: toInvoices,
    },
    'invoice-link-expired': {
      title: 'Le lien vers un PDF ne fonctionne plus',
      content: [
        'Un lien de téléchargement est valable 15 minutes, pour qu’un lien transmis n’ouvre pas vos documents à jamais. Ouvrez la liste des factures et cliquez à nouveau sur «\u202fTélécharger\u202f». Pour envoyer une facture à un client, enregistrez le PDF et joignez-le.',
      ],
      link: toInvoices,
    },
    'choose-the-days': {
      title: 'Choisir ce que montrent les statistiques',
      content: [
        '«\u202fPériode\u202f» propose les intervalles courants\u00a0: jusqu’à aujourd’hui, ce mois-ci, le mois dernier, cette année, l’année dernière, et chaque mois de deux années. Pour d’autres jours, changez «\u202fDu\u202f» et «\u202fAu\u202f»\u00a0; les deux sont compris. «\u202fRegrouper par\u202f» règle les colonnes du graphique du chiffre d’affaires et laisse les jours tels quels.',
        'Chaque chiffre est comparé aux mêmes jours un an plus tôt et aux jours juste avant. Les mois entiers sont comparés à des mois entiers.',
        '«\u202fHébergement\u202f» et «\u202fLogement\u202f» restreignent tous les chiffres. L’adresse de la page contient votre choix\u00a0: vous pouvez l’ajouter à vos favoris. «\u202fTableaux\u202f» montre les mêmes chiffres sous forme de texte.',
      ],
      link: toAnalytics,
    },
    'what-counts-as-revenue': {
      title: 'Qu’est-ce qui compte comme chiffre d’affaires\u00a0?',
      content: [
        'Uniquement les réservations confirmées, nuit par nuit\u00a0: un séjour à cheval sur deux mois est réparti entre les deux. Chaque nuit porte son prix, ses personnes supplémentaires et ses prestations par jour\u00a0; une prestation facturée une seule fois revient à la première nuit. Les remises sont déduites.',
      ],
      link: toAnalytics,
    },
    'cancellation-rate': {
      title: 'Comment est calculé le taux d’annulation\u00a0?',
      content: [
        'Par mois d’arrivée\u00a0: «\u202fCréées\u202f» est le nombre de réservations pour ce mois, «\u202fAnnulées\u202f» celles d’entre elles qui ont été annulées, et «\u202fTaux\u202f» leur part en pourcentage. Les réservations supprimées ne comptent pas.',
      ],
      link: toAnalytics,
    },
  },
}

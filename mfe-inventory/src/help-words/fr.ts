import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toProperties = 'Ouvrir Hébergements'
const toUnits = 'Ouvrir Logements'
const toServices = 'Ouvrir Prestations'
const toPromocodes = 'Ouvrir Codes promo'
const toSeasons = 'Ouvrir Tarifs saisonniers'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Mise en place et premiers pas',
    'managing-properties': 'Gérer les hébergements',
    'services-and-promo-codes': 'Prestations et codes promo',
  },
  topics: {
    'step-1-property': {
      title: 'Étape 1\u00a0: créer un hébergement',
      content: [
        'Un hébergement est une maison ou un lieu avec une adresse. Tout le reste lui appartient\u00a0: ses logements sont ce que les voyageurs réservent, ses prestations ce qu’ils peuvent ajouter à un séjour.',
      ],
      steps: [
        'Ouvrez «\u202fHébergements\u202f» et cliquez sur «\u202fNouvel hébergement\u202f».',
        'Remplissez le nom, l’adresse avec le téléphone et une description\u00a0: les voyageurs la lisent sur votre page publique.',
        'Vérifiez le fuseau horaire. Il détermine quel jour il est dans cet hébergement.',
        'Cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouvel hébergement\u202f», ouvert depuis la liste des hébergements',
      link: toProperties,
    },
    'step-2-units': {
      title: 'Étape 2\u00a0: ajouter ses logements',
      content: [
        'Un logement est ce que l’on réserve\u00a0: un appartement, une chambre ou la maison entière. Un hébergement sans logement ne peut pas être réservé. Ajoutez un logement pour chaque bien qui se loue seul.',
      ],
      steps: [
        'Ouvrez «\u202fLogements\u202f» et cliquez sur «\u202fNouveau logement\u202f».',
        'Indiquez la capacité maximale, le nombre de personnes qui peuvent y dormir, et la capacité de base, le nombre d’entre elles comprises dans le prix par nuit.',
        'Indiquez le prix par nuit et, au-delà de la capacité de base, le prix par personne supplémentaire.',
        'Choisissez l’hébergement, laissez le statut sur «\u202fLibre\u202f» et «\u202fActif\u202f» tel quel, puis cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouveau logement\u202f» avec sa capacité et son prix',
      link: toUnits,
    },
    'step-5-services': {
      title: 'Étape 5\u00a0: ajouter des prestations (facultatif)',
      content: [
        'Petit-déjeuner, parking, ménage\u00a0: une prestation appartient à un hébergement et se facture une fois par séjour («\u202fUne fois\u202f») ou pour chaque nuit («\u202fPar jour\u202f»). Le formulaire de réservation la propose dès lors pour cet hébergement.',
      ],
      steps: [
        'Ouvrez «\u202fPrestations\u202f» et cliquez sur «\u202fNouvelle prestation\u202f».',
        'Indiquez le nom, le type, l’hébergement et le prix.',
        'Cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouvelle prestation\u202f», ouvert depuis la liste des prestations',
      link: toServices,
    },
    'step-6-promo-codes': {
      title: 'Étape 6\u00a0: créer des codes promo (facultatif)',
      content: [
        'Un code promo retire d’un séjour un pourcentage entier ou un montant, jusqu’à un jour que vous choisissez. Utile pour les habitués, les semaines calmes ou une lettre d’information.',
      ],
      steps: [
        'Ouvrez «\u202fCodes promo\u202f» et cliquez sur «\u202fNouveau code promo\u202f».',
        'Indiquez le code que les voyageurs vous donnent, la remise en pourcentage et une description.',
        'Ouvrez «\u202fConditions\u202f» s’il ne vaut que pour certaines nuits, certains logements ou voyageurs.',
        'Sous «\u202fValable jusqu’au\u202f», choisissez le dernier jour de validité, puis cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouveau code promo\u202f», ouvert depuis la liste des codes promo',
      link: toPromocodes,
    },
    'edit-a-property': {
      title: 'Modifier un hébergement ou un logement',
      content: [
        'Cliquez sur un hébergement, ou sur «\u202fModifier\u202f» dans la ligne d’un logement. Le bouton du formulaire indique «\u202fAucune modification\u202f» tant que vous n’avez rien changé, puis «\u202fEnregistrer les modifications\u202f».',
        'Un nouveau prix s’applique à ce qui est réservé à partir de maintenant. Les réservations existantes gardent le prix auquel elles ont été faites, tant que vous ne changez pas leurs dates, leur logement, leurs voyageurs, leurs prestations ou leur code.',
        'Si quelqu’un a modifié le même élément pendant que vous écriviez, rien n’est écrasé\u00a0: le formulaire le signale et propose «\u202fAfficher la nouvelle version\u202f».',
      ],
      link: toProperties,
    },
    'facts-for-guests': {
      title: 'Dire l’essentiel aux voyageurs : équipements, lits, heures d’arrivée',
      content: [
        'Les voyageurs décident d’après les faits : s’il y a le Wi-Fi et une place de parking, combien de lits, à partir de quelle heure ils peuvent arriver. Rien n’est obligatoire et deux minutes suffisent. Les voyageurs le voient sur vos pages publiques et les moteurs de recherche le lisent.',
        'Ce que tous les voyageurs d’un hébergement peuvent utiliser se coche dans l’hébergement. Ce que seul un logement possède se coche là.',
        'Les voyageurs voient les coordonnées à un kilomètre près environ.',
      ],
      steps: [
        'Ouvrez Hébergements, cliquez sur Modifier et ouvrez une partie sous Informations pour les voyageurs.',
        'Pour une heure, tapez 15. Dans les équipements, tapez un mot et appuyez sur Entrée pour cocher le premier trouvé.',
        'Appuyez sur « Choisir sur la carte » et cliquez là où se trouve la maison, ou collez ses coordonnées depuis une autre carte, par exemple 47.80, 13.30. Rédigez le règlement intérieur, si vous le souhaitez en plusieurs langues.',
        'Enregistrez les modifications. Ouvrez ensuite Logements et renseignez de la même façon les pièces, les lits, les salles de bain et la surface.',
      ],
      link: toProperties,
    },
    'instant-booking': {
      title: 'Laisser les voyageurs réserver sans demande',
      content: [
        'Beaucoup de voyageurs cherchent un logement qui soit à eux tout de suite. Avec la réservation instantanée, leur séjour est confirmé dès qu’ils ouvrent le lien de notre e-mail\u202f; vous n’avez pas à répondre. Vous la choisissez pour chaque logement, et elle est désactivée au départ.',
        'Tout le reste est inchangé\u00a0: prix, conditions, acompte, facture et e-mails. Vous recevez un e-mail «\u00a0Nouvelle réservation\u00a0», le séjour est aussitôt dans votre calendrier, et la réservation indique qu’elle a été instantanée. Les voyageurs peuvent rechercher ces logements.',
        'À partir de quelques heures avant l’arrivée, les voyageurs envoient une demande comme d’habitude, pour que personne n’arrive à l’improviste. Vous décidez du nombre d’heures, 24 au départ. Tenez votre calendrier à jour\u00a0: ce qui y est libre sera réservé.',
      ],
      steps: [
        'Ouvrez Logements et cliquez sur Modifier.',
        'Sous Réservation instantanée, choisissez Activée, puis indiquez jusqu’à combien d’heures avant l’arrivée.',
        'Cliquez sur Enregistrer les modifications.',
      ],
      link: toUnits,
    },
    'cancellation-terms': {
      title: 'Dire ce que coûte une annulation',
      content: [
        'Les voyageurs veulent savoir ce qui se passe s’ils ne peuvent pas venir. Vous le fixez pour chaque hébergement ; ils le voient avec le prix et l’acceptent avec leur demande. Un séjour garde les conditions que son voyageur a acceptées, quoi que vous changiez plus tard.',
        'Le voyageur qui annule lit ce que cela coûte ce jour-là et doit confirmer encore une fois. Les frais figurent sur la réservation, dans les paiements et dans les deux e-mails ; ce qui a été payé en plus est à rembourser. Vous pouvez y renoncer sur la réservation.',
        'Les nouveaux hébergements commencent avec les conditions pour lesquelles vous avez coché en dernier «\u202fUtiliser aussi ces conditions pour les nouveaux hébergements\u202f»\u00a0; vous pouvez en choisir d’autres à tout moment. Quand et comment les voyageurs paient s’écrit une seule fois pour tous les hébergements, dans les paramètres de facturation.',
        'Si vous annulez vous-même, cela ne coûte rien au voyageur, sauf si vous indiquez des frais.',
        'Les frais ne sont pas facturés automatiquement : demandez à votre expert-comptable si la TVA s’applique.',
      ],
      steps: [
        'Ouvrez Hébergements, cliquez sur Modifier et ouvrez Annulation sous les informations pour les voyageurs.',
        'Choisissez flexible, modérée, stricte ou non remboursable, ou Paliers personnels, au plus trois.',
        'Lisez en dessous ce que lisent les voyageurs, et cliquez sur Enregistrer les modifications.',
      ],
      link: toProperties,
    },
    arrival: {
      title: 'Indiquer aux voyageurs l’itinéraire et le code de la porte',
      content: [
        'Le voyageur dont le séjour est confirmé voit sur la page de sa réservation la rue de l’hébergement, la carte et les heures d’arrivée. L’itinéraire et le code de la porte s’y ajoutent quelques jours avant l’arrivée, pour que personne ne les ait pendant des semaines ; après le séjour, ils n’y sont plus.',
        'Qui ne fait que demander ou regarder n’en voit rien.',
      ],
      steps: [
        'Ouvrez Hébergements, cliquez sur Modifier et ouvrez Arrivée sous Informations pour les voyageurs : rédigez l’itinéraire, si vous le souhaitez en plusieurs langues, et dites combien de jours avant l’arrivée il s’affiche.',
        'Ouvrez Logements, cliquez sur Modifier et ouvrez Code de la porte.',
        'Un code modifié est vu aussitôt par tous les voyageurs qui peuvent le voir.',
      ],
      link: toProperties,
    },
    'extra-persons': {
      title: 'Comment se calculent les personnes supplémentaires',
      content: [
        'Le prix par nuit comprend autant de voyageurs que l’indique la capacité de base. Chaque voyageur de plus, jusqu’à la capacité maximale, coûte pour chaque nuit le prix par personne supplémentaire.',
        'Un exemple\u00a0: 120,00\u00a0€ par nuit, capacité de base 2, 15,50\u00a0€ par personne supplémentaire. Quatre voyageurs pour quatre nuits paient 4 × 120,00\u00a0€ plus 2 personnes supplémentaires × 4 nuits × 15,50\u00a0€, soit 604,00\u00a0€ en tout.',
        'Si la capacité de base et la capacité maximale sont égales, il ne peut pas y avoir de personne supplémentaire\u00a0: son prix doit alors être 0.',
      ],
      link: toUnits,
    },
    'seasonal-prices': {
      title: 'D’autres prix en été, à Noël ou pendant les salons',
      content: [
        'Une saison est une suite de nuits d’un logement avec son propre prix par nuit. Les nuits hors saison coûtent le prix par nuit du logement. Les saisons d’un logement ne se chevauchent jamais.',
        'Chaque nuit d’un séjour a le prix de sa saison\u00a0: sur trois nuits qui commencent deux jours avant l’été, deux coûtent le prix normal et une le prix d’été. Les réservations que vous avez déjà gardent leur prix.',
      ],
      steps: [
        'Ouvrez «\u202fLogements\u202f», cliquez sur «\u202fTarifs saisonniers\u202f», puis choisissez l’hébergement et l’année. «\u202fSaisons\u202f» dans la ligne d’un logement ne montre que celui-ci, et le formulaire d’un logement présente ses saisons à venir.',
        'Faites glisser sur les nuits de la bande de l’année, ou cliquez sur «\u202fNouvelle saison\u202f». Le formulaire a un champ de prix par logement\u00a0: laissé vide, le logement garde son prix normal.',
        'Indiquez le nom, la première nuit, la dernière nuit et le prix par nuit, puis cliquez sur «\u202fEnregistrer\u202f».',
      ],
      alt: 'Le formulaire «\u202fNouvelle saison\u202f» au-dessus des bandes de l’année',
      link: toSeasons,
    },
    'copy-seasons': {
      title: 'Réutiliser les saisons de cette année l’an prochain',
      content: [
        'Dans «\u202fTarifs saisonniers\u202f», «\u202fCopier vers …\u202f» place les saisons qui commencent cette année aux mêmes jours de l’année suivante, chaque prix étant modifié d’un pourcentage\u00a0: 2,5 transforme 100,00\u00a0€ en 102,50\u00a0€. Vous voyez les anciens et les nouveaux prix avant tout enregistrement.',
        'Une saison qui en chevaucherait une autre est écartée, et on vous dit laquelle.',
      ],
      link: toSeasons,
    },
    'stay-rules': {
      title: 'Combien de temps restent les voyageurs, et quels jours ils arrivent et partent',
      content: [
        'Aucune règle n’est nécessaire\u00a0: sans elles, les voyageurs réservent toutes les nuits libres. Une règle concerne tout ce que vous louez, un hébergement ou un logement, toujours ou à certaines dates. Ce que vous réservez vous-même n’y est pas soumis\u00a0; on vous le signale et vous pouvez continuer.',
        'De deux règles du même type, la plus précise l’emporte\u00a0: celle du logement avant celle de l’hébergement, une règle datée avant une règle permanente, la période la plus courte avant la plus longue. Les séjours minimums ne s’additionnent pas\u00a0; les jours sans arrivée ou sans départ, si.',
        'Un séjour réservé avant une règle reste tel quel.',
      ],
      steps: [
        'Ouvrez «\u202fLogements\u202f», cliquez sur «\u202fRègles de séjour\u202f» et choisissez une des règles courantes ou «\u202fNouvelle règle\u202f».',
        'Le calendrier du formulaire montre les jours d’un logement avec la règle, avant qu’elle soit enregistrée. Si des règles se contredisent, il nomme les nuits que personne ne pourrait réserver.',
        'Sur la page, faites glisser sur des jours pour voir quelles règles y valent, et cliquez sur «\u202fAjouter une règle pour ces jours\u202f».',
      ],
      link: 'Ouvrir Règles de séjour',
    },
    pictures: {
      title: 'Montrer des images d’un hébergement ou d’un logement',
      content: [
        'Les formulaires des hébergements et des logements acceptent jusqu’à 30 images chacun\u00a0: JPEG, PNG, WebP ou AVIF, jusqu’à 500\u00a0Ko chacune. Les photos plus lourdes sont réduites pour vous avant l’envoi.',
        'Chaque image a besoin d’une description. Les lecteurs d’écran la lisent aux voyageurs qui ne peuvent pas la voir, et elle s’affiche pendant que l’image se charge.',
        'La première image est celle que les voyageurs voient d’abord. Faites-les glisser dans un autre ordre, ou utilisez les flèches d’une image. Une image que vous supprimez n’est que marquée, et disparaît quand vous cliquez sur «\u202fEnregistrer les modifications\u202f».',
        'Si une image ne peut pas être envoyée, tout le reste est enregistré, et vous pouvez réessayer avec celle-là.',
      ],
      link: toProperties,
    },
    'unit-status': {
      title: 'À quoi sert le statut d’un logement',
      content: [
        'Seul un logement actif, au statut «\u202fLibre\u202f», peut être réservé\u00a0: par vous dans le formulaire de réservation, et par les voyageurs qui cherchent sur votre page publique.',
        '«\u202fOccupé\u202f», «\u202fFermé\u202f» et «\u202fEntretien\u202f» le retirent des deux, par exemple pendant des travaux. Ses réservations restent telles quelles. Pour un séjour, inutile de choisir «\u202fOccupé\u202f» à la main\u00a0: le calendrier le sait.',
      ],
      link: toUnits,
    },
    'inactive-or-deleted': {
      title: 'Rendre inactif ou supprimer\u00a0?',
      content: [
        '«\u202fInactif\u202f» est temporaire\u00a0: l’élément reste dans vos listes, après ceux qui sont actifs, mais n’est plus proposé pour de nouvelles réservations. Un hébergement inactif n’apparaît pas sur votre page publique. Remettez-le sur «\u202fActif\u202f» quand vous voulez.',
        '«\u202fSupprimer\u202f» est définitif\u00a0: l’élément disparaît de toutes les listes.',
      ],
    },
    archived: {
      title: 'Que deviennent les anciennes réservations quand je supprime quelque chose\u00a0?',
      content: [
        'Rien n’est perdu. Un hébergement, un logement, une prestation, un code promo ou un client utilisé dans une réservation est archivé\u00a0: il disparaît de vos listes et ne peut plus être réservé, mais reste sur les réservations et les factures qui le mentionnent, avec les prix de l’époque. Ce qui n’a jamais servi est supprimé définitivement.',
        '«\u202fSupprimer\u202f» demande d’abord confirmation et dit ce que cela touche. Avec un hébergement disparaissent de la même façon ses logements et ses prestations. Les réservations à venir restent\u00a0; si un séjour ne doit pas avoir lieu, annulez d’abord sa réservation.',
      ],
    },
    'unit-cannot-move': {
      title: 'Pourquoi ne puis-je pas déplacer un logement vers un autre hébergement\u00a0?',
      content: [
        'Un logement qui a été réservé reste dans son hébergement\u00a0: ses réservations et ses factures mentionnent cette adresse. Créez un nouveau logement dans l’autre hébergement, et mettez l’ancien sur «\u202fInactif\u202f».',
      ],
      link: toUnits,
    },
    'service-types': {
      title: '«\u202fPar jour\u202f» ou «\u202fUne fois\u202f»\u00a0?',
      content: [
        '«\u202fPar jour\u202f» est facturé pour chaque nuit du séjour\u00a0: un petit-déjeuner à 12,90\u00a0€ coûte 51,60\u00a0€ pour quatre nuits. «\u202fUne fois\u202f» est facturé une seule fois, quelle que soit la durée du séjour.',
        '«\u202fFacturé pour\u202f» dit pour qui\u00a0: le logement, chaque personne ou chaque animal. Un petit-déjeuner par personne à 12,90\u00a0€ coûte 103,20\u00a0€ pour deux personnes et quatre nuits. «\u202fÀ partir de l’âge de\u202f» exempte les enfants plus jeunes\u00a0; les bébés de moins de 2 ans ne paient jamais.',
        'Une prestation obligatoire, comme le ménage ou la taxe de séjour, est comprise dans chaque total que voient vos voyageurs, et personne ne peut la retirer. Les réservations existantes gardent ce qui a été convenu.',
        'Une prestation appartient à un seul hébergement. Si deux maisons proposent le petit-déjeuner, créez-le pour chacune.',
      ],
      link: toServices,
    },
    'tourist-tax': {
      title: 'Comment la taxe de séjour est calculée',
      content: [
        'Saisissez une fois ce que votre commune demande et choisissez les hébergements qui la doivent. Dès lors, chaque séjour y reçoit une ligne à part, au tarif de chaque nuit : aucun code promo, aucuns frais ni aucune annulation ne la réduisent, elle n’est pas un revenu, et les factures l’indiquent sans TVA, sauf si vous dites le contraire.',
        'Chaque tarif vaut à partir d’un jour. Saisissez-en un nouveau dès que votre commune le décide : un séjour à cheval sur ce jour est calculé en partie avec l’un, en partie avec l’autre. Les montants peuvent dépendre de l’âge, de la période de l’année et de la catégorie de la maison ; l’exemple montre ce que paierait une famille.',
        'Les voyageurs indiquent l’âge à l’arrivée. Si l’âge compte dès l’année qui suit l’anniversaire, un enfant de cet âge précis n’est pas encore taxé. Les bébés de moins de 2 ans ne paient jamais.',
        'Au départ, cliquez sur « Corriger » dans la réservation et dites qui a vraiment séjourné, et qui est exonéré et pourquoi. Si c’est moins que déclaré, on vous le demande et les deux sont conservés. Le relevé mensuel correspond à vos factures.',
      ],
      link: 'Ouvrir la taxe de séjour',
    },
    'service-price-changes': {
      title: 'Et si je change le prix d’une prestation\u00a0?',
      content: [
        'Les nouvelles réservations ont le nouveau prix. Une réservation qui a déjà la prestation garde l’ancien prix tant que vous ne changez pas ses dates, son logement, ses voyageurs, ses prestations ou son code\u00a0; vous choisissez alors si le prix est recalculé.',
      ],
      link: toServices,
    },
    'promo-code-rules': {
      title: 'Règles des codes promo',
      content: [
        'La remise porte sur les nuits, les personnes supplémentaires et les prestations. C’est un pourcentage entier de 0 à 100, et le résultat est arrondi une fois au centime\u00a0; ou un montant, qui retire au plus ce qu’elles coûtent.',
        'Sous «\u202fConditions\u202f», un code peut être lié à des séjours dont toutes les nuits se situent entre deux jours, à un minimum de nuits, à certains logements, aux réservations à partir d’un jour, et à un nombre d’utilisations au total ou par voyageur. Une réservation annulée libère son utilisation, une demande en attente en a une. Le voyageur, comme votre formulaire de réservation, lit près du code pourquoi il ne vaut pas.',
        'C’est le jour où vous réservez qui compte, pas le jour d’arrivée\u00a0: un code peut être choisi tant qu’il est actif, jusqu’au jour indiqué sous «\u202fValable jusqu’au\u202f» inclus. Chaque réservation peut avoir un code.',
        'Un code a de 3 à 10 caractères, et sa description de 10 à 50. Chaque code ne peut exister qu’une fois.',
      ],
      link: toPromocodes,
    },
    'promo-code-after-booking': {
      title: 'Un code a expiré ou a été modifié\u00a0: qu’en est-il des réservations existantes\u00a0?',
      content: [
        'Le pourcentage ou le montant est conservé avec la réservation. Même si le code expire, change de remise, devient inactif ou est supprimé, les réservations faites avec lui gardent leur remise, y compris quand leurs dates changent, tant que le code reste sélectionné. D’autres dates ou un autre logement doivent respecter ses conditions, sauf si vous gardez le prix convenu.',
      ],
      link: toPromocodes,
    },
  },
}

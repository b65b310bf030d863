import { brand } from '../../palette.ts'
import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  postalCodeWrong: 'Ce n’est pas un code postal de ce pays',
  phoneWrong: 'Saisissez le numéro avec l’indicatif du pays, comme +33 6 12 34 56 78',
  mustReadPrivacyPolicy: 'Veuillez confirmer que vous avez lu la politique de confidentialité',
  highestBelowLowest: 'Le prix maximal ne peut pas être inférieur au prix minimal',
  chooseMonth: 'Choisissez un mois, par exemple 2027-06',
  mapBounds: 'Indiquez les limites de la carte : ouest, sud, est et nord',
  clickLinkEmail: 'Cliquez sur le lien dans l’e-mail',
  enterDomain: 'Saisissez un domaine comme book.example.com',
  enterAddressesOnePerLine: 'Saisissez des adresses, une par ligne',
  demoHasNoDomain: 'Un compte de démo ne peut avoir ni domaine ni autres sites',
  demoHasNoBrand: 'Un compte de démo ne peut avoir ni nom ni images à lui',
  pictureTooLarge: 'Une image peut peser 5 Mo au plus',
  domainCannotUsedHereEnterAnother: 'Ce domaine ne peut pas être utilisé ici. Saisissez-en un autre.',
  enterPageAddress: 'Saisissez une adresse comme https://www.example.com/booking',
  noDomainCheckEnterOneFirst: 'Il n’y a pas de domaine à vérifier. Saisissez-en d’abord un.',
  linkIncompleteOpenFromEmailOnce: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
  requestCancelledByYou: 'Vous avez retiré cette demande.',
  nothingLeftConfirm: 'Il n’y a plus rien à confirmer.',
  requestAlreadyAnsweredOrExpired: 'Cette demande a déjà reçu une réponse, ou elle a expiré.',
  requestChangedMeanwhile: 'Votre client a modifié cette demande entre-temps. Veuillez la relire avant de répondre.',
  stayCannotCancelledHereAnyMore: 'Ce séjour ne peut plus être annulé ici. Écrivez à l’hôte.',
  stayCannotChangedHere: 'Ce séjour ne peut plus être modifié ici. Écrivez à l’hôte.',
  changeWaits: 'Vous attendez déjà la réponse à une modification. Retirez-la d’abord si vous en souhaitez une autre.',
  tooManyChanges: ({ count }) =>
    `Vous avez demandé ${count} modifications aujourd’hui. Écrivez à l’hôte ou réessayez demain.`,
  chooseOtherStay: 'Choisissez d’autres dates ou d’autres voyageurs que ceux de la réservation',
  changeSettled: 'Cette modification a reçu une réponse, a été retirée ou ne correspond plus à la réservation.',
  nothingToTakeBack: 'Il n’y a aucune modification à retirer.',
  formTooOldOrIncompleteCheck: 'Ce formulaire est trop ancien ou incomplet. Vérifiez le prix et envoyez-le de nouveau.',
  sentTooFast: 'C’était très rapide. Attendez un instant et envoyez de nouveau.',
  addressFull: ({ count }) =>
    `${count} demandes de cette adresse e-mail sont déjà en attente. Attendez une réponse, ou retirez-en une avec le lien dans son e-mail.`,
  addressHasWaiting: ({ count }) => `${count} demandes de cette adresse e-mail sont déjà en attente.`,
  bookedEnough:
    'Plusieurs séjours ont déjà été réservés ici aujourd’hui depuis cette adresse e-mail ou votre réseau. Pour en réserver un autre, écrivez à l’hôte.',
  networkFull: 'Plusieurs demandes de votre réseau attendent déjà une réponse. Attendez l’une d’elles.',
  hostFull: 'Beaucoup de demandes attendent la réponse de cet hôte. Réessayez plus tard ou écrivez à l’hôte.',
  addressUnconfirmed: 'Plusieurs demandes de cette adresse e-mail n’ont pas été confirmées.',
  confirmFirst:
    'Plusieurs demandes de cette adresse e-mail n’ont pas été confirmées. Cliquez sur le lien d’un e-mail déjà reçu avant de demander un autre séjour.',
  networkLapsed:
    'Beaucoup de demandes de votre réseau n’ont jamais été confirmées. Réessayez demain ou écrivez à l’hôte.',
  promoCodeNotKnown: 'Ce code promo n’existe pas ou n’est plus valable.',
  hiddenFieldFilled:
    'Un champ que l’on ne voit pas était rempli, peut-être par un gestionnaire de mots de passe. Il est de nouveau vide : veuillez renvoyer.',
  formAlreadySentCheckPrice: 'Ce formulaire a déjà été envoyé. Vérifiez le prix et envoyez-le de nouveau.',
  colourFormat: `Une couleur comme ${brand}`,
  feeChanged: ({ fee }) => `L’annulation coûte désormais ${fr.euros(fee)}. Veuillez le vérifier avant d’annuler.`,
  noCardWanted: 'Aucune carte n’est nécessaire pour ce séjour en ce moment.',
  holdUnavailable: 'Cela ne fonctionne pas pour le moment. Réessayez dans quelques minutes.',
  nothingToPayByCard: 'Il n’y a rien à payer par carte pour ce séjour.',
  cardsUnavailable:
    'Le paiement par carte ne fonctionne pas pour le moment. Réessayez dans quelques minutes, ou payez par virement.',
  termsChanged: 'L’hôte a modifié les conditions entre-temps. Veuillez les lire avant d’envoyer.',
  priceChanged: ({ total }) =>
    `Le prix a changé\u00a0: ce séjour coûte maintenant ${fr.euros(total)}. Vérifiez-le avant d’envoyer.`,
  mailsSent: ({ count, email }) =>
    `Nous avons envoyé ${count} e-mails à ${email}. Regardez dans vos courriers indésirables, ou vérifiez l’adresse.`,
  nameServersSilent: ({ name }) =>
    `Les serveurs de noms ne répondent pas pour ${name}. Réessayez dans quelques minutes.`,
  noRecord: ({ name }) =>
    `Il n’y a pas encore d’enregistrement TXT pour ${name}. Ce que vous saisissez chez votre fournisseur peut prendre quelques minutes, rarement un jour.`,
  otherRecord: ({ name, found, wanted }) =>
    `L’enregistrement TXT de ${name} indique «\u202f${found}\u202f» au lieu de «\u202f${wanted}\u202f».`,
}

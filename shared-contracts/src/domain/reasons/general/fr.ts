import { isChosen } from '../nouns/chosen.ts'
import type { Choice, Field } from '../nouns/en.ts'
import { amounts, lists, nouns, things } from '../nouns/fr.ts'
import { fr } from '../../languages/fr.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'
import type { Messages } from './en.ts'

const either = readingsIn(fr, 'ou')

const ask = (noun: Field | Choice) => `${isChosen(noun) ? 'Choisissez' : 'Saisissez'} ${nouns[noun]}`
const atLeastCharacters = (minimum: number) =>
  fr.plural(minimum, { one: '# caractère au moins', other: '# caractères au moins' })
const atMostCharacters = (maximum: number) =>
  fr.plural(maximum, { one: '# caractère au plus', other: '# caractères au plus' })

export const messages: Messages = {
  required: ({ noun }) => ask(noun),
  choose: ({ noun }) => ask(noun),
  select: ({ noun }) => `${ask(noun)}.`,
  enter: ({ noun }) => ask(noun),
  chooseFromList: ({ noun }) => `Choisissez ${lists[noun]} dans la liste`,
  notFound: ({ noun }) => `${things[noun]} introuvable.`,
  tooShort: ({ minimum }) => atLeastCharacters(minimum),
  tooLong: ({ maximum }) => atMostCharacters(maximum),
  overlong: ({ maximum }) => atMostCharacters(maximum),
  atLeastCharacters: ({ minimum }) => atLeastCharacters(minimum),
  atMostCharacters: ({ maximum }) => atMostCharacters(maximum),
  tooSmall: ({ minimum }) => `${minimum} au moins`,
  negative: () => '0 au moins',
  tooLarge: ({ maximum }) => `${fr.number(maximum)} au plus`,
  atLeast: ({ noun, minimum }) => `${amounts[noun](minimum)} au moins`,
  atMost: ({ noun, maximum }) => `${amounts[noun](maximum)} au plus`,
  within: ({ noun, minimum, maximum }) => `Saisissez de ${minimum} à ${amounts[noun](maximum)}`,
  between: ({ minimum, maximum }) => `Seules les valeurs de ${minimum} à ${maximum} sont autorisées`,
  enterNumber: 'Saisissez un nombre',
  chooseYesOrNo: 'Choisissez oui ou non',
  choosePlan: 'Choisissez l’un des tarifs',
  planNotOffered: 'Ce tarif n’est pas proposé ici',
  enterAges: 'Choisissez l’âge de chaque enfant, de 0 à 17 ans.',
  oneAdult: 'Au moins un des voyageurs doit être adulte.',
  unitTakenNow: 'Le logement est occupé.',
  unitNotBookable: 'Ce logement ne peut pas être réservé\u00a0: il est inactif ou indisponible.',
  propertyNotActive: 'Cet hébergement n’est pas actif.',
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `du ${fr.day(range.check_in)} au ${fr.day(range.check_out)}`)
    return `Le logement est occupé ${named.join(', ')}${isMore ? ' et à d’autres dates' : ''}.`
  },
  lastNightBeforeFirst: 'La dernière nuit ne peut pas précéder la première.',
  pictureHeic:
    'C’est une image HEIC d’un appareil Apple, quelle que soit la fin de son nom. Enregistrez-la en JPEG et choisissez ce fichier',
  notName: 'Saisissez un nom, sans lien ni signe qui n’en fait pas partie',
  emailNotPlain:
    'Nos e-mails ne peuvent pas être remis à une adresse avec des lettres comme é avant le @. Saisissez-en une autre',
  emailWithoutEnding: 'Il manque une terminaison comme .com après le @',
  passwordMustIncludeUpperLowercaseNumber:
    'Le mot de passe doit contenir des majuscules, des minuscules, un chiffre et un caractère spécial',
  onlyLettersAllowed: 'Seules les lettres sont autorisées',
  mustAcceptPrivacyPolicy: 'Vous devez accepter la politique de confidentialité',
  chooseOneOrders: 'Choisissez l’un des tris',
  enterValidEmailAddress: 'Saisissez une adresse e-mail valide',
  activeRequired: 'Indiquez si c’est actif',
  chooseActiveOrInactive: 'Choisissez actif ou inactif',
  mustBeText: 'Un texte est attendu ici',
  pageWholeNumber: 'La page doit être un nombre entier',
  pageTooSmall: 'Les pages commencent à 1',
  noSuchPage: 'Cette page n’existe pas',
  pageSizeWholeNumber: 'La taille de la page doit être un nombre entier',
  onlyWholeNumbersAllowed: 'Seuls les nombres entiers sont autorisés',
  textContainsCharacterCannotStored: 'Ce texte contient un caractère qui ne peut pas être enregistré',
  atMostOneDecimal: 'Une décimale au plus',
  dateOutOfRange: 'Choisissez une date entre 1900 et 2199',
  tooManyDecimals: '2 décimales au plus',
  versionMustWholeNumber: 'La version doit être un nombre entier',
  onlyJpegPngWebpAndAvif: 'Seules les images JPEG, PNG, WebP et AVIF peuvent être utilisées',
  contentFileDoesNotMatchName: 'Le contenu de ce fichier ne correspond pas à son nom',
  pictureDamagedOrIncomplete: 'Cette image est endommagée ou incomplète',
  pictureTooManyPixels: 'Cette image a trop de pixels',
  pictureTooLongAndNarrow: 'Cette image est trop longue et trop étroite',
  pictureTooHeavy:
    'Cette image est trop longue à lire. Enregistrez-la en plus petit, ou en JPEG ordinaire, et réessayez',
  checkOutAfterCheckIn: 'Le départ doit être après l’arrivée.',
  checkInPast: 'L’arrivée ne peut pas être dans le passé.',
  tooManyGuests: 'Ce logement ne peut pas accueillir autant de voyageurs.',
  petsNotWelcome: 'Les animaux ne sont pas admis ici.',
  tooManyPets: ({ most }) =>
    fr.plural(most, { one: '# animal au maximum est admis ici.', other: '# animaux au maximum sont admis ici.' }),
  wrongPhoneFormat: 'Ce numéro de téléphone n’est pas valide',
  requestContainsCharacterCannotStored: 'Cette requête contient un caractère qui ne peut pas être enregistré.',
  bodyNotValidJson: 'Le contenu n’est pas du JSON valide.',
  idempotencyKeyUsedAnotherRequest: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  valueRequestCannotStored: 'Une valeur de cette requête ne peut pas être enregistrée.',
  databaseAway: 'La base de données est injoignable pour le moment. Réessayez dans un instant.',
  diskFull: 'Le disque du serveur est plein\u00a0: rien n’a été enregistré. Réessayez plus tard.',
  diskFailing: 'Le serveur ne peut pas enregistrer\u00a0: rien n’a été enregistré. Réessayez plus tard.',
  storageAway: 'Le stockage des images et des documents est injoignable pour le moment. Réessayez dans un instant.',
  busy: 'Le service est très sollicité. Réessayez dans un instant.',
  recordAlreadyExists: 'Cet élément existe déjà.',
  recordBelongsSomethingGone: 'Cet élément dépend de quelque chose qui n’existe plus ou qui est encore utilisé.',
  overlapsAnotherRecord: 'Cela chevauche un autre élément.',
  changedAtSameMoment: 'Quelqu’un d’autre a fait une modification au même moment. Réessayez.',
  requestCannotRead: 'Cette requête ne peut pas être lue.',
  nothingAtAddress: 'Il n’y a rien à cette adresse.',
  requestTookTooLongArrive: 'La requête est arrivée trop lentement.',
  requestTooLarge: 'Cette requête est trop volumineuse.',
  addressTooLong: 'Cette adresse est trop longue.',
  sendAsApplicationJson: 'Envoyez ceci en application/json.',
  headersRequestTooLarge: 'Les en-têtes de cette requête sont trop volumineux.',
  requestCannotAnswered: 'Il n’est pas possible de répondre à cette requête.',
  somethingWentWrongOnOurSide: 'Un problème est survenu de notre côté. Réessayez.',
  checkHighlightedFields: 'Vérifiez les champs signalés.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié ces données entre-temps. Regardez les changements avant d’enregistrer.',
  pleaseSignIn: 'Connectez-vous.',
  idempotencyKeyMalformed: 'L’Idempotency-Key doit comporter de 1 à 200 caractères imprimables.',
  noApiKeyMayMakeCall: 'Une clé d’API ne suffit pas ici\u00a0: connectez-vous.',
  sessionTooManyOpenStreams: 'Cette session a déjà trop de connexions ouvertes.',
  stayTooLong: `Un séjour peut durer ${maxStayNights} nuits au plus.`,
  leastNightsHere: ({ nights }) =>
    fr.plural(nights, { one: 'Ici, un séjour dure au moins # nuit.', other: 'Ici, un séjour dure au moins # nuits.' }),
  mostNightsHere: ({ nights }) =>
    fr.plural(nights, { one: 'Ici, un séjour dure # nuit au plus.', other: 'Ici, un séjour dure # nuits au plus.' }),
  lastArrivalHere: ({ day }) => `Ici, un séjour peut commencer le ${fr.day(day)} au plus tard.`,
  minNightsFrom: ({ nights, day }) =>
    fr.plural(nights, {
      one: `Un séjour qui commence le ${fr.longDayWithWeekday(day)} compte au moins # nuit.`,
      other: `Un séjour qui commence le ${fr.longDayWithWeekday(day)} compte au moins # nuits.`,
    }),
  minNightsOver: ({ nights, day }) =>
    fr.plural(nights, {
      one: `Un séjour qui comprend la nuit du ${fr.longDayWithWeekday(day)} compte au moins # nuit.`,
      other: `Un séjour qui comprend la nuit du ${fr.longDayWithWeekday(day)} compte au moins # nuits.`,
    }),
  maxNightsFrom: ({ nights, day }) =>
    fr.plural(nights, {
      one: `Un séjour qui commence le ${fr.longDayWithWeekday(day)} compte au plus # nuit.`,
      other: `Un séjour qui commence le ${fr.longDayWithWeekday(day)} compte au plus # nuits.`,
    }),
  maxNightsOver: ({ nights, day }) =>
    fr.plural(nights, {
      one: `Un séjour qui comprend la nuit du ${fr.longDayWithWeekday(day)} compte au plus # nuit.`,
      other: `Un séjour qui comprend la nuit du ${fr.longDayWithWeekday(day)} compte au plus # nuits.`,
    }),
  arrivalWeekdays: ({ day, weekdays }) =>
    `Aucun séjour ne peut commencer le ${fr.longDayWithWeekday(day)} : jours d’arrivée : ${fr.list(weekdayNames(fr, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }) =>
    `Aucun séjour ne peut finir le ${fr.longDayWithWeekday(day)} : jours de départ : ${fr.list(weekdayNames(fr, weekdays))}.`,
  closedToArrival: ({ day }) => `Aucun séjour ne peut commencer le ${fr.longDayWithWeekday(day)}.`,
  closedToDeparture: ({ day }) => `Aucun séjour ne peut finir le ${fr.longDayWithWeekday(day)}.`,
  leadTime: ({ hours, day }) =>
    fr.plural(hours, {
      one: `Ici, on réserve au moins # heure avant l’arrivée : un séjour peut commencer le ${fr.longDayWithWeekday(day)} au plus tôt.`,
      other: `Ici, on réserve au moins # heures avant l’arrivée : un séjour peut commencer le ${fr.longDayWithWeekday(day)} au plus tôt.`,
    }),
  preparationDays: ({ days }) =>
    fr.plural(days, {
      one: 'Ici, # jour reste libre entre deux séjours.',
      other: 'Ici, # jours restent libres entre deux séjours.',
    }),
  codeFrom: ({ day }) => `Ce code promo est valable à partir du ${fr.day(day)}.`,
  codeDates: ({ from, to }) => {
    if (!to) return `Ce code promo vaut pour les nuits à partir du ${fr.day(from ?? '')}.`
    return from
      ? `Ce code promo vaut pour les nuits du ${fr.day(from)} au ${fr.day(to)}.`
      : `Ce code promo vaut pour les nuits jusqu’au ${fr.day(to)}.`
  },
  codeNights: ({ nights }) =>
    fr.plural(nights, {
      one: 'Ce code promo vaut à partir de # nuit.',
      other: 'Ce code promo vaut à partir de # nuits.',
    }),
  codeUnit: 'Ce code promo ne vaut pas pour ce logement.',
  codeUsedUp: 'Ce code promo est épuisé.',
  codeUsedUpByGuest: 'Ce voyageur a déjà utilisé ce code promo autant de fois que possible.',
  mostItems: ({ count }) => fr.plural(count, { one: '# élément au plus', other: '# éléments au plus' }),
  leastItems: ({ count }) => fr.plural(count, { one: '# élément au moins', other: '# éléments au moins' }),
  mostNumber: ({ count }) => `${fr.number(count)} au plus`,
  leastNumber: ({ count }) => `${fr.number(count)} au moins`,
  twoAmounts: ({ readings }) => `Voulez-vous dire ${either.amounts(readings)} ? Écrivez ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }) => `Voulez-vous dire ${either.numbers(readings)} ? Écrivez ${either.typed(readings)}.`,
  mustBeNumber: 'Un nombre est attendu ici',
  mustBeWholeNumber: 'Un nombre entier est attendu ici',
  mustBeTrueOrFalse: 'Oui ou non est attendu ici',
  mustBeList: 'Une liste est attendue ici',
  mustBeObject: 'Un objet avec des champs nommés est attendu ici',
  mustBeDate: 'Une date est attendue ici',
  noSuchDay: 'Ce jour n’existe pas',
  dateFormat: 'Saisissez une date comme 2026-12-31',
  momentFormat: 'Saisissez une date et une heure comme 2026-12-31T10:00:00Z',
  urlFormat: 'Saisissez une adresse comme https://www.example.com',
  missing: 'Cette information manque',
  notValid: 'Cette information n’est pas valide',
  wrongFormat: 'Cette information n’a pas la bonne forme',
  oneOf: ({ values }) => `Valeurs possibles\u00a0: ${values.join(', ')}`,
  unknownFields: ({ fields }) => `Il n’y a pas de champ ${fields.join(', ')}`,
  tooManyAttempts: ({ seconds }) =>
    seconds < 60
      ? fr.plural(seconds, {
          one: 'Trop de tentatives. Attendez # seconde et réessayez.',
          other: 'Trop de tentatives. Attendez # secondes et réessayez.',
        })
      : fr.plural(Math.ceil(seconds / 60), {
          one: 'Trop de tentatives. Attendez # minute et réessayez.',
          other: 'Trop de tentatives. Attendez # minutes et réessayez.',
        }),
  scopeMissing: ({ scope }) =>
    `Il manque à cette clé d’API le droit ${scope}. Créez-en une qui l’a dans Paramètres, Connexions.`,
  linkExpiredExport: 'Ce lien n’est plus valable. Cliquez de nouveau sur Exporter dans la liste.',
  vatIdWrong:
    'Ce numéro de TVA n’est pas valide. Il commence par les lettres du pays, par exemple FR, et chaque caractère compte.',
  leitwegIdWrong:
    'Cela ressemble à une Leitweg-ID, mais ses chiffres de contrôle ne conviennent pas. Vérifiez chaque chiffre.',
  linkExpiredPicture: 'Ce lien n’est plus valable. Ouvrez la photo depuis la réservation.',
  linkExpiredDocument: 'Ce lien n’est plus valable. Ouvrez le document depuis la liste des factures.',
  tooManyLists: 'D’autres longues listes sont encore en cours de lecture. Réessayez dans un instant.',
  fieldTooLong: 'Un champ de ce formulaire est trop long.',
  formUnreadable: 'Le formulaire ne peut pas être lu.',
  authenticatorAppNotFound: 'Aucune application d’authentification n’est configurée.',
}

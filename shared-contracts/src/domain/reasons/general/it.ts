import { isChosen } from '../nouns/chosen.ts'
import type { Choice, Field } from '../nouns/en.ts'
import { amounts, lists, nouns, things } from '../nouns/it.ts'
import { it } from '../../languages/it.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'
import type { Messages } from './en.ts'

const either = readingsIn(it, 'o')

const ask = (noun: Field | Choice) => `${isChosen(noun) ? 'Scegliere' : 'Inserire'} ${nouns[noun]}`
const atLeastCharacters = (minimum: number) =>
  it.plural(minimum, { one: 'Almeno # carattere', other: 'Almeno # caratteri' })
const atMostCharacters = (maximum: number) =>
  it.plural(maximum, { one: 'Al massimo # carattere', other: 'Al massimo # caratteri' })

export const messages: Messages = {
  required: ({ noun }) => ask(noun),
  choose: ({ noun }) => ask(noun),
  select: ({ noun }) => `${ask(noun)}.`,
  enter: ({ noun }) => ask(noun),
  chooseFromList: ({ noun }) => `Scegliere ${lists[noun]} dall’elenco`,
  notFound: ({ noun }) => `${things[noun]} inesistente.`,
  tooShort: ({ minimum }) => atLeastCharacters(minimum),
  tooLong: ({ maximum }) => atMostCharacters(maximum),
  overlong: ({ maximum }) => atMostCharacters(maximum),
  atLeastCharacters: ({ minimum }) => atLeastCharacters(minimum),
  atMostCharacters: ({ maximum }) => atMostCharacters(maximum),
  tooSmall: ({ minimum }) => `Almeno ${minimum}`,
  negative: () => 'Almeno 0',
  tooLarge: ({ maximum }) => `Al massimo ${it.number(maximum)}`,
  atLeast: ({ noun, minimum }) => `Almeno ${amounts[noun](minimum)}`,
  atMost: ({ noun, maximum }) => `Al massimo ${amounts[noun](maximum)}`,
  within: ({ noun, minimum, maximum }) => `Inserire da ${minimum} a ${amounts[noun](maximum)}`,
  between: ({ minimum, maximum }) => `Sono ammessi solo valori da ${minimum} a ${maximum}`,
  enterNumber: 'Inserire un numero',
  chooseYesOrNo: 'Scegliere sì o no',
  choosePlan: 'Scegliere una delle tariffe',
  planNotOffered: 'Questa tariffa non è offerta qui',
  enterAges: 'Indichi l’età di ogni bambino, da 0 a 17 anni.',
  oneAdult: 'Almeno uno degli ospiti deve essere adulto.',
  unitTakenNow: 'L’alloggio è occupato.',
  unitNotBookable: 'Questo alloggio non è prenotabile: non è attivo o non è disponibile.',
  propertyNotActive: 'Questa struttura non è attiva.',
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `dal ${it.day(range.check_in)} al ${it.day(range.check_out)}`)
    return `L’alloggio è occupato ${named.join(', ')}${isMore ? ' e in altri giorni' : ''}.`
  },
  lastNightBeforeFirst: 'L’ultima notte non può precedere la prima.',
  pictureHeic:
    'È un’immagine HEIC di un dispositivo Apple, comunque finisca il suo nome. Salvarla o esportarla come JPEG e scegliere quel file',
  notName: 'Inserire un nome, senza link e segni che non ne fanno parte',
  emailNotPlain: 'Non possiamo recapitare e-mail a un indirizzo con lettere come é prima della @. Inserirne un altro',
  emailWithoutEnding: 'Dopo la @ manca una terminazione come .com',
  passwordMustIncludeUpperLowercaseNumber:
    'La password deve contenere maiuscole, minuscole, una cifra e un carattere speciale',
  onlyLettersAllowed: 'Sono ammesse solo lettere',
  mustAcceptPrivacyPolicy: 'È necessario accettare l’informativa sulla privacy',
  chooseOneOrders: 'Scegliere uno degli ordinamenti',
  enterValidEmailAddress: 'Inserire un indirizzo e-mail valido',
  activeRequired: 'Indicare se è attivo',
  chooseActiveOrInactive: 'Scegliere attivo o non attivo',
  mustBeText: 'Qui serve un testo',
  pageWholeNumber: 'La pagina deve essere un numero intero',
  pageTooSmall: 'Le pagine iniziano da 1',
  noSuchPage: 'Questa pagina non esiste',
  pageSizeWholeNumber: 'La dimensione della pagina deve essere un numero intero',
  onlyWholeNumbersAllowed: 'Sono ammessi solo numeri interi',
  textContainsCharacterCannotStored: 'Questo testo contiene un carattere che non può essere salvato',
  atMostOneDecimal: 'Al massimo un decimale',
  dateOutOfRange: 'Scegliere una data tra il 1900 e il 2199',
  tooManyDecimals: 'Al massimo 2 decimali',
  versionMustWholeNumber: 'La versione deve essere un numero intero',
  onlyJpegPngWebpAndAvif: 'Si possono usare solo immagini JPEG, PNG, WebP e AVIF',
  contentFileDoesNotMatchName: 'Il contenuto di questo file non corrisponde al suo nome',
  pictureDamagedOrIncomplete: 'Questa immagine è danneggiata o incompleta',
  pictureTooManyPixels: 'Questa immagine ha troppi pixel',
  pictureTooLongAndNarrow: 'Questa immagine è troppo lunga e stretta',
  pictureTooHeavy:
    'Leggere questa immagine richiede troppo tempo. Salvarla più piccola, o come normale JPEG, e riprovare',
  checkOutAfterCheckIn: 'La partenza deve essere successiva all’arrivo.',
  checkInPast: 'L’arrivo non può essere nel passato.',
  tooManyGuests: 'L’alloggio non può ospitare così tante persone.',
  petsNotWelcome: 'Qui non sono ammessi animali.',
  tooManyPets: ({ most }) =>
    it.plural(most, { one: 'Qui è ammesso al massimo # animale.', other: 'Qui sono ammessi al massimo # animali.' }),
  wrongPhoneFormat: 'Questo numero di telefono non è valido',
  requestContainsCharacterCannotStored: 'Questa richiesta contiene un carattere che non può essere salvato.',
  bodyNotValidJson: 'Il contenuto non è un JSON valido.',
  idempotencyKeyUsedAnotherRequest: 'Questa Idempotency-Key è già stata usata per un’altra richiesta.',
  valueRequestCannotStored: 'Un valore di questa richiesta non può essere salvato.',
  databaseAway: 'Al momento il database non è raggiungibile. Riprovare tra un istante.',
  diskFull: 'Lo spazio del server è esaurito: non è stato salvato nulla. Riprovare più tardi.',
  diskFailing: 'Il server non riesce a salvare: non è stato salvato nulla. Riprovare più tardi.',
  storageAway: 'Al momento l’archivio di immagini e documenti non è raggiungibile. Riprovare tra un istante.',
  busy: 'Il servizio è molto occupato. Riprovare tra un istante.',
  recordAlreadyExists: 'Questo elemento esiste già.',
  recordBelongsSomethingGone: 'Questo elemento appartiene a qualcosa che non esiste più o che è ancora in uso.',
  overlapsAnotherRecord: 'Si sovrappone a un altro elemento.',
  changedAtSameMoment: 'Qualcun altro ha fatto una modifica nello stesso momento. Riprovare.',
  requestCannotRead: 'Questa richiesta non può essere letta.',
  nothingAtAddress: 'A questo indirizzo non c’è nulla.',
  requestTookTooLongArrive: 'La richiesta è arrivata troppo lentamente.',
  requestTooLarge: 'Questa richiesta è troppo grande.',
  addressTooLong: 'Questo indirizzo è troppo lungo.',
  sendAsApplicationJson: 'Inviare come application/json.',
  headersRequestTooLarge: 'Le intestazioni di questa richiesta sono troppo grandi.',
  requestCannotAnswered: 'A questa richiesta non si può rispondere.',
  somethingWentWrongOnOurSide: 'Qualcosa non ha funzionato da parte nostra. Riprovare.',
  checkHighlightedFields: 'Controllare i campi evidenziati.',
  changedMeanwhile: 'Nel frattempo qualcun altro ha modificato questi dati. Controllare le modifiche prima di salvare.',
  pleaseSignIn: 'È necessario accedere.',
  idempotencyKeyMalformed: 'L’Idempotency-Key deve avere da 1 a 200 caratteri stampabili.',
  noApiKeyMayMakeCall: 'Per questo non basta una chiave API: è necessario accedere.',
  sessionTooManyOpenStreams: 'Questa sessione ha già troppe connessioni aperte.',
  stayTooLong: `Un soggiorno può durare al massimo ${maxStayNights} notti.`,
  leastNightsHere: ({ nights }) =>
    it.plural(nights, {
      one: 'Qui i soggiorni durano almeno # notte.',
      other: 'Qui i soggiorni durano almeno # notti.',
    }),
  mostNightsHere: ({ nights }) =>
    it.plural(nights, {
      one: 'Qui i soggiorni durano al massimo # notte.',
      other: 'Qui i soggiorni durano al massimo # notti.',
    }),
  lastArrivalHere: ({ day }) => `Qui i soggiorni possono iniziare al più tardi il ${it.day(day)}.`,
  minNightsFrom: ({ nights, day }) =>
    it.plural(nights, {
      one: `Un soggiorno che inizia ${it.longDayWithWeekday(day)} dura almeno # notte.`,
      other: `Un soggiorno che inizia ${it.longDayWithWeekday(day)} dura almeno # notti.`,
    }),
  minNightsOver: ({ nights, day }) =>
    it.plural(nights, {
      one: `Un soggiorno con la notte di ${it.longDayWithWeekday(day)} dura almeno # notte.`,
      other: `Un soggiorno con la notte di ${it.longDayWithWeekday(day)} dura almeno # notti.`,
    }),
  maxNightsFrom: ({ nights, day }) =>
    it.plural(nights, {
      one: `Un soggiorno che inizia ${it.longDayWithWeekday(day)} dura al massimo # notte.`,
      other: `Un soggiorno che inizia ${it.longDayWithWeekday(day)} dura al massimo # notti.`,
    }),
  maxNightsOver: ({ nights, day }) =>
    it.plural(nights, {
      one: `Un soggiorno con la notte di ${it.longDayWithWeekday(day)} dura al massimo # notte.`,
      other: `Un soggiorno con la notte di ${it.longDayWithWeekday(day)} dura al massimo # notti.`,
    }),
  arrivalWeekdays: ({ day, weekdays }) =>
    `Nessun soggiorno può iniziare ${it.longDayWithWeekday(day)}: giorni di arrivo: ${it.list(weekdayNames(it, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }) =>
    `Nessun soggiorno può finire ${it.longDayWithWeekday(day)}: giorni di partenza: ${it.list(weekdayNames(it, weekdays))}.`,
  closedToArrival: ({ day }) => `Nessun soggiorno può iniziare ${it.longDayWithWeekday(day)}.`,
  closedToDeparture: ({ day }) => `Nessun soggiorno può finire ${it.longDayWithWeekday(day)}.`,
  leadTime: ({ hours, day }) =>
    it.plural(hours, {
      one: `Qui si prenota almeno # ora prima del check-in: un soggiorno può iniziare da ${it.longDayWithWeekday(day)}.`,
      other: `Qui si prenota almeno # ore prima del check-in: un soggiorno può iniziare da ${it.longDayWithWeekday(day)}.`,
    }),
  preparationDays: ({ days }) =>
    it.plural(days, {
      one: 'Qui tra due soggiorni resta libero # giorno.',
      other: 'Qui tra due soggiorni restano liberi # giorni.',
    }),
  codeFrom: ({ day }) => `Questo codice promozionale vale dal ${it.day(day)}.`,
  codeDates: ({ from, to }) => {
    if (!to) return `Questo codice promozionale vale per le notti dal ${it.day(from ?? '')}.`
    return from
      ? `Questo codice promozionale vale per le notti dal ${it.day(from)} al ${it.day(to)}.`
      : `Questo codice promozionale vale per le notti fino al ${it.day(to)}.`
  },
  codeNights: ({ nights }) =>
    it.plural(nights, {
      one: 'Questo codice promozionale vale per soggiorni di almeno # notte.',
      other: 'Questo codice promozionale vale per soggiorni di almeno # notti.',
    }),
  codeUnit: 'Questo codice promozionale non vale per questo alloggio.',
  codeUsedUp: 'Questo codice promozionale è esaurito.',
  codeUsedUpByGuest: 'Questo ospite ha già usato il codice promozionale tutte le volte possibili.',
  mostItems: ({ count }) => it.plural(count, { one: 'Al massimo # elemento', other: 'Al massimo # elementi' }),
  leastItems: ({ count }) => it.plural(count, { one: 'Almeno # elemento', other: 'Almeno # elementi' }),
  mostNumber: ({ count }) => `Al massimo ${it.number(count)}`,
  leastNumber: ({ count }) => `Almeno ${it.number(count)}`,
  twoAmounts: ({ readings }) => `Si intende ${either.amounts(readings)}? Scrivere ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }) => `Si intende ${either.numbers(readings)}? Scrivere ${either.typed(readings)}.`,
  mustBeNumber: 'Qui serve un numero',
  mustBeWholeNumber: 'Qui serve un numero intero',
  mustBeTrueOrFalse: 'Qui serve sì o no',
  mustBeList: 'Qui serve un elenco',
  mustBeObject: 'Qui serve un oggetto con campi denominati',
  mustBeDate: 'Qui serve una data',
  noSuchDay: 'Questo giorno non esiste',
  dateFormat: 'Inserire una data come 2026-12-31',
  momentFormat: 'Inserire data e ora come 2026-12-31T10:00:00Z',
  urlFormat: 'Inserire un indirizzo come https://www.example.com',
  missing: 'Questo dato manca',
  notValid: 'Questo dato non è valido',
  wrongFormat: 'Questo dato non è nel formato giusto',
  oneOf: ({ values }) => `Valori possibili: ${values.join(', ')}`,
  unknownFields: ({ fields }) => `Non esiste un campo ${fields.join(', ')}`,
  tooManyAttempts: ({ seconds }) =>
    seconds < 60
      ? it.plural(seconds, {
          one: 'Troppi tentativi. Attendere # secondo e riprovare.',
          other: 'Troppi tentativi. Attendere # secondi e riprovare.',
        })
      : it.plural(Math.ceil(seconds / 60), {
          one: 'Troppi tentativi. Attendere # minuto e riprovare.',
          other: 'Troppi tentativi. Attendere # minuti e riprovare.',
        }),
  scopeMissing: ({ scope }) =>
    `A questa chiave API manca l’autorizzazione ${scope}. Crearne una che la abbia in Impostazioni, Collegamenti.`,
  linkExpiredExport: 'Questo link non è più valido. Premere di nuovo Esporta nell’elenco.',
  vatIdWrong:
    'Questa partita IVA non è valida. Comincia con le lettere del paese, ad esempio IT, e ogni carattere conta.',
  leitwegIdWrong: 'Sembra una Leitweg-ID, ma le cifre di controllo non tornano. Controlli ogni cifra.',
  linkExpiredPicture: 'Questo link non è più valido. Apra la foto dalla prenotazione.',
  linkExpiredDocument: 'Questo link non è più valido. Aprire il documento dall’elenco delle fatture.',
  tooManyLists: 'Altri elenchi lunghi sono ancora in lettura. Riprovare tra un istante.',
  fieldTooLong: 'Un campo di questo modulo è troppo lungo.',
  formUnreadable: 'Il modulo non può essere letto.',
  authenticatorAppNotFound: 'Nessuna app di autenticazione configurata.',
}

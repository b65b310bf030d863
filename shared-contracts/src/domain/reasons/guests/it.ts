import { brand } from '../../palette.ts'
import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  postalCodeWrong: 'Questo non è un CAP di quel Paese',
  phoneWrong: 'Inserire il numero con il prefisso del Paese, come +39 333 1234567',
  mustReadPrivacyPolicy: 'Confermare di aver letto l’informativa sulla privacy',
  highestBelowLowest: 'Il prezzo massimo non può essere inferiore al minimo',
  chooseMonth: 'Scegliere un mese, ad esempio 2027-06',
  mapBounds: 'Indicare i limiti della mappa come ovest, sud, est e nord',
  clickLinkEmail: 'Fare clic sul link nell’e-mail',
  enterDomain: 'Inserire un dominio come book.example.com',
  enterAddressesOnePerLine: 'Inserire gli indirizzi, uno per riga',
  demoHasNoDomain: 'Un account demo non può avere un dominio o altri siti',
  demoHasNoBrand: 'Un account demo non può avere un nome e immagini propri',
  pictureTooLarge: 'Un’immagine può avere al massimo 5 MB',
  domainCannotUsedHereEnterAnother: 'Questo dominio non può essere usato qui. Inserirne un altro.',
  enterPageAddress: 'Inserire un indirizzo come https://www.example.com/booking',
  noDomainCheckEnterOneFirst: 'Non c’è un dominio da verificare. Inserirne prima uno.',
  linkIncompleteOpenFromEmailOnce: 'Questo link è incompleto. Aprirlo di nuovo dall’e-mail.',
  requestCancelledByYou: 'Questa richiesta è stata ritirata da Lei.',
  nothingLeftConfirm: 'Non c’è più nulla da confermare.',
  requestAlreadyAnsweredOrExpired: 'Questa richiesta ha già avuto risposta oppure è scaduta.',
  requestChangedMeanwhile: 'Nel frattempo l’ospite ha modificato questa richiesta. La rilegga prima di rispondere.',
  stayCannotCancelledHereAnyMore: 'Questo soggiorno non può più essere annullato qui. Scrivere all’host.',
  stayCannotChangedHere: 'Questo soggiorno non può più essere modificato qui. Scrivere all’host.',
  changeWaits: 'Una modifica è già in attesa di risposta. Ritirarla prima di chiederne un’altra.',
  tooManyChanges: ({ count }) =>
    `Oggi sono già state chieste ${count} modifiche. Scrivere all’host o riprovare domani.`,
  chooseOtherStay: 'Scegliere date o ospiti diversi da quelli prenotati',
  changeSettled: 'Questa modifica ha già avuto risposta, è stata ritirata o non corrisponde più alla prenotazione.',
  nothingToTakeBack: 'Non c’è nessuna modifica da ritirare.',
  formTooOldOrIncompleteCheck:
    'Questo modulo è troppo vecchio o incompleto. Controllare il prezzo e inviarlo di nuovo.',
  sentTooFast: 'È stato molto veloce. Attendere un momento e inviare di nuovo.',
  addressFull: ({ count }) =>
    `Da questo indirizzo e-mail ci sono già ${count} richieste in attesa. Attendere una risposta, oppure ritirarne una con il link nella sua e-mail.`,
  addressHasWaiting: ({ count }) => `Da questo indirizzo e-mail ci sono già ${count} richieste in attesa.`,
  bookedEnough:
    'Oggi da questo indirizzo e-mail o dalla Sua rete sono già stati prenotati qui diversi soggiorni. Per prenotarne un altro, scriva all’host.',
  networkFull: 'Dalla Sua rete ci sono già diverse richieste in attesa di risposta. Attenderne una.',
  hostFull: 'Molte richieste attendono la risposta di questo host. Riprovare più tardi o scrivere all’host.',
  addressUnconfirmed: 'Diverse richieste da questo indirizzo e-mail non sono state confermate.',
  confirmFirst:
    'Diverse richieste da questo indirizzo e-mail non sono state confermate. Prima di chiedere un altro soggiorno, fare clic sul link in una delle e-mail già inviate.',
  networkLapsed: 'Molte richieste dalla Sua rete non sono mai state confermate. Riprovare domani o scrivere all’host.',
  promoCodeNotKnown: 'Questo codice promozionale non esiste o non è più valido.',
  hiddenFieldFilled:
    'Un campo che le persone non vedono era compilato, forse da un gestore di password. Ora è di nuovo vuoto: inviare ancora una volta.',
  formAlreadySentCheckPrice: 'Questo modulo è già stato inviato. Controllare il prezzo e inviarlo di nuovo.',
  colourFormat: `Un colore come ${brand}`,
  feeChanged: ({ fee }) => `Annullare costa ormai ${it.euros(fee)}. La preghiamo di verificarlo prima di annullare.`,
  noCardWanted: 'Al momento per questo soggiorno non serve nessuna carta.',
  holdUnavailable: 'Al momento non funziona. Riprovi tra qualche minuto.',
  nothingToPayByCard: 'Per questo soggiorno non c’è nulla da pagare con carta.',
  cardsUnavailable: 'Il pagamento con carta al momento non funziona. Riprovi tra qualche minuto, o paghi con bonifico.',
  termsChanged: 'Nel frattempo l’host ha modificato le condizioni. La preghiamo di leggerle prima di inviare.',
  priceChanged: ({ total }) =>
    `Il prezzo è cambiato: questo soggiorno ora costa ${it.euros(total)}. Controllarlo prima di inviare.`,
  mailsSent: ({ count, email }) =>
    `Abbiamo inviato ${count} e-mail a ${email}. Guardare nella cartella dello spam, o controllare l’indirizzo.`,
  nameServersSilent: ({ name }) => `I server dei nomi non rispondono per ${name}. Riprovare tra qualche minuto.`,
  noRecord: ({ name }) =>
    `Non c’è ancora un record TXT in ${name}. Ciò che si inserisce presso il provider può richiedere qualche minuto, raramente un giorno.`,
  otherRecord: ({ name, found, wanted }) => `Il record TXT in ${name} dice «${found}» invece di «${wanted}».`,
}

import { brand } from '../../palette.ts'
import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  postalCodeWrong: 'Das ist keine Postleitzahl dieses Landes',
  phoneWrong: 'Bitte die Nummer mit Landesvorwahl eingeben, wie +43 660 1234567',
  mustReadPrivacyPolicy: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben',
  highestBelowLowest: 'Der höchste Preis darf nicht unter dem niedrigsten liegen',
  chooseMonth: 'Wählen Sie einen Monat wie 2027-06',
  mapBounds: 'Geben Sie die Grenzen der Karte als West, Süd, Ost und Nord an',
  clickLinkEmail: 'Bitte klicken Sie auf den Link in der E-Mail',
  enterDomain: 'Geben Sie eine Domain wie book.example.com ein',
  enterAddressesOnePerLine: 'Geben Sie Adressen ein, eine je Zeile',
  demoHasNoDomain: 'Ein Demokonto kann keine Domain und keine anderen Websites haben',
  demoHasNoBrand: 'Ein Demokonto kann keinen eigenen Namen und keine eigenen Bilder haben',
  pictureTooLarge: 'Ein Bild darf höchstens 5 MB haben',
  domainCannotUsedHereEnterAnother: 'Diese Domain kann hier nicht verwendet werden. Bitte geben Sie eine andere ein.',
  enterPageAddress: 'Geben Sie eine Adresse wie https://www.example.com/booking ein',
  noDomainCheckEnterOneFirst: 'Es gibt keine Domain zu prüfen. Geben Sie zuerst eine ein.',
  linkIncompleteOpenFromEmailOnce: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  requestCancelledByYou: 'Sie haben diese Anfrage zurückgezogen.',
  nothingLeftConfirm: 'Hier gibt es nichts mehr zu bestätigen.',
  requestAlreadyAnsweredOrExpired: 'Diese Anfrage ist schon beantwortet oder abgelaufen.',
  requestChangedMeanwhile:
    'Ihr Gast hat diese Anfrage inzwischen geändert. Bitte lesen Sie sie noch einmal, bevor Sie antworten.',
  stayCannotCancelledHereAnyMore:
    'Dieser Aufenthalt kann hier nicht mehr storniert werden. Bitte schreiben Sie dem Gastgeber.',
  stayCannotChangedHere: 'Dieser Aufenthalt kann hier nicht mehr geändert werden. Bitte schreiben Sie dem Gastgeber.',
  changeWaits:
    'Sie warten schon auf die Antwort zu einer Änderung. Nehmen Sie sie zuerst zurück, wenn Sie eine andere möchten.',
  tooManyChanges: ({ count }) =>
    `Sie haben heute um ${count} Änderungen gebeten. Bitte schreiben Sie dem Gastgeber, oder versuchen Sie es morgen wieder.`,
  chooseOtherStay: 'Wählen Sie andere Tage oder andere Gäste als gebucht',
  changeSettled: 'Diese Änderung ist beantwortet oder zurückgenommen, oder sie passt nicht mehr zur Buchung.',
  nothingToTakeBack: 'Es gibt keine Änderung, die Sie zurücknehmen können.',
  formTooOldOrIncompleteCheck:
    'Dieses Formular ist zu alt oder unvollständig. Bitte prüfen Sie den Preis und senden Sie es noch einmal.',
  sentTooFast: 'Das ging sehr schnell. Bitte warten Sie einen Moment und senden Sie es noch einmal.',
  addressFull: ({ count }) =>
    `Von dieser E-Mail-Adresse warten schon ${count} Anfragen. Bitte warten Sie auf eine Antwort, oder ziehen Sie eine über den Link in ihrer E-Mail zurück.`,
  addressHasWaiting: ({ count }) => `Von dieser E-Mail-Adresse warten schon ${count} Anfragen.`,
  bookedEnough:
    'Von dieser E-Mail-Adresse oder aus Ihrem Netz wurden hier heute schon mehrere Aufenthalte gebucht. Für weitere schreiben Sie bitte dem Gastgeber.',
  networkFull: 'Aus Ihrem Netz warten schon mehrere Anfragen auf eine Antwort. Bitte warten Sie eine davon ab.',
  hostFull:
    'Viele Anfragen warten auf die Antwort dieses Gastgebers. Bitte versuchen Sie es später, oder schreiben Sie ihm.',
  addressUnconfirmed: 'Mehrere Anfragen von dieser E-Mail-Adresse wurden nicht bestätigt.',
  confirmFirst:
    'Mehrere Anfragen von dieser E-Mail-Adresse wurden nicht bestätigt. Bitte klicken Sie auf den Link in einer E-Mail, die Sie schon haben, bevor Sie noch einen Aufenthalt anfragen.',
  networkLapsed:
    'Viele Anfragen aus Ihrem Netz wurden nie bestätigt. Bitte versuchen Sie es morgen wieder, oder schreiben Sie dem Gastgeber.',
  promoCodeNotKnown: 'Diesen Gutscheincode gibt es nicht, oder er gilt nicht mehr.',
  hiddenFieldFilled:
    'Ein Feld, das Menschen nicht sehen, war ausgefüllt, vielleicht von einem Passwortmanager. Es ist wieder leer: Bitte senden Sie noch einmal.',
  formAlreadySentCheckPrice:
    'Dieses Formular wurde schon gesendet. Bitte prüfen Sie den Preis und senden Sie es noch einmal.',
  colourFormat: `Eine Farbe wie ${brand}`,
  feeChanged: ({ fee }) =>
    `Eine Stornierung kostet inzwischen ${de.euros(fee)}. Bitte prüfen Sie das, bevor Sie stornieren.`,
  noCardWanted: 'Für diesen Aufenthalt wird gerade keine Karte gebraucht.',
  holdUnavailable: 'Das geht gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  nothingToPayByCard: 'Für diesen Aufenthalt ist nichts mit Karte zu zahlen.',
  cardsUnavailable:
    'Kartenzahlung geht gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal, oder überweisen Sie.',
  termsChanged: 'Der Gastgeber hat die Bedingungen inzwischen geändert. Bitte lesen Sie sie, bevor Sie senden.',
  priceChanged: ({ total }) =>
    `Der Preis hat sich geändert: Dieser Aufenthalt kostet jetzt ${de.euros(total)}. Bitte prüfen Sie ihn, bevor Sie senden.`,
  mailsSent: ({ count, email }) =>
    `Wir haben ${count} E-Mails an ${email} gesendet. Bitte sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse.`,
  nameServersSilent: ({ name }) =>
    `Die Nameserver antworten nicht für ${name}. Bitte versuchen Sie es in einigen Minuten noch einmal.`,
  noRecord: ({ name }) =>
    `Unter ${name} gibt es noch keinen TXT-Eintrag. Was Sie bei Ihrem Anbieter eintragen, kann einige Minuten brauchen, selten einen Tag.`,
  otherRecord: ({ name, found, wanted }) => `Der TXT-Eintrag unter ${name} lautet „${found}“ statt „${wanted}“.`,
}

import { brand } from '../../palette.ts'
import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  postalCodeWrong: 'Dit is geen postcode van dat land',
  phoneWrong: 'Vul het nummer met landnummer in, zoals +31 6 12345678',
  mustReadPrivacyPolicy: 'Bevestig dat u de privacyverklaring hebt gelezen',
  highestBelowLowest: 'De hoogste prijs kan niet onder de laagste liggen',
  chooseMonth: 'Kies een maand, zoals 2027-06',
  mapBounds: 'Geef de grenzen van de kaart op als west, zuid, oost en noord',
  clickLinkEmail: 'Klik op de link in de e-mail',
  enterDomain: 'Vul een domein in zoals book.example.com',
  enterAddressesOnePerLine: 'Vul adressen in, één per regel',
  demoHasNoDomain: 'Een demo-account kan geen domein en geen andere sites hebben',
  demoHasNoBrand: 'Een demo-account kan geen eigen naam en foto’s hebben',
  pictureTooLarge: 'Een foto mag hoogstens 5 MB zijn',
  domainCannotUsedHereEnterAnother: 'Dit domein kan hier niet worden gebruikt. Vul een ander in.',
  enterPageAddress: 'Vul een adres in zoals https://www.example.com/booking',
  noDomainCheckEnterOneFirst: 'Er is geen domein om te controleren. Vul er eerst een in.',
  linkIncompleteOpenFromEmailOnce: 'Deze link is onvolledig. Open hem opnieuw vanuit de e-mail.',
  requestCancelledByYou: 'U hebt deze aanvraag ingetrokken.',
  nothingLeftConfirm: 'Er valt niets meer te bevestigen.',
  requestAlreadyAnsweredOrExpired: 'Deze aanvraag is al beantwoord of verlopen.',
  requestChangedMeanwhile: 'Uw gast heeft deze aanvraag intussen gewijzigd. Lees hem nog eens voordat u antwoordt.',
  stayCannotCancelledHereAnyMore: 'Dit verblijf kan hier niet meer worden geannuleerd. Schrijf de gastheer.',
  stayCannotChangedHere: 'Dit verblijf kan hier niet meer worden gewijzigd. Schrijf de gastheer.',
  changeWaits: 'U wacht al op antwoord op een wijziging. Trek die eerst in als u een andere wilt.',
  tooManyChanges: ({ count }) =>
    `U hebt vandaag om ${count} wijzigingen gevraagd. Schrijf de gastheer of probeer het morgen opnieuw.`,
  chooseOtherStay: 'Kies andere data of andere gasten dan geboekt',
  changeSettled: 'Deze wijziging is beantwoord of ingetrokken, of past niet meer bij de boeking.',
  nothingToTakeBack: 'Er is geen wijziging om in te trekken.',
  formTooOldOrIncompleteCheck: 'Dit formulier is te oud of onvolledig. Controleer de prijs en verstuur het opnieuw.',
  sentTooFast: 'Dat ging erg snel. Wacht even en verstuur het opnieuw.',
  addressFull: ({ count }) =>
    `Van dit e-mailadres wachten al ${count} aanvragen. Wacht op een antwoord, of trek er een in met de link in de e-mail.`,
  addressHasWaiting: ({ count }) => `Van dit e-mailadres wachten al ${count} aanvragen.`,
  bookedEnough:
    'Vanaf dit e-mailadres of vanuit uw netwerk zijn hier vandaag al meerdere verblijven geboekt. Schrijf de gastheer om er nog een te boeken.',
  networkFull: 'Vanuit uw netwerk wachten al meerdere aanvragen op een antwoord. Wacht er een af.',
  hostFull: 'Veel aanvragen wachten op het antwoord van deze gastheer. Probeer het later, of schrijf de gastheer.',
  addressUnconfirmed: 'Meerdere aanvragen van dit e-mailadres zijn niet bevestigd.',
  confirmFirst:
    'Meerdere aanvragen van dit e-mailadres zijn niet bevestigd. Klik eerst op de link in een e-mail die u al hebt ontvangen, voordat u nog een verblijf aanvraagt.',
  networkLapsed:
    'Veel aanvragen vanuit uw netwerk zijn nooit bevestigd. Probeer het morgen opnieuw, of schrijf de gastheer.',
  promoCodeNotKnown: 'Deze kortingscode bestaat niet of is niet meer geldig.',
  hiddenFieldFilled:
    'Een veld dat mensen niet zien was ingevuld, misschien door een wachtwoordbeheerder. Het is weer leeg: verstuur nog een keer.',
  formAlreadySentCheckPrice: 'Dit formulier is al verstuurd. Controleer de prijs en verstuur het opnieuw.',
  colourFormat: `Een kleur zoals ${brand}`,
  feeChanged: ({ fee }) => `Annuleren kost inmiddels ${nl.euros(fee)}. Controleer dit voordat u annuleert.`,
  noCardWanted: 'Voor dit verblijf is nu geen kaart nodig.',
  holdUnavailable: 'Dit lukt nu even niet. Probeer het over enkele minuten opnieuw.',
  nothingToPayByCard: 'Voor dit verblijf hoeft niets met een kaart te worden betaald.',
  cardsUnavailable:
    'Betalen met een kaart lukt nu even niet. Probeer het over enkele minuten opnieuw, of betaal per overschrijving.',
  termsChanged: 'De gastheer heeft de voorwaarden intussen gewijzigd. Lees ze voordat u verstuurt.',
  priceChanged: ({ total }) =>
    `De prijs is gewijzigd: dit verblijf kost nu ${nl.euros(total)}. Controleer de prijs voordat u verstuurt.`,
  mailsSent: ({ count, email }) =>
    `Wij hebben ${count} e-mails naar ${email} gestuurd. Kijk in uw spammap, of controleer het adres.`,
  nameServersSilent: ({ name }) =>
    `De nameservers antwoorden niet voor ${name}. Probeer het over enkele minuten opnieuw.`,
  noRecord: ({ name }) =>
    `Bij ${name} is er nog geen TXT-record. Wat u bij uw provider invult, kan enkele minuten nodig hebben, zelden een dag.`,
  otherRecord: ({ name, found, wanted }) => `Het TXT-record bij ${name} luidt ‘${found}’ in plaats van ‘${wanted}’.`,
}

import { brand } from '../../palette.ts'
import { en } from '../../languages/en.ts'

export const messages = {
  postalCodeWrong: 'This is not a postal code of that country',
  phoneWrong: 'Enter the number with its country code, like +43 660 1234567',
  mustReadPrivacyPolicy: 'Please say that you have read the privacy policy',
  highestBelowLowest: 'The highest price cannot be below the lowest',
  chooseMonth: 'Choose a month like 2027-06',
  mapBounds: 'Enter the bounds of the map as west, south, east and north',
  clickLinkEmail: 'Please click the link in the email',
  enterDomain: 'Enter a domain like book.example.com',
  enterAddressesOnePerLine: 'Enter addresses, one per line',
  demoHasNoDomain: 'The demo account cannot have a domain or other sites',
  demoHasNoBrand: 'The demo account cannot have a name and pictures of its own',
  pictureTooLarge: 'A picture can be at most 5 MB',
  domainCannotUsedHereEnterAnother: 'This domain cannot be used here. Please enter another one.',
  enterPageAddress: 'Enter an address like https://www.example.com/booking',
  noDomainCheckEnterOneFirst: 'There is no domain to check. Enter one first.',
  linkIncompleteOpenFromEmailOnce: 'This link is incomplete. Please open it from the email once more.',
  requestCancelledByYou: 'You have cancelled this request.',
  nothingLeftConfirm: 'There is nothing left to confirm.',
  requestAlreadyAnsweredOrExpired: 'This request has already been answered, or it has expired.',
  requestChangedMeanwhile: 'Your guest has changed this request since. Please read it again before you answer.',
  stayCannotCancelledHereAnyMore: 'This stay cannot be cancelled here any more. Please write to the host.',
  stayCannotChangedHere: 'This stay cannot be changed here any more. Please write to the host.',
  changeWaits: 'You are already waiting for an answer to a change. Take it back first if you would like another one.',
  tooManyChanges: ({ count }: { count: number }) =>
    `You have asked for ${count} changes today. Please write to the host, or try again tomorrow.`,
  chooseOtherStay: 'Choose other dates or other guests than those that are booked',
  changeSettled: 'This change has been answered, taken back, or it no longer fits the booking.',
  nothingToTakeBack: 'There is no change to take back.',
  formTooOldOrIncompleteCheck: 'This form is too old or incomplete. Please check the price and send it again.',
  sentTooFast: 'That was very quick. Please wait a moment and send it again.',
  addressFull: ({ count }: { count: number }) =>
    `${count} requests from this email address are already waiting. Please wait for an answer, or cancel one with the link in its email.`,
  addressHasWaiting: ({ count }: { count: number }) => `${count} requests from this email address are already waiting.`,
  bookedEnough:
    'Several stays were booked here from this email address or network today. Please write to the host to book another one.',
  networkFull: 'Several requests from your network are already waiting for an answer. Please wait for one of them.',
  hostFull: 'Many requests are waiting for this host’s answer. Please try again later or write to the host.',
  addressUnconfirmed: 'Several requests from this email address were not confirmed.',
  confirmFirst:
    'Several requests from this email address were not confirmed. Please click the link in an email we have already sent you before you request another stay.',
  networkLapsed:
    'Many requests from your network were never confirmed. Please try again tomorrow or write to the host.',
  promoCodeNotKnown: 'This promo code is not known or no longer valid.',
  hiddenFieldFilled:
    'A field that people do not see was filled in, perhaps by a password manager. It is empty again: please send once more.',
  formAlreadySentCheckPrice: 'This form has already been sent. Please check the price and send it again.',
  colourFormat: `A colour like ${brand}`,
  feeChanged: ({ fee }: { fee: number }) =>
    `Cancelling costs ${en.euros(fee)} by now. Please check it before you cancel.`,
  noCardWanted: 'No card is needed for this stay at the moment.',
  holdUnavailable: 'This does not work right now. Please try again in a few minutes.',
  nothingToPayByCard: 'There is nothing to pay by card for this stay.',
  cardsUnavailable:
    'Paying by card does not work right now. Please try again in a few minutes, or pay by bank transfer.',
  termsChanged: 'The host has changed the terms in the meantime. Please read them before you send.',
  priceChanged: ({ total }: { total: number }) =>
    `The price has changed: this stay now costs ${en.euros(total)}. Please check it before you send.`,
  mailsSent: ({ count, email }: { count: number; email: string }) =>
    `We have sent ${count} emails to ${email}. Please look in your spam folder, or check the address.`,
  nameServersSilent: ({ name }: { name: string }) =>
    `The name servers do not answer for ${name}. Please try again in a few minutes.`,
  noRecord: ({ name }: { name: string }) =>
    `There is no TXT record at ${name} yet. What you enter at your provider can take some minutes, rarely a day, to appear.`,
  otherRecord: ({ name, found, wanted }: { name: string; found: string; wanted: string }) =>
    `The TXT record at ${name} says “${found}” instead of “${wanted}”.`,
}
export type Messages = typeof messages

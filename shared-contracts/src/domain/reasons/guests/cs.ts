import { brand } from '../../palette.ts'
import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  postalCodeWrong: 'To není poštovní směrovací číslo této země',
  phoneWrong: 'Zadejte číslo i s předvolbou země, třeba +420 601 234 567',
  mustReadPrivacyPolicy: 'Potvrďte prosím, že jste si přečetli zásady ochrany osobních údajů',
  highestBelowLowest: 'Nejvyšší cena nemůže být nižší než nejnižší',
  chooseMonth: 'Zvolte měsíc, například 2027-06',
  mapBounds: 'Zadejte hranice mapy jako západ, jih, východ a sever',
  clickLinkEmail: 'Klikněte prosím na odkaz v e-mailu',
  enterDomain: 'Zadejte doménu jako book.example.com',
  enterAddressesOnePerLine: 'Zadejte adresy, každou na nový řádek',
  demoHasNoDomain: 'Ukázkový účet nemůže mít doménu ani další weby',
  demoHasNoBrand: 'Ukázkový účet nemůže mít vlastní název ani obrázky',
  pictureTooLarge: 'Obrázek může mít nejvýše 5 MB',
  domainCannotUsedHereEnterAnother: 'Tuto doménu zde nelze použít. Zadejte prosím jinou.',
  enterPageAddress: 'Zadejte adresu jako https://www.example.com/booking',
  noDomainCheckEnterOneFirst: 'Není tu žádná doména ke kontrole. Nejprve nějakou zadejte.',
  linkIncompleteOpenFromEmailOnce: 'Tento odkaz je neúplný. Otevřete ho prosím z e-mailu znovu.',
  requestCancelledByYou: 'Tuto poptávku jste zrušili.',
  nothingLeftConfirm: 'Už tu není co potvrdit.',
  requestAlreadyAnsweredOrExpired: 'Tato poptávka už byla zodpovězena, nebo vypršela.',
  requestChangedMeanwhile: 'Host mezitím tuto poptávku změnil. Než odpovíte, přečtěte si ji prosím znovu.',
  stayCannotCancelledHereAnyMore: 'Tento pobyt už zde nelze zrušit. Napište prosím hostiteli.',
  stayCannotChangedHere: 'Tento pobyt už zde nelze změnit. Napište prosím hostiteli.',
  changeWaits: 'Na odpověď už jedna změna čeká. Pokud chcete jinou, nejprve ji vezměte zpět.',
  tooManyChanges: ({ count }) => `Dnes jste požádali o ${count} změn. Napište prosím hostiteli, nebo to zkuste zítra.`,
  chooseOtherStay: 'Vyberte jiné dny nebo jiné hosty, než jsou rezervováni',
  changeSettled: 'Tato změna už byla zodpovězena nebo vzata zpět, nebo už neodpovídá rezervaci.',
  nothingToTakeBack: 'Žádná změna, kterou by šlo vzít zpět, tu není.',
  formTooOldOrIncompleteCheck:
    'Tento formulář je příliš starý nebo neúplný. Zkontrolujte prosím cenu a odešlete ho znovu.',
  sentTooFast: 'To bylo velmi rychlé. Počkejte prosím chvíli a odešlete to znovu.',
  addressFull: ({ count }) =>
    cs.plural(count, {
      one: 'Z této e-mailové adresy už čeká # poptávka. Počkejte prosím na odpověď, nebo ji zrušte odkazem v jejím e-mailu.',
      few: 'Z této e-mailové adresy už čekají # poptávky. Počkejte prosím na odpověď, nebo některou zrušte odkazem v jejím e-mailu.',
      other:
        'Z této e-mailové adresy už čeká # poptávek. Počkejte prosím na odpověď, nebo některou zrušte odkazem v jejím e-mailu.',
    }),
  addressHasWaiting: ({ count }) =>
    cs.plural(count, {
      one: 'Z této e-mailové adresy už čeká # poptávka.',
      few: 'Z této e-mailové adresy už čekají # poptávky.',
      other: 'Z této e-mailové adresy už čeká # poptávek.',
    }),
  bookedEnough:
    'Z této e-mailové adresy nebo z vaší sítě tu dnes už bylo rezervováno více pobytů. O další prosím napište hostiteli.',
  networkFull: 'Z vaší sítě už na odpověď čeká několik poptávek. Počkejte prosím na některou z nich.',
  hostFull: 'Na odpověď tohoto hostitele čeká mnoho poptávek. Zkuste to prosím později, nebo mu napište.',
  addressUnconfirmed: 'Několik poptávek z této e-mailové adresy nebylo potvrzeno.',
  confirmFirst:
    'Několik poptávek z této e-mailové adresy nebylo potvrzeno. Než požádáte o další pobyt, klikněte prosím na odkaz v e-mailu, který už máte.',
  networkLapsed: 'Mnoho poptávek z vaší sítě nebylo nikdy potvrzeno. Zkuste to prosím zítra, nebo napište hostiteli.',
  promoCodeNotKnown: 'Tento slevový kód neexistuje nebo už neplatí.',
  hiddenFieldFilled:
    'Bylo vyplněno pole, které lidé nevidí, možná správcem hesel. Je opět prázdné: odešlete prosím znovu.',
  formAlreadySentCheckPrice: 'Tento formulář už byl odeslán. Zkontrolujte prosím cenu a odešlete ho znovu.',
  colourFormat: `Barva jako ${brand}`,
  feeChanged: ({ fee }) => `Zrušení nyní stojí ${cs.euros(fee)}. Než rezervaci zrušíte, zkontrolujte to prosím.`,
  noCardWanted: 'Pro tento pobyt teď není potřeba žádná karta.',
  holdUnavailable: 'Teď to nejde. Zkuste to prosím za několik minut znovu.',
  nothingToPayByCard: 'Za tento pobyt není co platit kartou.',
  cardsUnavailable: 'Platba kartou teď nefunguje. Zkuste to prosím za několik minut znovu, nebo zaplaťte převodem.',
  termsChanged: 'Hostitel mezitím změnil podmínky. Než poptávku odešlete, přečtěte si je prosím.',
  priceChanged: ({ total }) =>
    `Cena se změnila: tento pobyt nyní stojí ${cs.euros(total)}. Před odesláním ji prosím zkontrolujte.`,
  mailsSent: ({ count, email }) =>
    `Na adresu ${email} jsme odeslali ${cs.plural(count, { one: '# e-mail', few: '# e-maily', other: '# e-mailů' })}. Podívejte se prosím do složky spamu, nebo adresu zkontrolujte.`,
  nameServersSilent: ({ name }) => `Jmenné servery pro ${name} neodpovídají. Zkuste to prosím za několik minut znovu.`,
  noRecord: ({ name }) =>
    `Na adrese ${name} ještě není záznam TXT. Co zadáte u svého poskytovatele, se může objevit za několik minut, výjimečně za den.`,
  otherRecord: ({ name, found, wanted }) => `Záznam TXT na adrese ${name} má hodnotu „${found}“ místo „${wanted}“.`,
}

import { isChosen } from '../nouns/chosen.ts'
import type { Choice, Field } from '../nouns/en.ts'
import { amounts, lists, nouns, things } from '../nouns/cs.ts'
import { cs } from '../../languages/cs.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'
import type { Messages } from './en.ts'

const either = readingsIn(cs, 'nebo')

const ask = (noun: Field | Choice) => `${isChosen(noun) ? 'Vyberte' : 'Zadejte'} ${nouns[noun]}`
const atLeastCharacters = (minimum: number) =>
  cs.plural(minimum, { one: 'Nejméně # znak', few: 'Nejméně # znaky', other: 'Nejméně # znaků' })
const atMostCharacters = (maximum: number) =>
  cs.plural(maximum, { one: 'Nejvýše # znak', few: 'Nejvýše # znaky', other: 'Nejvýše # znaků' })

export const messages: Messages = {
  required: ({ noun }) => ask(noun),
  choose: ({ noun }) => ask(noun),
  select: ({ noun }) => `${ask(noun)}.`,
  enter: ({ noun }) => ask(noun),
  chooseFromList: ({ noun }) => `Vyberte ${lists[noun]} ze seznamu`,
  notFound: ({ noun }) => `${things[noun]} neexistuje.`,
  tooShort: ({ minimum }) => atLeastCharacters(minimum),
  tooLong: ({ maximum }) => atMostCharacters(maximum),
  overlong: ({ maximum }) => atMostCharacters(maximum),
  atLeastCharacters: ({ minimum }) => atLeastCharacters(minimum),
  atMostCharacters: ({ maximum }) => atMostCharacters(maximum),
  tooSmall: ({ minimum }) => `Nejméně ${minimum}`,
  negative: () => 'Nejméně 0',
  tooLarge: ({ maximum }) => `Nejvýše ${cs.number(maximum)}`,
  atLeast: ({ noun, minimum }) => `Nejméně ${amounts[noun](minimum)}`,
  atMost: ({ noun, maximum }) => `Nejvýše ${amounts[noun](maximum)}`,
  within: ({ noun, minimum, maximum }) => `Zadejte ${minimum} až ${amounts[noun](maximum)}`,
  between: ({ minimum, maximum }) => `Povoleny jsou jen hodnoty od ${minimum} do ${maximum}`,
  enterNumber: 'Zadejte číslo',
  chooseYesOrNo: 'Vyberte ano nebo ne',
  choosePlan: 'Vyberte jednu ze sazeb',
  planNotOffered: 'Tato sazba se zde nenabízí',
  enterAges: 'Vyberte věk každého dítěte, od 0 do 17 let.',
  oneAdult: 'Alespoň jeden z hostů musí být dospělý.',
  unitTakenNow: 'Ubytování je obsazené.',
  unitNotBookable: 'Toto ubytování nelze rezervovat: není aktivní nebo není k dispozici.',
  propertyNotActive: 'Tento objekt není aktivní.',
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `od ${cs.day(range.check_in)} do ${cs.day(range.check_out)}`)
    return `Ubytování je obsazené ${named.join(', ')}${isMore ? ' a v dalších dnech' : ''}.`
  },
  lastNightBeforeFirst: 'Poslední noc nemůže být před první.',
  pictureHeic:
    'Toto je snímek HEIC ze zařízení Apple, ať jeho název končí jakkoli. Uložte jej jako JPEG a vyberte tento soubor',
  notName: 'Zadejte jméno bez odkazů a znaků, které k němu nepatří',
  emailNotPlain: 'Na adresu s písmeny jako é před @ nelze e-mail doručit. Zadejte jinou',
  emailWithoutEnding: 'Za @ chybí koncovka, například .com',
  passwordMustIncludeUpperLowercaseNumber: 'Heslo musí obsahovat velká a malá písmena, číslici a zvláštní znak',
  onlyLettersAllowed: 'Povolena jsou jen písmena',
  mustAcceptPrivacyPolicy: 'Je třeba souhlasit se zásadami ochrany osobních údajů',
  chooseOneOrders: 'Vyberte jedno z řazení',
  enterValidEmailAddress: 'Zadejte platnou e-mailovou adresu',
  activeRequired: 'Zvolte, zda je aktivní',
  chooseActiveOrInactive: 'Zvolte aktivní nebo neaktivní',
  mustBeText: 'Zde má být text',
  pageWholeNumber: 'Stránka musí být celé číslo',
  pageTooSmall: 'Stránky začínají od 1',
  noSuchPage: 'Taková stránka neexistuje',
  pageSizeWholeNumber: 'Velikost stránky musí být celé číslo',
  onlyWholeNumbersAllowed: 'Povolena jsou jen celá čísla',
  textContainsCharacterCannotStored: 'Tento text obsahuje znak, který nelze uložit',
  atMostOneDecimal: 'Nejvýše jedno desetinné místo',
  dateOutOfRange: 'Vyberte datum mezi roky 1900 a 2199',
  tooManyDecimals: 'Nejvýše 2 desetinná místa',
  versionMustWholeNumber: 'Verze musí být celé číslo',
  onlyJpegPngWebpAndAvif: 'Použít lze jen obrázky JPEG, PNG, WebP a AVIF',
  contentFileDoesNotMatchName: 'Obsah souboru neodpovídá jeho názvu',
  pictureDamagedOrIncomplete: 'Tento obrázek je poškozený nebo neúplný',
  pictureTooManyPixels: 'Tento obrázek má příliš mnoho pixelů',
  pictureTooLongAndNarrow: 'Tento obrázek je příliš dlouhý a úzký',
  pictureTooHeavy: 'Čtení tohoto obrázku trvá příliš dlouho. Uložte ho menší nebo jako běžný JPEG a zkuste to znovu',
  checkOutAfterCheckIn: 'Odjezd musí být po příjezdu.',
  checkInPast: 'Příjezd nemůže být v minulosti.',
  tooManyGuests: 'Pro tolik hostů zde není místo.',
  petsNotWelcome: 'Domácí zvířata zde nejsou povolena.',
  tooManyPets: ({ most }) =>
    cs.plural(most, {
      one: 'Povoleno je nejvýše # zvíře.',
      few: 'Povolena jsou nejvýše # zvířata.',
      other: 'Povoleno je nejvýše # zvířat.',
    }),
  wrongPhoneFormat: 'Toto telefonní číslo není platné',
  requestContainsCharacterCannotStored: 'Tento požadavek obsahuje znak, který nelze uložit.',
  bodyNotValidJson: 'Obsah není platný JSON.',
  idempotencyKeyUsedAnotherRequest: 'Tento Idempotency-Key už byl použit pro jiný požadavek.',
  valueRequestCannotStored: 'Jednu z hodnot tohoto požadavku nelze uložit.',
  databaseAway: 'Databáze je právě nedostupná. Zkuste to prosím za chvíli znovu.',
  diskFull: 'Disk serveru je plný: nic nebylo uloženo. Zkuste to prosím později.',
  diskFailing: 'Server nemůže ukládat: nic nebylo uloženo. Zkuste to prosím později.',
  storageAway: 'Úložiště obrázků a dokumentů je právě nedostupné. Zkuste to prosím za chvíli znovu.',
  busy: 'Služba je právě vytížená. Zkuste to prosím za chvíli znovu.',
  recordAlreadyExists: 'Tento záznam už existuje.',
  recordBelongsSomethingGone: 'Tento záznam patří k něčemu, co už neexistuje nebo se ještě používá.',
  overlapsAnotherRecord: 'Překrývá se to s jiným záznamem.',
  changedAtSameMoment: 'Ve stejnou chvíli to změnil někdo jiný. Zkuste to prosím znovu.',
  requestCannotRead: 'Tento požadavek nelze přečíst.',
  nothingAtAddress: 'Na této adrese nic není.',
  requestTookTooLongArrive: 'Požadavek přicházel příliš dlouho.',
  requestTooLarge: 'Tento požadavek je příliš velký.',
  addressTooLong: 'Tato adresa je příliš dlouhá.',
  sendAsApplicationJson: 'Odešlete to jako application/json.',
  headersRequestTooLarge: 'Hlavičky tohoto požadavku jsou příliš velké.',
  requestCannotAnswered: 'Na tento požadavek nelze odpovědět.',
  somethingWentWrongOnOurSide: 'Na naší straně se něco pokazilo. Zkuste to prosím znovu.',
  checkHighlightedFields: 'Zkontrolujte prosím označená pole.',
  changedMeanwhile: 'Mezitím to změnil někdo jiný. Než to uložíte, podívejte se, co se změnilo.',
  pleaseSignIn: 'Přihlaste se prosím.',
  idempotencyKeyMalformed: 'Idempotency-Key musí mít 1 až 200 tisknutelných znaků.',
  noApiKeyMayMakeCall: 'Na to klíč API nestačí: přihlaste se.',
  sessionTooManyOpenStreams: 'Tato relace už má příliš mnoho otevřených spojení.',
  stayTooLong: `Pobyt může trvat nejvýše ${maxStayNights} nocí.`,
  leastNightsHere: ({ nights }) =>
    cs.plural(nights, {
      one: 'Pobyt zde trvá nejméně # noc.',
      few: 'Pobyt zde trvá nejméně # noci.',
      other: 'Pobyt zde trvá nejméně # nocí.',
    }),
  mostNightsHere: ({ nights }) =>
    cs.plural(nights, {
      one: 'Pobyt zde trvá nejvýše # noc.',
      few: 'Pobyt zde trvá nejvýše # noci.',
      other: 'Pobyt zde trvá nejvýše # nocí.',
    }),
  lastArrivalHere: ({ day }) => `Pobyt zde může začít nejpozději ${cs.day(day)}.`,
  minNightsFrom: ({ nights, day }) =>
    cs.plural(nights, {
      one: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejméně # noc.`,
      few: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejméně # noci.`,
      other: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejméně # nocí.`,
    }),
  minNightsOver: ({ nights, day }) =>
    cs.plural(nights, {
      one: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejméně # noc.`,
      few: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejméně # noci.`,
      other: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejméně # nocí.`,
    }),
  maxNightsFrom: ({ nights, day }) =>
    cs.plural(nights, {
      one: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejvýše # noc.`,
      few: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejvýše # noci.`,
      other: `Pobyt s příjezdem ${cs.longDayWithWeekday(day)} trvá nejvýše # nocí.`,
    }),
  maxNightsOver: ({ nights, day }) =>
    cs.plural(nights, {
      one: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejvýše # noc.`,
      few: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejvýše # noci.`,
      other: `Pobyt přes noc ${cs.longDayWithWeekday(day)} trvá nejvýše # nocí.`,
    }),
  arrivalWeekdays: ({ day, weekdays }) =>
    `Pobyt nemůže začít ${cs.longDayWithWeekday(day)}. Dny příjezdu: ${cs.list(weekdayNames(cs, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }) =>
    `Pobyt nemůže skončit ${cs.longDayWithWeekday(day)}. Dny odjezdu: ${cs.list(weekdayNames(cs, weekdays))}.`,
  closedToArrival: ({ day }) => `Pobyt nemůže začít ${cs.longDayWithWeekday(day)}.`,
  closedToDeparture: ({ day }) => `Pobyt nemůže skončit ${cs.longDayWithWeekday(day)}.`,
  leadTime: ({ hours, day }) =>
    cs.plural(hours, {
      one: `Zde se rezervuje nejméně # hodinu před příjezdem: pobyt může začít nejdříve ${cs.longDayWithWeekday(day)}.`,
      few: `Zde se rezervuje nejméně # hodiny před příjezdem: pobyt může začít nejdříve ${cs.longDayWithWeekday(day)}.`,
      other: `Zde se rezervuje nejméně # hodin před příjezdem: pobyt může začít nejdříve ${cs.longDayWithWeekday(day)}.`,
    }),
  preparationDays: ({ days }) =>
    cs.plural(days, {
      one: 'Mezi dvěma pobyty zde zůstává # den volný.',
      few: 'Mezi dvěma pobyty zde zůstávají # dny volné.',
      other: 'Mezi dvěma pobyty zde zůstává # dní volných.',
    }),
  codeFrom: ({ day }) => `Tento slevový kód platí od ${cs.day(day)}.`,
  codeDates: ({ from, to }) => {
    if (!to) return `Tento slevový kód platí pro noci od ${cs.day(from ?? '')}.`
    return from
      ? `Tento slevový kód platí pro noci od ${cs.day(from)} do ${cs.day(to)}.`
      : `Tento slevový kód platí pro noci do ${cs.day(to)}.`
  },
  codeNights: ({ nights }) =>
    cs.plural(nights, {
      one: 'Tento slevový kód platí od # noci.',
      few: 'Tento slevový kód platí od # nocí.',
      other: 'Tento slevový kód platí od # nocí.',
    }),
  codeUnit: 'Tento slevový kód neplatí pro toto ubytování.',
  codeUsedUp: 'Tento slevový kód je vyčerpaný.',
  codeUsedUpByGuest: 'Tento host už slevový kód použil tolikrát, kolikrát je možné.',
  mostItems: ({ count }) =>
    cs.plural(count, { one: 'Nejvýše # položka', few: 'Nejvýše # položky', other: 'Nejvýše # položek' }),
  leastItems: ({ count }) =>
    cs.plural(count, { one: 'Nejméně # položka', few: 'Nejméně # položky', other: 'Nejméně # položek' }),
  mostNumber: ({ count }) => `Nejvýše ${cs.number(count)}`,
  leastNumber: ({ count }) => `Nejméně ${cs.number(count)}`,
  twoAmounts: ({ readings }) => `Máte na mysli ${either.amounts(readings)}? Napište ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }) => `Máte na mysli ${either.numbers(readings)}? Napište ${either.typed(readings)}.`,
  mustBeNumber: 'Zde má být číslo',
  mustBeWholeNumber: 'Zde má být celé číslo',
  mustBeTrueOrFalse: 'Zde má být ano nebo ne',
  mustBeList: 'Zde má být seznam',
  mustBeObject: 'Zde má být objekt s pojmenovanými poli',
  mustBeDate: 'Zde má být datum',
  noSuchDay: 'Takový den neexistuje',
  dateFormat: 'Zadejte datum jako 2026-12-31',
  momentFormat: 'Zadejte datum a čas jako 2026-12-31T10:00:00Z',
  urlFormat: 'Zadejte adresu jako https://www.example.com',
  missing: 'Tento údaj chybí',
  notValid: 'Tento údaj není platný',
  wrongFormat: 'Tento údaj nemá správný tvar',
  oneOf: ({ values }) => `Možné hodnoty: ${values.join(', ')}`,
  unknownFields: ({ fields }) => `Pole ${fields.join(', ')} neexistuje`,
  tooManyAttempts: ({ seconds }) =>
    seconds < 60
      ? cs.plural(seconds, {
          one: 'Příliš mnoho pokusů. Počkejte # sekundu a zkuste to znovu.',
          few: 'Příliš mnoho pokusů. Počkejte # sekundy a zkuste to znovu.',
          other: 'Příliš mnoho pokusů. Počkejte # sekund a zkuste to znovu.',
        })
      : cs.plural(Math.ceil(seconds / 60), {
          one: 'Příliš mnoho pokusů. Počkejte # minutu a zkuste to znovu.',
          few: 'Příliš mnoho pokusů. Počkejte # minuty a zkuste to znovu.',
          other: 'Příliš mnoho pokusů. Počkejte # minut a zkuste to znovu.',
        }),
  scopeMissing: ({ scope }) =>
    `Tomuto klíči API chybí oprávnění ${scope}. Vytvořte takový, který ho má, v Nastavení, Propojení.`,
  linkExpiredExport: 'Tento odkaz už neplatí. Stiskněte v seznamu znovu Exportovat.',
  vatIdWrong: 'Toto není platné DIČ. Začíná písmeny země, například CZ, a záleží na každém znaku.',
  leitwegIdWrong: 'Vypadá to jako Leitweg-ID, ale kontrolní číslice nesedí. Zkontrolujte prosím každou číslici.',
  linkExpiredPicture: 'Tento odkaz už neplatí. Otevřete fotografii v rezervaci.',
  linkExpiredDocument: 'Tento odkaz už neplatí. Otevřete dokument ze seznamu faktur.',
  tooManyLists: 'Jiné dlouhé seznamy se ještě načítají. Zkuste to prosím za chvíli znovu.',
  fieldTooLong: 'Jedno pole tohoto formuláře je příliš dlouhé.',
  formUnreadable: 'Formulář nelze přečíst.',
  authenticatorAppNotFound: 'Není nastavena žádná ověřovací aplikace.',
}

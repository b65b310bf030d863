import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/cs'
import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import type { Messages } from './en.ts'

const guests = (count: number) => cs.plural(count, { one: '# host', few: '# hosté', other: '# hostů' })
const nights = (count: number) => cs.plural(count, { one: '# noc', few: '# noci', other: '# nocí' })
const forPersons = (count: number) => cs.plural(count, { one: 'pro # osobu', few: 'pro # osoby', other: 'pro # osob' })

export const messages: Messages = {
  day: cs.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from) => `od ${from}`,
    until: (until) => `do ${until}`,
    between: (from, until) => `od ${from} do ${until}`,
  },
  loading: 'Ubytování se načítá',
  loadingUnit: 'Pokoj nebo apartmán se načítá',
  notAvailable: 'Není k dispozici',
  failed: 'Tuto stránku se nepodařilo načíst',
  gone: 'Toto ubytování už není v nabídce',
  goneText: 'Odkaz je možná starý, nebo hostitel ubytování stáhl.',
  backTo: (name) => `Zpět: ${name}`,
  share: 'Sdílet',
  copied: 'Odkaz zkopírován',
  notCopied: 'Odkaz se nepodařilo zkopírovat. Zkopírujte ho z adresního řádku.',
  pictures: (name) => `Fotografie: ${name}`,
  enlarge: (at: number, of: number, caption: string) => `Fotka ${at} z ${of}: ${caption}. Zobrazit na celou obrazovku`,
  allPictures: (count: number) => `Zobrazit všechny fotky (${count})`,
  enlargeFailed: 'Fotku se nepodařilo zobrazit na celou obrazovku. Zkontrolujte připojení a zkuste to znovu.',
  when: 'Kdy chcete přijet?',
  showFree: 'Zobrazit, co je volné',
  noDay: 'Vyberte prosím den příjezdu',
  units: 'Pokoje a apartmány',
  pricesFailed: 'Ceny pro váš termín se nepodařilo načíst',
  whereItIs: 'Kde to je',
  whereHint: 'Mapa ukazuje místo s přesností asi na kilometr. Adresu dostanete s rezervací.',
  otherDates: 'Zkuste jiný termín nebo méně hostů.',
  noneNow: 'Hostitel teď žádné nenabízí.',
  sleeps: (max) => `Až ${forPersons(max)}`,
  sleepsNote: (max) => `Je tu místo ${forPersons(max)}.`,
  fewCots: (count) =>
    count === 0
      ? 'Postýlka tu není. Vezměte si prosím vlastní.'
      : cs.plural(count, {
          one: 'Je tu jen # postýlka. Další si prosím vezměte s sebou.',
          few: 'Jsou tu jen # postýlky. Další si prosím vezměte s sebou.',
          many: 'Je tu jen # postýlky. Další si prosím vezměte s sebou.',
          other: 'Je tu jen # postýlek. Další si prosím vezměte s sebou.',
        }),
  types: unitTypes,
  tooSmall: (party) =>
    cs.plural(party, { one: 'Nevejde se # host', few: 'Nevejdou se # hosté', other: 'Nevejde se # hostů' }),
  taken: 'Ve vašem termínu není volno',
  from: (price) => `Od <b>${cs.euros(price)}</b>`,
  fromNight: (price) => `Od <b>${cs.euros(price)}</b> za noc`,
  check: 'Ověřit dostupnost',
  checkOf: (name) => `Ověřit dostupnost: ${name}`,
  yourStay: 'Váš pobyt',
  chooseDates: 'Vyberte termín a uvidíte cenu svého pobytu.',
  priceFailed: 'Cenu se nepodařilo načíst',
  checking: 'Ověřuje se',
  isFree: 'Ve vašem termínu je volno',
  instantText: 'Pobyt je rezervován, jakmile ho potvrdíte e-mailem.',
  wishes: (stay, party) => `${nights(stay)}, ${guests(party)}`,
  tooMany: (max) => `Je tu místo ${forPersons(max)}.`,
  seeCalendar: 'Volné noci ukazuje kalendář.',
  toCalendar: 'Vybrat termín',
  calendar: 'Volné noci',
  calendarFailed: 'Volné noci se nepodařilo načíst',
  earlier: 'Dřívější měsíce',
  later: 'Pozdější měsíce',
  chooseArrival: 'Vyberte den příjezdu a potom den odjezdu.',
  chooseDeparture: (arrival, min, max) =>
    `Příjezd: ${cs.longDayWithWeekday(arrival)}. Teď vyberte den odjezdu${
      min > 1 ? `, nejdříve za ${nights(min)}` : max ? `, nejpozději za ${nights(max)}` : ''
    }.`,
  states: {
    chosen: 'váš pobyt',
    chosenTaken: 'váš pobyt, už obsazeno',
    noArrival: 'bez příjezdu',
    noDeparture: 'bez odjezdu',
    past: 'minulost',
    late: 'zatím nelze rezervovat',
    taken: 'obsazeno',
    free: 'volno',
  },
}

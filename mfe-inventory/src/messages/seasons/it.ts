import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const nights = (first: Day, last: Day) => (first === last ? it.day(first) : `${it.day(first)} – ${it.day(last)}`)
const others = (count: number) => it.plural(count, { one: '# altra stagione', other: '# altre stagioni' })

export const messages: Messages = {
  title: 'Prezzi stagionali',
  loading: 'Caricamento delle stagioni',
  listed: 'stagioni',
  copyTo: (year) => `Copia nel ${year}`,
  newSeason: 'Nuova stagione',
  stayRules: 'Regole di soggiorno',
  discounts: 'Sconti',
  anotherUnit: 'Un altro alloggio',
  noProperty: {
    title: 'Ancora nessuna struttura',
    hint: 'Le stagioni fissano i prezzi degli alloggi, e gli alloggi appartengono a una struttura.',
    action: 'Aggiungi una struttura',
  },
  noUnit: {
    title: 'Questa struttura non ha ancora alloggi',
    hint: 'Aggiunga un alloggio per vedere quanto costano le sue notti.',
    action: 'Aggiungi un alloggio',
  },
  toolbar: {
    property: 'Struttura',
    unit: 'Alloggio',
    allUnits: 'Tutti gli alloggi',
    previousYear: 'Anno precedente',
    year: 'Anno',
    nextYear: 'Anno successivo',
  },
  unit: {
    normally: (price) => `Di norma ${price} a notte`,
    normallyInactive: (price) => `Di norma ${price} a notte · non attivo`,
    strip: (unit, year) => `Notti di ${unit} nel ${year}`,
    list: (unit, year) => `Stagioni di ${unit} nel ${year}`,
    none: (year, price) => `Nessuna stagione nel ${year}: ogni notte costa ${price}.`,
  },
  strip: {
    nights,
    night: (night, price, season) =>
      `${it.weekdayShort(night)} ${it.day(night)}, ${it.euros(price)}, ${season ?? 'prezzo base'}`,
    range: (first, last, count) =>
      `${it.day(first)} – ${it.day(last)}, ${it.plural(count, { one: '# notte', other: '# notti' })}`,
    basePrice: 'Prezzo base',
    weekend: 'Fine settimana',
    today: 'Oggi',
    how: 'Trascini il cursore sulle notti per dare loro un prezzo; scelga una stagione per modificarla.',
    keys: 'I tasti freccia passano da una notte all’altra. Invio inizia una stagione, premuto di nuovo la conclude.',
  },
  form: {
    save: 'Salva',
    name: 'Nome',
    nameExample: 'Estate',
    firstNight: 'Prima notte',
    lastNight: 'Ultima notte',
    pricePerNight: 'Prezzo per notte',
    normally: (price) => `Di norma ${it.euros(price)}`,
    normalInGrey: 'Il prezzo normale di ogni alloggio è in grigio. Per mantenerlo, lasciare vuoto il campo.',
    sameForAll: (units) =>
      it.plural(units, { one: 'Lo stesso prezzo per # alloggio', other: 'Lo stesso prezzo per tutti i # alloggi' }),
    sameForAllUnits: 'Lo stesso prezzo per tutti gli alloggi',
    deleting: (price) =>
      `Le sue notti costeranno di nuovo il prezzo base di ${price}. Le prenotazioni mantengono il prezzo con cui sono state fatte.`,
  },
  weekdays: {
    title: 'Altri prezzi in alcuni giorni',
    none: 'Nessuno',
    wrong: 'da correggere',
    weekend: 'Venerdì e sabato',
    weekendHint: 'Le notti da venerdì a domenica. Se è vuoto vale il prezzo abituale.',
    eachDay: 'Ogni giorno',
    hint: 'Ciò che resta vuoto costa il prezzo abituale, mostrato in grigio.',
  },
  copy: {
    title: (from, to) => `Copia le stagioni del ${from} nel ${to}`,
    submit: (count) => it.plural(count, { one: 'Copia # stagione', other: 'Copia # stagioni' }),
    units: 'Alloggi',
    chooseUnits: 'Scegliere gli alloggi',
    chooseNone: 'Deseleziona tutto',
    chooseAll: (count) =>
      it.plural(count, {
        one: 'Seleziona # alloggio di questa struttura',
        other: 'Seleziona tutti i # alloggi di questa struttura',
      }),
    priceChange: 'Variazione dei prezzi',
    priceChangeHint: 'Con 3 ogni prezzo sale del 3%, con -3 scende del 3%.',
    none: (year) => `Nessuna stagione di questi alloggi inizia nel ${year}.`,
    preview: {
      label: (year) => `Stagioni del ${year}`,
      season: 'Stagione',
      nights: (year) => `Notti nel ${year}`,
      pricePerNight: 'Prezzo per notte',
      noLeapDay: 'Esclusa: il 29 febbraio non esiste.',
      overlaps: (season, first, last) => `Esclusa: si sovrappone a «${season}», ${nights(first, last)}.`,
      more: (count) => `… e ${others(count)}`,
    },
    notice: {
      copied: (count, year) =>
        it.plural(count, {
          one: `# stagione copiata nel ${year}.`,
          other: `# stagioni copiate nel ${year}.`,
        }),
      leftOut: (count, year) =>
        it.plural(count, {
          one: `Una è stata esclusa, perché nel ${year} ci sono già stagioni in quelle notti:`,
          other: `# sono state escluse, perché nel ${year} ci sono già stagioni in quelle notti:`,
        }),
      more: others,
      show: (year) => `Mostra il ${year}`,
    },
  },
}

import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { ComparedDays } from './en.ts'
import type { Messages } from './en.ts'

const daysName = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'un anno prima'
  return days === 'daysBefore' ? 'i giorni precedenti' : days.name
}

export const messages: Messages = {
  title: 'Statistiche',
  loading: 'Caricamento delle statistiche',
  view: { label: 'Vista', charts: 'Grafici', tables: 'Tabelle' },
  chooseDays: 'Scegliere il primo e l’ultimo giorno',
  tryOthers: 'Provi con altri giorni o con un’altra struttura.',
  filters: {
    from: 'Dal',
    to: 'Al',
    period: 'Periodo',
    customDates: 'Date a scelta',
    groupBy: 'Raggruppa per',
    property: 'Struttura',
    allProperties: 'Tutte',
    noProperties: 'Nessuna struttura',
    unit: 'Alloggio',
    allUnits: 'Tutti',
    noUnits: 'Nessun alloggio',
    loading: 'Caricamento',
  },
  periods: { day: 'Giorno', week: 'Settimana', month: 'Mese', year: 'Anno' },
  presets: {
    upToToday: 'Fino a oggi',
    whole: 'Mesi e anni interi',
    thisMonth: 'Questo mese',
    lastMonth: 'Il mese scorso',
    thisYear: 'Quest’anno',
    lastYear: 'L’anno scorso',
  },
  sections: {
    revenue: 'Fatturato in sintesi',
    bookings: 'Prenotazioni in sintesi',
    services: 'Servizi in sintesi',
    cancelled: 'Prenotazioni annullate',
  },
  headings: {
    days: 'Giorni',
    day: 'Giorno',
    week: 'Settimana dal',
    month: 'Mese',
    year: 'Anno',
    property: 'Struttura',
    unit: 'Alloggio',
    service: 'Servizio',
    monthOfArrival: 'Mese di arrivo',
  },
  revenue: {
    name: {
      day: 'Fatturato per giorno',
      week: 'Fatturato per settimana',
      month: 'Fatturato per mese',
      year: 'Fatturato per anno',
    },
    loading: 'Caricamento del fatturato',
    empty: 'Nessun fatturato in questo periodo',
  },
  shares: {
    name: { property: 'Fatturato per struttura', unit: 'Fatturato per alloggio' },
    loading: {
      property: 'Caricamento del fatturato per struttura',
      unit: 'Caricamento del fatturato per alloggio',
    },
    empty: 'Nessun fatturato da suddividere',
  },
  bookings: {
    name: { property: 'Prenotazioni per struttura', unit: 'Prenotazioni per alloggio' },
    loading: 'Caricamento delle prenotazioni',
    empty: 'Nessun arrivo in questo periodo',
  },
  services: {
    name: 'Vendite per servizio',
    loading: 'Caricamento dei servizi',
    empty: 'Nessun servizio venduto in questo periodo',
  },
  cancelled: {
    name: 'Prenotazioni create e annullate per mese di arrivo',
    loading: 'Caricamento delle prenotazioni annullate',
    empty: 'Nessun arrivo in questo periodo',
  },
  series: {
    revenue: 'Fatturato',
    yearBefore: 'Anno precedente',
    sales: 'Vendite',
    confirmed: 'Confermate',
    total: 'Totale',
    created: 'Create',
    cancelled: 'Annullate',
    rate: 'Tasso',
    occupiedNights: 'Notti occupate',
    offeredNights: 'Notti offerte',
    occupancy: 'Occupazione',
    averageRate: 'Prezzo medio',
    arrivals: 'Arrivi',
  },
  percent: (value, decimals) => it.percent(value, decimals),
  points: (difference) => `${it.number(difference, 1)} punti`,
  compared: {
    unknown: (days) => `Nessun dato per il confronto (${daysName(days)})`,
    alone: (days, figure) => `Confronto (${daysName(days)}): ${figure}`,
    same: (days) => `Invariato (${daysName(days)})`,
    changed: (difference, days, figure) => `${difference} (${daysName(days)}: ${figure})`,
    yearEarlierIs: (range) => `Un anno prima: ${range}.`,
    daysBeforeAre: (range) => `I giorni precedenti: ${range}.`,
  },
  beside: {
    pending: (amount) => `${it.euros(amount)} in più se i soggiorni in attesa arrivano`,
    fees: (amount) => `più ${it.euros(amount)} di penali di cancellazione`,
    passed_on: (amount) => `${it.euros(amount)} per conto terzi, non nel fatturato`,
    paid: (amount) => `${it.euros(amount)} pagati in questi giorni`,
  },
  keyFigures: {
    loading: 'Caricamento dell’occupazione',
    occupancy: {
      title: 'Occupazione',
      explain: 'Come si calcola l’occupazione',
      formula: (occupied, total) =>
        `Notti occupate / notti offerte: ${it.number(occupied)} / ${it.plural(total, { one: '# notte', other: '# notti' })}. Le notti occupate sono quelle dei soggiorni confermati, delle richieste in attesa di risposta e dei soggiorni dei portali; le notti offerte sono tutte quelle degli alloggi oggi attivi, meno quelle bloccate o chiuse.`,
      imported: (count) => `di cui ${it.plural(count, { one: '# notte', other: '# notti' })} dai portali`,
    },
    averageRate: {
      title: 'Prezzo medio',
      explain: 'Come si calcola il prezzo medio',
      formula: (revenue) =>
        `Fatturato / notti dei soggiorni confermati. Il fatturato è di ${it.euros(revenue)}, con persone aggiuntive e servizi, meno gli sconti, come in «Fatturato in sintesi».`,
    },
    revenue: {
      title: 'Fatturato',
      explain: 'Come si calcola il fatturato',
      formula:
        'Le notti dei soggiorni confermati in questo periodo, ognuna con la sua parte di persone aggiuntive, servizi e sconti.',
    },
  },
  chart: {
    loading: 'Caricamento del grafico',
    spoken: (name) => `${name}, un grafico. Tutti i valori sono nella vista «Tabelle».`,
    spokenWithPeak: (name, label, figure) =>
      `${name}, un grafico. Valore più alto: ${label}, ${figure}. Tutti i valori sono nella vista «Tabelle».`,
  },
  downloads: {
    label: (name, format) => `Scarica ${name} in ${format}`,
    to: 'a',
    notDrawn: 'Il grafico non è ancora disegnato.',
    unsupported: 'Questo browser non può creare immagini.',
    failed: 'Non è stato possibile creare l’immagine.',
  },
}

import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** Days that a figure is compared with: a month or year with a name, or days without one. */
export type ComparedDays = { name: string } | 'yearEarlier' | 'daysBefore'

const daysName = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'a year earlier'
  return days === 'daysBefore' ? 'the days before' : days.name
}

export const messages = {
  title: 'Analytics',
  loading: 'Loading analytics',
  view: { label: 'View', charts: 'Charts', tables: 'Tables' },
  chooseDays: 'Choose the first and the last day',
  tryOthers: 'Try other days or another property.',
  filters: {
    from: 'From',
    to: 'To',
    period: 'Period',
    customDates: 'Custom dates',
    groupBy: 'Group by',
    property: 'Property',
    allProperties: 'All properties',
    noProperties: 'No Properties',
    unit: 'Unit',
    allUnits: 'All units',
    noUnits: 'No Units',
    loading: 'Loading',
  },
  periods: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  presets: {
    upToToday: 'Up to today',
    whole: 'Whole months and years',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  sections: {
    revenue: 'Revenue Overview',
    bookings: 'Bookings Overview',
    services: 'Services Overview',
    cancelled: 'Cancelled Bookings',
  },
  /** Headings of the first column of the tables. */
  headings: {
    days: 'Days',
    day: 'Day',
    week: 'Week of',
    month: 'Month',
    year: 'Year',
    property: 'Property',
    unit: 'Unit',
    service: 'Service',
    monthOfArrival: 'Month of arrival',
  },
  revenue: {
    name: {
      day: 'Revenue per day',
      week: 'Revenue per week',
      month: 'Revenue per month',
      year: 'Revenue per year',
    },
    loading: 'Loading revenue',
    empty: 'No revenue in this period',
  },
  shares: {
    name: { property: 'Revenue by property', unit: 'Revenue by unit' },
    loading: { property: 'Loading revenue by property', unit: 'Loading revenue by unit' },
    empty: 'No revenue to break down',
  },
  bookings: {
    name: { property: 'Bookings by property', unit: 'Bookings by unit' },
    loading: 'Loading bookings',
    empty: 'No arrivals in this period',
  },
  services: {
    name: 'Sales by service',
    loading: 'Loading services',
    empty: 'No services sold in this period',
  },
  cancelled: {
    name: 'Bookings created and cancelled, by month of arrival',
    loading: 'Loading cancelled bookings',
    empty: 'No arrivals in this period',
  },
  /** Names of the figures in charts, legends and columns. */
  series: {
    revenue: 'Revenue',
    yearBefore: 'Year before',
    sales: 'Sales',
    confirmed: 'Confirmed',
    total: 'Total',
    created: 'Created',
    cancelled: 'Cancelled',
    rate: 'Rate',
    occupiedNights: 'Occupied nights',
    offeredNights: 'Offered nights',
    occupancy: 'Occupancy',
    averageRate: 'Average nightly rate',
    arrivals: 'Arrivals',
  },
  percent: (value: number, decimals?: number) => `${en.number(value, decimals)} %`,
  points: (difference: number) => `${en.number(difference, 1)} points`,
  compared: {
    unknown: (days: ComparedDays) => `No figure for ${daysName(days)}`,
    alone: (days: ComparedDays, figure: string) => `${daysName(days)}: ${figure}`,
    same: (days: ComparedDays) => `Same as ${daysName(days)}`,
    /** The difference has its sign. */
    changed: (difference: string, days: ComparedDays, figure: string) =>
      `${difference} from ${daysName(days)} (${figure})`,
    yearEarlierIs: (range: string) => `A year earlier: ${range}.`,
    daysBeforeAre: (range: string) => `The days before: ${range}.`,
  },
  /** Of revenue, what does not count as such. */
  beside: {
    pending: (amount: number) => `${en.euros(amount)} more if pending stays come`,
    fees: (amount: number) => `plus ${en.euros(amount)} of cancellation fees`,
    passed_on: (amount: number) => `${en.euros(amount)} passed on, not in the revenue`,
    paid: (amount: number) => `${en.euros(amount)} paid in these days`,
  },
  keyFigures: {
    loading: 'Loading occupancy',
    occupancy: {
      title: 'Occupancy',
      explain: 'How occupancy is worked out',
      formula: (occupied: number, total: number) =>
        `Occupied nights / offered nights: ${en.number(occupied)} / ${en.plural(total, { one: '# night', other: '# nights' })}. Occupied nights belong to confirmed stays, to requests awaiting an answer and to stays from portals; offered nights are all nights of the units that are active now, less blocked and closed ones.`,
      imported: (count: number) => `of which ${en.plural(count, { one: '# night', other: '# nights' })} from portals`,
    },
    averageRate: {
      title: 'Average nightly rate',
      explain: 'How average nightly rate is worked out',
      formula: (revenue: number) =>
        `Revenue / nights of confirmed stays. The revenue is ${en.euros(revenue)}, with extra persons and services, less discounts, as in Revenue Overview.`,
    },
    revenue: {
      title: 'Revenue',
      explain: 'How revenue is worked out',
      formula:
        'The nights of confirmed stays in this period, each with its share of extra persons, services and discounts.',
    },
  },
  chart: {
    loading: 'Loading the chart',
    /** As screen readers announce it. */
    spoken: (name: string) => `${name}, a chart. All figures are in the Tables view.`,
    spokenWithPeak: (name: string, label: string, figure: string) =>
      `${name}, a chart. Highest: ${label}, ${figure}. All figures are in the Tables view.`,
  },
  downloads: {
    label: (name: string, format: string) => `Download ${name} as ${format}`,
    /** Between two days in the name of a file, in plain letters. */
    to: 'to',
    notDrawn: 'The chart is not drawn yet.',
    unsupported: 'This browser cannot create images.',
    failed: 'The image could not be created.',
  },
}
export type Messages = typeof messages

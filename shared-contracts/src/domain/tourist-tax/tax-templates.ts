import type { Day } from '../days/day.ts'
import type { ExemptGroup, TaxAmount, TaxRate } from './tax-rules.ts'

/** A municipality's tax as an example to begin with: nobody keeps it up to date but the owner who takes it. */
export type TaxTemplate = {
  municipality: string
  name: string
  exempt: readonly ExemptGroup[]
  rates: readonly TaxRate[]
  /** Address at which it was read, and the day. */
  source: string
  readOn: Day
}

const fixed = (from: Day, amounts: readonly Partial<TaxAmount>[], fields: Partial<TaxRate> = {}): TaxRate => ({
  ...{ from, kind: 'per_person', age_rule: 'birthday', max_nights: null, percent: 0, from_age: null },
  ...{ base_vat_percent: 0, breakfast_cents: 0 },
  ...fields,
  amounts: amounts.map((amount) => ({ cents: 0, from_age: null, category: null, season: null, ...amount })),
})
const share = (from: Day, percent: number, base_vat_percent: number): TaxRate => ({
  ...fixed(from, []),
  ...{ kind: 'percent', percent, base_vat_percent },
})

const readOn = '2026-11-29'

export const taxTemplates: readonly TaxTemplate[] = [
  {
    municipality: 'Wien',
    name: 'Ortstaxe',
    exempt: [],
    rates: [share('2026-07-01', 5, 10), share('2027-07-01', 8, 10)],
    source: 'https://b2b.wien.info/de/services/produkte-serviceangebote/ortstaxe-1085790',
    readOn,
  },
  {
    municipality: 'Alpbach',
    name: 'Aufenthaltsabgabe',
    exempt: ['business', 'residents'],
    rates: [fixed('2026-01-01', [{ cents: 350, from_age: 15 }], { age_rule: 'year_after' })],
    source: 'https://alpbachtal.at/de/info-und-service/agb',
    readOn,
  },
  {
    municipality: 'Kampen (Sylt)',
    name: 'Kurtaxe',
    exempt: [],
    rates: [
      fixed('2026-01-01', [
        { cents: 370, from_age: 18, season: { from: '04-01', to: '10-31' } },
        { cents: 185, from_age: 18, season: { from: '11-01', to: '03-31' } },
      ]),
    ],
    source: 'https://kampen.de/service/gemeinde-kampen/kurtaxe-und-strandbenutzung',
    readOn,
  },
  {
    municipality: 'Berlin',
    name: 'Übernachtungsteuer',
    exempt: [],
    rates: [share('2025-01-01', 7.5, 7)],
    source: 'https://convention.visitberlin.de/city-tax-berlin',
    readOn,
  },
  {
    municipality: 'Roma',
    name: 'Contributo di soggiorno',
    exempt: ['disabled', 'residents'],
    rates: [
      fixed(
        '2023-10-01',
        [
          { category: 'Hotel 1*', cents: 400 },
          { category: 'Hotel 2*', cents: 500 },
          { category: 'Hotel 3*', cents: 600 },
          { category: 'Hotel 4*', cents: 750 },
          { category: 'Hotel 5*', cents: 1000 },
          { category: 'Agriturismo', cents: 600 },
          { category: 'Casa vacanze', cents: 600 },
        ].map((amount) => ({ ...amount, from_age: 10 })),
        { max_nights: 10 },
      ),
    ],
    source: 'https://www.visitareroma.info/contributo-di-soggiorno-come-cambia-la-tassa-per-visitare-roma/',
    readOn,
  },
]

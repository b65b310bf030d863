import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { vatGroups } from '@keyhaven/shared-contracts/domain/money/vat'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { cancellationOf } from '../../content.ts'
import type { Document, DocumentLine } from '../../document.ts'
import { documentMessages } from '../../messages/document-messages.ts'

/** Numbers that look like chance and are the same in every run. */
function seeded(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, oneOf: <T>(some: readonly T[]): T => some[next(some.length)] as T }
}
type Chance = ReturnType<typeof seeded>

type Issuer = { tax_id: string; vat_id?: string; country: string }
const issuers: Issuer[] = [
  { tax_id: 'ATU13585627', country: 'Österreich' },
  { tax_id: '12/345/67890', vat_id: 'DE136695976', country: 'Germany' },
  { tax_id: '12/345/67890', country: 'Deutschland' },
]
const recipients = [
  { company: 'Muster & Söhne <GmbH>', vat_id: 'DE136695976', buyer_reference: 'PO 2026/77' },
  { company: 'Stadtamt', vat_id: '', buyer_reference: '04011000-1234512345-06' },
  { company: '', vat_id: '', buyer_reference: '' },
]

const address = {
  ...{ street: 'Seeweg', house_number: '7a', postal_code: '53100', city: 'Mondsee', phone: '+43 664 1234567' },
}

const line = (fields: Partial<DocumentLine> & Pick<DocumentLine, 'kind' | 'total_cents'>): DocumentLine => {
  const quantity = fields.quantity ?? 1
  return { label: '', unit_cents: Math.round(fields.total_cents / quantity), ...fields, quantity }
}

/** Lines of a stay: nights at odd prices, and by chance all else that a stay can be charged for. */
function linesOf({ next, oneOf }: Chance, nights: number): DocumentLine[] {
  const night = 3333 + next(9000)
  const charged = [
    line({ kind: 'nights', quantity: nights, total_cents: night * nights + next(3) }),
    ...(next(2) ? [line({ kind: 'extra_persons', persons: 1, quantity: nights, total_cents: 1501 * nights })] : []),
    ...(next(2)
      ? [
          line({
            kind: 'service',
            label: 'Breakfast',
            persons: 2,
            quantity: 2 * nights,
            total_cents: 2 * nights * 1217,
          }),
        ]
      : []),
    ...(next(2) ? [line({ kind: 'service', label: 'Final cleaning', total_cents: 5555, discountable: false })] : []),
    ...(next(3) === 0
      ? [line({ kind: 'service', label: 'Kayak', total_cents: 3333, vat: 'own', vat_percent: 5.5 })]
      : []),
    ...(next(2)
      ? [line({ kind: 'service', label: 'Tourist tax', quantity: nights, total_cents: 350 * nights, passed_on: true })]
      : []),
  ]
  const percent = oneOf([0, 10, 33, 100])
  if (percent === 0) return charged
  const reducible = charged.filter(({ passed_on, discountable }) => passed_on !== true && discountable !== false)
  const sum = reducible.reduce((total, { total_cents }) => total + total_cents, 0)
  return [
    ...charged,
    line({ kind: 'discount', code: 'SPRING', percent, total_cents: 0 - Math.round((sum * percent) / 100) }),
  ]
}

const priced = ({ kind, total_cents, passed_on, discountable, vat, vat_percent }: DocumentLine) => ({
  ...{ kind, totalCents: total_cents, passedOn: passed_on, discountable, vat, vatPercent: vat_percent },
})

/** An issued invoice, made by a seed: a private guest or a company, with VAT at some rates or as a small business, paid or not. */
export function anInvoice(seed: number): Document {
  const chance = seeded(seed * 7919)
  const { next, oneOf } = chance
  const nights = 1 + next(9)
  const lines = linesOf(chance, nights)
  const total = lines.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const locale = oneOf(guestLocales)
  const rates = oneOf([
    { lodging: 10, extras: 20 },
    { lodging: 7, extras: 19 },
    { lodging: 3.8, extras: 8.1 },
    { lodging: 0, extras: 22 },
    null,
  ])
  const { country, ...tax } = oneOf(issuers)
  const account = next(2)
    ? { iban: 'DE89370400440532013000', bic: oneOf(['', 'COBADEFFXXX']), holder: 'Anna Huber' }
    : null
  const check_in = addDays('2026-07-01', next(60))
  const check_out: Day = addDays(check_in, nights)
  const deposit = next(2) ? Math.round(total / 3) : 0
  return {
    ...{ created_at: '2026-06-01T10:00:00Z', time_zone: 'Europe/Vienna', reference: `B-${seed}`, logo: null },
    issuer: {
      name: 'Anna Huber',
      email: 'anna@example.com',
      ...tax,
      business_name: oneOf(['', 'Haus am See']),
      account,
      address: { ...address, country },
    },
    recipient: {
      id: 1,
      name: 'Karl Maier',
      email: 'karl@example.com',
      ...oneOf(recipients),
      address: { ...address, country: 'Germany' },
    },
    stay: {
      property: 'Haus am See',
      place: 'Mondsee, Austria',
      unit: 'Nr. 3',
      unit_id: 1,
      check_in,
      check_out,
      nights,
      guests: 2,
    },
    ...{ lines, total_cents: total, deposit_cents: deposit, deposit_paid: deposit > 0, deposit_held_cents: deposit },
    ...{
      paid_cents: deposit,
      locale,
      number: `2026-${seed}`,
      kind: 'invoice',
      status: 'issued',
      date: check_out,
      cancels: null,
    },
    vat: rates ? vatGroups(lines.map(priced), rates) : [],
    note: rates ? '' : documentMessages[locale].smallBusinessNote,
    terms: oneOf(['', '# 14 days\n#SKONTO#', documentMessages[locale].paymentTerms]),
  }
}

/** The invoice of a cancellation fee, with VAT or without. */
export function aFeeInvoice(seed: number, vat: number | null): Document {
  const invoice = anInvoice(seed)
  const t = documentMessages[invoice.locale ?? 'en']
  const lines = [line({ kind: 'service', label: t.fee(invoice.reference), total_cents: 9999 + seed })]
  const total_cents = 9999 + seed
  const groups = vat === null ? [] : vatGroups(lines.map(priced), { lodging: vat, extras: vat })
  return {
    ...invoice,
    lines,
    total_cents,
    vat: groups,
    note: vat === null ? t.feeNote : '',
    terms: t.feeTerms,
    is_fee: true,
    paid_cents: 0,
  }
}

export const aCancellation = (seed: number) => cancellationOf(anInvoice(seed), `2026-9${seed}`, '2026-12-01')

import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { MoneyDue } from '@keyhaven/shared-contracts/contract/finance/money-due'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { expect, test } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { type TaxRow, taxRows } from '../invoices/exports.ts'
import { aBooking, aClient, aService, aUnit } from '../testing/factories.ts'
import { ownedRow } from '../owner-id.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + toCents(amountOf(row)), 0)

/** An owner with VAT, a rule, and one stay of whose history the dice decide. */
async function aHistory(dice: () => number) {
  const upTo = (limit: number) => Math.floor(dice() * limit)
  const owner = await server.signUpOwner({ personals: true })
  await owner.call('PATCH', '/api/invoice-settings/', {
    ...{ auto_issue: false, number_prefix: '', small_business_note: '', payment_terms: '' },
    vat_rates: [{ from: '2026-01-01', lodging: 10, extras: 20 }],
  })
  const deposits = [{ deposit_percent: 1 + upTo(99) }, { deposit_nights: 1 + upTo(3) }, { deposit_amount: 33.33 }, {}]
  const deposit = deposits[upTo(4)] ?? {}
  const days = Object.keys(deposit).length > 0 ? { deposit_due_days: upTo(20) } : {}
  await owner.call('PATCH', '/api/payment-settings/', { ...deposit, ...days, rest_due_days_before: upTo(40) })
  const unit = await aUnit(owner, { price_per_night: 33.33 })
  const extra = await aService(owner, { property: unit.property.id, type: 'one_time', price: 10.01 })
  const client = await aClient(owner)
  const place = { unit: unit.id, property: unit.property.id, client: client.id, guests_count: 2, promo_code: null }
  const stay = { check_in: '2027-03-01', check_out: '2027-03-04', services: [] as number[], status: 'confirmed' }
  const { id } = await aBooking(owner, { ...place, ...stay, deposit_amount: undefined })

  const read = async () => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body
  const documents = async () => (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
  const patch = async (fields: object) => {
    const issued = (await documents()).find(({ status, kind }) => status === 'issued' && kind === 'invoice')
    const { deposit_amount, deposit_due, deposit_paid } = await read()
    return owner.call('PATCH', `/api/booking/${id}/`, {
      ...{ ...place, ...stay, deposit_amount, deposit_due, deposit_paid },
      ...{ ...fields, cancels_invoice: issued?.invoice_number ?? null },
    })
  }
  const pay = (kind: string, amount: number) =>
    owner.call('POST', `/api/booking/${id}/payments/`, {
      ...{ date: '2027-01-10', kind, amount, method: 'transfer', note: 'Of a history' },
    })
  const steps: (() => Promise<unknown>)[] = [
    () => {
      stay.check_in = addDays('2027-01-12', upTo(60))
      stay.check_out = addDays(stay.check_in, 1 + upTo(9))
      return patch({})
    },
    () => {
      stay.services = upTo(2) === 0 ? [] : [extra.id]
      return patch({})
    },
    () => pay('deposit', 0.01 + upTo(9000) / 100),
    () => pay('payment', 0.01 + upTo(20_000) / 100),
    () => pay('refund', 0.01 + upTo(5000) / 100),
    async () => {
      const draft = (await documents()).find(({ status }) => status === 'draft')
      if (draft) await owner.call('POST', `/api/invoices/${draft.id}/issue/`, {})
    },
    () => {
      stay.status = stay.status === 'cancelled' ? 'confirmed' : 'cancelled'
      return patch(stay.status === 'cancelled' ? { cancellation_fee: upTo(3) } : {})
    },
  ]
  const step = () => steps[upTo(steps.length)]?.()
  const ledger = async () => (await owner.call<Ledger>('GET', `/api/booking/${id}/payments/`)).body
  const due = async () => (await owner.call<MoneyDue[]>('GET', '/api/money-due/')).body
  const row = await server.db
    .selectFrom('bookings')
    .select('owner_id as owner')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const year = { from: '2027-01-01', to: '2027-12-31' }
  const exported = async () => {
    const rows: TaxRow[] = []
    for await (const one of taxRows(server.context, ownedRow(row).owner, year)) rows.push(one)
    return rows
  }
  return { step, read, ledger, documents, due, exported }
}

/** Kinds of things that the histories came upon: a history in which nothing happens proves nothing. */
const seen = new Set<string>()

/** Sums of a history that do not add up; none where all do. */
async function faultsOf({ read, ledger, documents, due, exported }: Awaited<ReturnType<typeof aHistory>>) {
  const [booking, account, papers, waiting, rows] = await Promise.all([
    read(),
    ledger(),
    documents(),
    due(),
    exported(),
  ])
  const { payment_plan: plan = [], total_price, status } = booking
  const paid = sumOf(account.payments, ({ amount }) => amount)
  const total = toCents(total_price)
  const owed = status === 'cancelled' ? toCents(booking.cancellation_fee ?? 0) : total
  const issued = papers.filter((paper) => paper.status !== 'draft')
  const live = papers.find((paper) => paper.status === 'issued' && paper.kind === 'invoice')
  const refund = sumOf(
    waiting.filter(({ kind }) => kind === 'refund'),
    ({ amount }) => amount,
  )
  const open = sumOf(
    waiting.filter(({ kind }) => kind === 'deposit' || kind === 'rest' || kind === 'full'),
    ({ amount }) => amount,
  )
  for (const { kind } of [...plan, ...waiting]) seen.add(kind)
  for (const { kind, status: state } of papers) seen.add(`${state} ${kind}`)
  for (const { kind } of account.payments) seen.add(`entry ${kind}`)
  seen.add(status)
  const planned = plan.filter((part) => part.due <= '2027-01-24')
  return Object.entries({
    'the ledger sums to what was paid': paid === toCents(account.paid),
    'the balance is what is owed less what was paid': toCents(account.balance) === owed - paid,
    'the plan sums to the total': plan.length === 0 || sumOf(plan, ({ amount }) => amount) === total,
    'a stay with something to pay has a plan, and a cancelled one none':
      plan.length > 0 === (status !== 'cancelled' && total > 0),
    'the parts take what was paid, and no more':
      plan.length === 0 || sumOf(plan, ({ paid: part }) => part) === Math.min(paid, total),
    'what is open by now is on the list':
      open === sumOf(planned, ({ amount, paid: part }) => (toCents(amount) - toCents(part)) / 100),
    'what is to go back is on the list': refund === Math.max(paid - owed, 0),
    'the documents that count say the total': !live || live.is_fee || toCents(live.total_price) === total,
    'the export sums to the documents':
      sumOf(rows, ({ gross }) => gross) === sumOf(issued, (paper) => paper.total_price),
    'net and VAT of the export are its gross': rows.every(
      ({ net, vat, gross }) => toCents(net) + toCents(vat) === toCents(gross),
    ),
  }).flatMap(([what, isTrue]) => (isTrue ? [] : [what]))
}

test(
  'plan, payments, refunds, documents and export add up in any history of a booking',
  { timeout: 300_000 },
  async () => {
    const faults: unknown[] = []
    for (let seed = 1; seed <= 40; seed += 1) {
      const dice = random(seed)
      const history = await aHistory(dice)
      for (let at = 0; at < 14; at += 1) {
        await history.step()
        const wrong = await faultsOf(history)
        if (wrong.length > 0) faults.push({ seed, at, wrong, booking: await history.read() })
        if (faults.length > 3) break
      }
    }
    expect(faults).toEqual([])
    expect([...seen].toSorted()).toEqual([
      ...['cancelled', 'cancelled invoice', 'confirmed', 'deposit', 'draft invoice', 'entry deposit', 'entry payment'],
      ...['entry refund', 'full', 'issued cancellation', 'issued invoice', 'refund', 'rest'],
    ])
  },
)

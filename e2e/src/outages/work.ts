import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { aClient, aUnit } from '@keyhaven/api/testing/factories'
import { imageForm } from '@keyhaven/api/testing/image-form'
import { encoded } from '@keyhaven/api/testing/pictures'
import { type Answer, unique } from '@keyhaven/api/testing/test-server'
import { expect } from '@playwright/test'
import { until } from '../faults/row.ts'
import type { Ground } from './ground.ts'

/** The API allows as many pictures of a unit. */
const maxPictures = 25
const lanes = 4

type Acknowledged = {
  bookings: Map<number, string>
  payments: number[]
  documents: number[]
  pictures: string[]
  mails: string[]
}

const noAnswer: Answer<never> = { status: 0, body: undefined as never, headers: new Headers() }

/**
 * Works as owners do, in four lanes: books, enters the payment, issues the invoice, adds a picture, and lets a stranger
 * register, who gets a mail. What gets no answer, or 503, is sent again as a page sends it again: with its Idempotency-Key.
 */
export async function startWork({ owner, api, received, readiness }: Ground) {
  const done: Acknowledged = { bookings: new Map(), payments: [], documents: [], pictures: [], mails: [] }
  const statuses = new Map<number, number>()
  const state = { ended: false }

  const send = async <T>(method: string, path: string, body?: unknown, key?: string): Promise<Answer<T>> => {
    for (;;) {
      const answer = await owner
        .call<T>(method, path, body, key === undefined ? {} : { 'idempotency-key': key })
        .catch(() => noAnswer)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      // What has no key may have been done although nobody heard of it: it is not repeated.
      if ((answer.status !== 0 && answer.status !== 503) || key === undefined || state.ended) return answer
      await new Promise((later) => setTimeout(later, 100))
    }
  }

  const client = await aClient(owner)
  const picture = await encoded.png(40, 30)

  const lane = async () => {
    const { id, property } = await aUnit(owner)
    for (let at = 0; !state.ended; at += 1) {
      const check_in = addDays('2027-01-01', at)
      const stay = { unit: id, property: property.id, client: client.id, check_in, check_out: addDays(check_in, 1) }
      const terms = {
        guests_count: 1,
        deposit_paid: false,
        deposit_amount: 0,
        promo_code: null,
        services: [],
        status: 'confirmed',
      }
      const booked = await send<Booking>('POST', '/api/bookings/', { ...stay, ...terms }, unique())
      if (booked.status !== 201) continue
      done.bookings.set(booked.body.id, `${id} ${check_in}`)
      const payment = { date: '2026-01-10', kind: 'deposit', amount: '10', method: 'transfer', note: '' }
      const paid = await send('POST', `/api/booking/${booked.body.id}/payments/`, payment, unique())
      if (paid.status === 201) done.payments.push(booked.body.id)
      const drafts = await send<Invoice[]>('GET', `/api/invoices/owner/?search=${booked.body.reference}`)
      const draft = drafts.status === 200 ? drafts.body[0] : undefined
      const issued = draft && (await send<Invoice>('POST', `/api/invoices/${draft.id}/issue/`))
      if (draft && issued?.status === 200) done.documents.push(draft.id)
      if (at < maxPictures) {
        const added = await send<OwnImage>(
          'POST',
          '/api/unit-images/',
          imageForm({ unit: id, alt_text: 'A view' }, picture, 'a.png'),
        )
        if (added.status === 201) done.pictures.push(added.body.image)
      }
      if (at % 5 === 0) {
        const email = `stranger-${unique()}@example.com`
        const person = { first_name: 'Eva', last_name: 'Moser', email, privacy: true, password: 'Secret-123' }
        if ((await send('POST', '/auth/register/', person)).status === 201) done.mails.push(email)
      }
    }
  }
  const working = Promise.all(Array.from({ length: lanes }, lane))

  /** Bookings by their nights, as the API lists them. */
  const countStays = async () => {
    const stays = new Map<string, number>()
    for (let page = 1; ; page += 1) {
      const { body } = await owner.call<Booking[]>('GET', `/api/bookings/?page=${page}&page_size=100`)
      for (const { unit, check_in } of body)
        stays.set(`${unit.id} ${check_in}`, (stays.get(`${unit.id} ${check_in}`) ?? 0) + 1)
      if (body.length < 100) return stays
    }
  }
  const issuedNumbers = async () => {
    const numbers = new Map<number, string>()
    for (let page = 1; ; page += 1) {
      const { body } = await owner.call<Invoice[]>(
        'GET',
        `/api/invoices/owner/?status=issued&page=${page}&page_size=100`,
      )
      for (const { id, invoice_number } of body) numbers.set(id, invoice_number)
      if (body.length < 100) return numbers
    }
  }

  /** Ends the work, waits until everything answers again and all mails are there, and expects that nothing was lost or doubled. */
  const end = async ({ mailsOnce = false } = {}) => {
    state.ended = true
    await working
    await until('ready', async () => (await readiness()).status !== 'away')
    const stays = await countStays()
    expect
      .soft(
        [...done.bookings.values()].filter((stay) => !stays.has(stay)),
        'bookings lost',
      )
      .toEqual([])
    expect
      .soft(
        [...stays].filter(([, count]) => count > 1),
        'bookings doubled',
      )
      .toEqual([])
    for (const id of done.payments) {
      const { body } = await owner.call<Ledger>('GET', `/api/booking/${id}/payments/`)
      expect.soft(body.payments.length, `payments of booking ${id}`).toBe(1)
    }
    const numbers = await issuedNumbers()
    expect
      .soft(
        done.documents.filter((id) => !numbers.has(id)),
        'documents lost',
      )
      .toEqual([])
    expect.soft(new Set(numbers.values()).size, 'different numbers of documents').toBe(numbers.size)
    for (const path of done.pictures) {
      const answer = await fetch(`${api().url}/media/${path}`)
      const { byteLength } = await answer.arrayBuffer()
      expect.soft(answer.status === 200 && byteLength > 0, `the picture ${path}`).toBe(true)
    }
    const times = (email: string) => received().filter(({ to }) => to?.[0]?.address === email).length
    await until('all mails', () => done.mails.every((email) => times(email) > 0), 90_000)
    const mailedTwice = done.mails.filter((email) => times(email) > 1)
    if (mailsOnce) expect.soft(mailedTwice, 'mails that came twice').toEqual([])
    const unexpected = [...statuses].filter(([status]) => ![0, 200, 201, 503].includes(status))
    expect.soft(unexpected, 'unexpected answers').toEqual([])
    const { bookings, payments, documents, pictures, mails } = done
    const summary = `${bookings.size} bookings, ${payments.length} payments, ${documents.length} documents, ${pictures.length} pictures, ${mails.length} mails`
    return {
      summary,
      mailedTwice: mailedTwice.length,
      unanswered: statuses.get(0) ?? 0,
      refused: statuses.get(503) ?? 0,
    }
  }
  const progress = () => done.bookings.size
  return { end, progress }
}
export type Work = Awaited<ReturnType<typeof startWork>>

/** Waits until some more was acknowledged: the outage meets work that is under way. */
export const someMore = async (work: Work, count = 12) => {
  const before = work.progress()
  return until('work goes on', () => work.progress() >= before + count, 180_000)
}

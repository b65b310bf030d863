import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import type { Parts } from '../parts.ts'
import { type App, serve, serveList } from '../serve.ts'
import { quoteBooking } from './quote.ts'
import { changeBooking, createBooking, listBookings, readBooking, removeBooking } from './service.ts'

export function bookingsRoutes(app: App, { db, clock }: Parts) {
  serveList(app, bookingsApi.list, ({ owner, query }) => listBookings(db, owner, query))
  serve(app, bookingsApi.one, ({ owner, params }) => readBooking(db, owner, params.id))
  serve(app, bookingsApi.quote, ({ owner, body }) => quoteBooking(db, owner, body, clock()))
  serve(app, bookingsApi.create, ({ owner, body, request }) =>
    createBooking({ db, owner, now: clock() }, body, request.idempotencyKey),
  )
  serve(app, bookingsApi.update, ({ owner, params, body }) =>
    changeBooking({ db, owner, now: clock() }, params.id, body),
  )
  serve(app, bookingsApi.remove, async ({ owner, params }) => {
    await removeBooking({ db, owner }, params.id)
    return undefined
  })
}

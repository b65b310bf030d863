import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { quoteBooking } from './quote.ts'
import { changeBooking, createBooking, listBookings, readBooking, removeBooking } from './service.ts'

export function bookingsRoutes(app: App, { db, clock, env }: AppContext) {
  const own = (owner: OwnerId) => ({ db, owner, now: clock(), origin: env.origin })
  serveList(app, bookingsApi.list, ({ owner, query }) => listBookings(db, owner, query, clock()))
  serve(app, bookingsApi.one, ({ owner, params }) => readBooking(db, owner, params.id))
  serve(app, bookingsApi.quote, ({ owner, body }) => quoteBooking(db, owner, body, clock()))
  serve(app, bookingsApi.create, ({ owner, body, request }) => createBooking(own(owner), body, request.idempotencyKey))
  serve(app, bookingsApi.update, ({ owner, params, body }) => changeBooking(own(owner), params.id, body))
  serve(app, bookingsApi.remove, async ({ owner, params }) => {
    await removeBooking(own(owner), params.id)
    return undefined
  })
}

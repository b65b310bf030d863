import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { quoteForOwner } from './quote.ts'
import { changeBooking, countBookings, createBooking, listBookings, oneBooking, removeBooking } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, bookingsApi.list, ({ owner, query }) => listBookings(context, owner, query))
  serve(app, bookingsApi.stages, ({ owner, query }) => countBookings(context, owner, query))
  serve(app, bookingsApi.one, ({ owner, params }) => oneBooking(context, owner, params.id))
  serve(app, bookingsApi.quote, ({ owner, body }) => quoteForOwner(context, owner, body))
  serve(app, bookingsApi.create, ({ owner, body, request }) =>
    createBooking(context, owner, body, request.idempotencyKey),
  )
  serve(app, bookingsApi.update, ({ owner, params, body }) => changeBooking(context, owner, params.id, body))
  serve(app, bookingsApi.remove, async ({ owner, params }) => {
    await removeBooking(context, owner, params.id)
    return undefined
  })
}

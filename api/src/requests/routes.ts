import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { publicDecisionsApi } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { stayCalendar } from '@keyhaven/shared-contracts/contract/bookings/stay-calendar'
import type { AppContext } from '../context.ts'
import { type App, serve, serveFile } from '../http/serve.ts'
import { alternativesTo } from './alternatives.ts'
import {
  calendarOfStay,
  cancelRequest,
  decideAsOwner,
  decideByLink,
  guestRequest,
  linkOf,
  requestToDecide,
} from './decisions.ts'
import { confirmRequest, resendMail } from './confirming.ts'
import { askForStay, quoteStay } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, publicRequestsApi.quote, ({ query, body, request }) => quoteStay(context, query.owner, body, request.ip))
  serve(app, publicRequestsApi.alternatives, ({ query }) => alternativesTo(context, query))
  serve(app, publicRequestsApi.create, ({ query, body, request }) => askForStay(context, query.owner, body, request))
  serve(app, publicRequestsApi.one, (call) => guestRequest(context, linkOf(call)))
  serve(app, publicRequestsApi.confirm, (call) => confirmRequest(context, linkOf(call), call.body.secret))
  serve(app, publicRequestsApi.resend, (call) => resendMail(context, linkOf(call)))
  serve(app, publicRequestsApi.cancel, (call) => cancelRequest(context, linkOf(call), call.body.fee))
  serve(app, publicDecisionsApi.toDecide, (call) => requestToDecide(context, linkOf(call)))
  serve(app, publicDecisionsApi.decide, (call) => decideByLink(context, linkOf(call), call.body))
  // A file, not JSON: mail programs and calendars open it.
  serveFile(app, stayCalendar, async (call, _request, reply) => {
    const { method, content } = await calendarOfStay(context, linkOf(call))
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="stay.ics"')
      .send(content)
  })
  serve(app, bookingsApi.decide, ({ owner, params, body }) => decideAsOwner(context, owner, params.id, body))
}

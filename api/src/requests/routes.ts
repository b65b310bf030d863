import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import type { Parts } from '../parts.ts'
import { type App, serve } from '../serve.ts'
import { alternativesTo } from './alternatives.ts'
import { cancelRequest, decideAsOwner, decideByLink, guestRequest, requestToDecide } from './answering.ts'
import { askForStay, quoteStay } from './service.ts'

export function requestsRoutes(app: App, parts: Parts) {
  serve(app, publicRequestsApi.quote, ({ query, body, request }) => quoteStay(parts, query.owner, body, request.ip))
  serve(app, publicRequestsApi.alternatives, ({ query, request }) => alternativesTo(parts, query, request.ip))
  serve(app, publicRequestsApi.create, ({ query, body, request }) => askForStay(parts, query.owner, body, request))
  serve(app, publicRequestsApi.one, ({ params }) => guestRequest(parts, params.token))
  serve(app, publicRequestsApi.cancel, ({ params }) => cancelRequest(parts, params.token))
  serve(app, publicRequestsApi.toDecide, ({ params }) => requestToDecide(parts, params.token))
  serve(app, publicRequestsApi.decide, ({ params, body }) => decideByLink(parts, params.token, body.decision))
  serve(app, bookingsApi.decide, ({ owner, params, body }) => decideAsOwner(parts, owner, params.id, body.decision))
}

import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import type { AppContext } from '../context.ts'
import { type App, serve, servePublicList } from '../http/serve.ts'
import { availableUnits, locations, publicProperties, publicProperty, taken } from './service.ts'

export function publicRoutes(app: App, context: AppContext) {
  servePublicList(app, publicApi.list, ({ query }) => publicProperties(context, query))
  servePublicList(app, publicApi.availableUnits, ({ query }) => availableUnits(context, query))
  serve(app, publicApi.locations, ({ query }) => locations(context, query.owner))
  serve(app, publicApi.property, ({ params, query }) => publicProperty(context, params.id, query.owner))
  serve(app, publicApi.taken, ({ params, query }) => taken(context, params.id, query.owner))
}

import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import type { AppContext } from '../context.ts'
import { type App, serve, servePublicList } from '../http/serve.ts'
import { availableUnits, locations, publicProperties, publicProperty, taken } from './service.ts'

export function publicRoutes(app: App, { db, clock }: AppContext) {
  servePublicList(app, publicApi.list, ({ query }) => publicProperties(db, query, clock()))
  servePublicList(app, publicApi.availableUnits, ({ query }) => availableUnits(db, query, clock()))
  serve(app, publicApi.locations, ({ query }) => locations(db, query.owner, clock()))
  serve(app, publicApi.property, ({ params, query }) => publicProperty(db, params.id, query.owner, clock()))
  serve(app, publicApi.taken, ({ params, query }) => taken(db, params.id, query.owner, clock()))
}

import { mapApi } from '@keyhaven/shared-contracts/contract/inventory/map'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { AppContext } from '../context.ts'
import { readAnywhere } from '../http/read-anywhere.ts'
import { type App, serve, servePublicList } from '../http/serve.ts'
import { publicSearchRoutes } from './search/routes.ts'
import { availableUnits, locations, publicProperties, publicProperty, takenDays, unitPlace } from './service.ts'

export function routes(app: App, context: AppContext) {
  publicSearchRoutes(app, context)
  servePublicList(app, publicApi.list, ({ query, request }) =>
    readAnywhere(context, request, (from) => publicProperties(from, query)),
  )
  servePublicList(app, publicApi.availableUnits, ({ query, request }) =>
    readAnywhere(context, request, (from) => availableUnits(from, query)),
  )
  serve(app, publicApi.locations, ({ query, request }) =>
    readAnywhere(context, request, (from) => locations(from, query.owner)),
  )
  serve(app, publicApi.property, ({ params, query, request }) =>
    readAnywhere(context, request, (from) => publicProperty(from, params.id, query)),
  )
  serve(app, publicApi.unit, ({ params, query, request }) =>
    readAnywhere(context, request, (from) => unitPlace(from, params.id, query.owner)),
  )
  serve(app, publicApi.taken, ({ params, query, request }) =>
    readAnywhere(context, request, (from) => takenDays(from, params.id, query.owner)),
  )
  serve(app, mapApi.tiles, () => Promise.resolve({ tiles: context.env.mapTiles ?? null }))
}

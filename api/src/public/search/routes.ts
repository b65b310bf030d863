import { pricesApi } from '@keyhaven/shared-contracts/contract/public/public-prices'
import { searchApi } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { AppContext } from '../../context.ts'
import { readAnywhere } from '../../http/read-anywhere.ts'
import { type App, serve, servePublicList } from '../../http/serve.ts'
import { filters } from './filters.ts'
import { nearby } from './nearby.ts'
import { flexible } from './other-days.ts'
import { pins } from './pins.ts'
import { prices } from './prices.ts'
import { results } from './results.ts'

export function publicSearchRoutes(app: App, context: AppContext) {
  servePublicList(app, searchApi.results, ({ query, request }) =>
    readAnywhere(context, request, (from) => results(from, query)),
  )
  serve(app, searchApi.filters, ({ query, request }) => readAnywhere(context, request, (from) => filters(from, query)))
  serve(app, searchApi.pins, ({ query, request }) => readAnywhere(context, request, (from) => pins(from, query)))
  serve(app, searchApi.nearby, ({ query, request }) => readAnywhere(context, request, (from) => nearby(from, query)))
  serve(app, searchApi.flexible, ({ query, request }) =>
    readAnywhere(context, request, (from) => flexible(from, query)),
  )
  serve(app, pricesApi.ofNights, ({ params, query, request }) =>
    readAnywhere(context, request, (from) => prices(from, params.id, query)),
  )
}

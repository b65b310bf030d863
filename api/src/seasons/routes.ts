import { seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listSeasons } from './reads.ts'
import { changeSeason, copySeasons, createSeasons, createUnitPrices, removeSeason } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, seasonsApi.list, ({ owner, query }) => listSeasons(context.db, owner, query))
  serve(app, seasonsApi.create, ({ owner, body }) => createSeasons(context, owner, body))
  serve(app, seasonsApi.createPriced, ({ owner, body }) => createUnitPrices(context, owner, body))
  serve(app, seasonsApi.copy, ({ owner, body }) => copySeasons(context, owner, body))
  serve(app, seasonsApi.update, ({ owner, params, body }) => changeSeason(context, owner, params.id, body))
  serve(app, seasonsApi.remove, async ({ owner, params }) => {
    await removeSeason(context, owner, params.id)
    return undefined
  })
}

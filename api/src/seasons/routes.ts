import { seasonsApi } from '@keyhaven/shared-contracts/contract/seasons'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { changeSeason, copySeasons, createSeasons, createUnitPrices, listSeasons, removeSeason } from './service.ts'

export function seasonsRoutes(app: App, { db }: AppContext) {
  serveList(app, seasonsApi.list, ({ owner, query }) => listSeasons(db, owner, query))
  serve(app, seasonsApi.create, ({ owner, body }) => createSeasons(db, owner, body))
  serve(app, seasonsApi.createPriced, ({ owner, body }) => createUnitPrices(db, owner, body))
  serve(app, seasonsApi.copy, ({ owner, body }) => copySeasons(db, owner, body))
  serve(app, seasonsApi.update, ({ owner, params, body }) => changeSeason(db, owner, params.id, body))
  serve(app, seasonsApi.remove, async ({ owner, params }) => {
    await removeSeason(db, owner, params.id)
    return undefined
  })
}
